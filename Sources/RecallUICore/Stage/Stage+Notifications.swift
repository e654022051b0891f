extension Notification.Name {
  /// The window has the keyboard's focus.
  package static let stageDidBecomeActive = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The window is about to lose the keyboard's focus.
  package static let stageWillResignActive = Notification.Name(
    "UIApplicationWillResignActiveNotification")
}

extension Stage {
  /// Tells the program that listens whether the window has the keyboard's focus.
  func notify(of change: FocusChange) {
    guard services.notifications.isHeard else { return }
    NotificationCenter.default.post(
      name: change == .gained ? .stageDidBecomeActive : .stageWillResignActive, object: nil)
  }
}
