/// What a program wants to be allowed.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// What a program is allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
}

/// What people allow a program.
public final class UNNotificationSettings: Sendable {
  public let authorizationStatus: UNAuthorizationStatus

  init(_ authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }
}

/// Why a notification won't come.
public struct UNError: Error, Hashable, LocalizedError {
  /// The kinds of it.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public var errorDescription: String? {
    "expected to be allowed to notify, found that nobody who plays on a stage allows it"
  }
}
