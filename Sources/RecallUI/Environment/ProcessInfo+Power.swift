extension ProcessInfo {
  /// Whether the machine saves power, and programs should, too: never, as a stage knows of no machine.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// The machine begins or ends to save power, which a stage never hears of.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
