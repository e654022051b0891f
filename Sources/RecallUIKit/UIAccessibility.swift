/// What people have set on their devices, where a stage has nothing to set.
public enum UIAccessibility: Sendable {
  /// False: `accessibilityReduceMotion` of the environment tells what a view is to do.
  public static var isReduceMotionEnabled: Bool { false }
  /// False: nobody sets it here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: nobody sets it here.
  public static var isVoiceOverRunning: Bool { false }
  /// False: nobody sets it here.
  public static var isSwitchControlRunning: Bool { false }
  /// False: nobody sets it here.
  public static var isBoldTextEnabled: Bool { false }

  /// What those are told who can't see the screen.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Something to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is seen, and what is to be read of it.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Something else is seen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Everything else is seen.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Tells those who can't see the screen.
  ///
  /// - Parameters:
  ///   - notification: What it is about. Of what has changed they are told anyway.
  ///   - argument: The words, where there are any to be read: a text, or one with attributes.
  public static func post(notification: Notification, argument: Any?) {
    guard [.announcement, .pageScrolled].contains(notification) else { return }
    let words = (argument as? NSAttributedString)?.string ?? argument as? String
    if let words, !words.isEmpty { AccessibilityNotification.Announcement(words).post() }
  }
}

/// How urgent an announcement is: taken for what programs say.
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let low = UIAccessibilityPriority(rawValue: "low")
  public static let `default` = UIAccessibilityPriority(rawValue: "default")
  public static let high = UIAccessibilityPriority(rawValue: "high")
}

extension NSAttributedString.Key {
  /// Taken for what programs say: announcements are read one after the other.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// Taken for what programs say: announcements are read one after the other.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
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
