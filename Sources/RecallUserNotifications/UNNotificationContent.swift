/// What a notification says.
public class UNNotificationContent: @unchecked Sendable {
  public internal(set) var title = ""
  public internal(set) var subtitle = ""
  public internal(set) var body = ""
  /// The number on the program's sign.
  public internal(set) var badge: NSNumber?
  public internal(set) var sound: UNNotificationSound?
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  public internal(set) var categoryIdentifier = ""
  public internal(set) var threadIdentifier = ""

  init() {}
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }

  public override init() {}
}

/// What is heard with a notification.
public final class UNNotificationSound: Sendable {
  /// The system's.
  public static let `default` = UNNotificationSound(name: nil)
  /// The system's for what can't wait.
  public static let defaultCritical = UNNotificationSound(name: nil)
  /// The system's for a call.
  public static let defaultRingtone = UNNotificationSound(name: nil)

  let name: UNNotificationSoundName?

  private init(name: UNNotificationSoundName?) {
    self.name = name
  }

  /// Creates the sound of a file that comes with the program.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(name: name)
  }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
