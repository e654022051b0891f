/// What people have set on their devices, where a stage has nothing to set.
public enum UIAccessibility: Sendable {
  /// False: `accessibilityReduceMotion` of the environment tells what a view is to do.
  public static var isReduceMotionEnabled: Bool { false }
  /// False: nobody sets it here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: nobody sets it here.
  public static var isVoiceOverRunning: Bool { false }
}

extension UIApplication {
  /// The window has the keyboard's focus.
  public static let didBecomeActiveNotification = Notification.Name.stageDidBecomeActive
  /// The window is about to lose the keyboard's focus.
  public static let willResignActiveNotification = Notification.Name.stageWillResignActive
  /// Never told: a window goes to no background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never told: a window goes to no background.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never told: nobody knows of pictures that others take of a window.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Never told: a stage hears of no shortage of memory.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never told: a stage's clock has no days that others set.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Never told: a stage ends with its window.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
