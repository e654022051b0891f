/// Where programs ask for notifications. A stage has none: all is as where people said that they want none, so that a
/// program does what it does there.
public final class UNUserNotificationCenter: Sendable {
  private static let shared = UNUserNotificationCenter()

  private let listener = Listener()

  private init() {}

  /// Who is told of notifications: nobody ever is, since none come. The center doesn't keep it alive.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { listener.delegate }
    set { listener.delegate = newValue }
  }

  /// Who would be told.
  private final class Listener: @unchecked Sendable {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  /// The only one.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Asks whether notifications may come.
  ///
  /// - Parameters:
  ///   - options: What they are to do.
  ///   - completionHandler: Gets false when what is running is done, and no error, as where people decline.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    StageQueue.main.async { completionHandler(false, nil) }
  }

  /// Asks whether notifications may come.
  ///
  /// - Returns: False, as where people decline.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Tells that they may not come.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    StageQueue.main.async { completionHandler(UNNotificationSettings(.denied)) }
  }

  /// Tells that they may not come.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(.denied)
  }

  /// Asks for a notification, which won't come.
  ///
  /// - Parameters:
  ///   - request: What, and when.
  ///   - completionHandler: Gets `UNError.Code.notificationsNotAllowed` when what is running is done.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    StageQueue.main.async { completionHandler(UNError(.notificationsNotAllowed)) }
  }

  /// Asks for a notification, which won't come.
  ///
  /// - Throws: `UNError` with the code `notificationsNotAllowed`.
  public func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  /// Tells of none: those that were asked for weren't allowed.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    StageQueue.main.async { completionHandler([]) }
  }

  /// There are none.
  public func removeAllPendingNotificationRequests() {}

  /// There are none.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  /// There are none.
  public func removeAllDeliveredNotifications() {}
}
