/// When a notification is to come.
public class UNNotificationTrigger: @unchecked Sendable {
  /// Whether again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// Some time from now.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// When a calendar says so.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that is to come.
public final class UNNotificationRequest: Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  /// Nil for at once.
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
