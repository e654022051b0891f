/// The program of the stage whose code asks, in the shape of AppKit's.
public final class NSApplication: Sendable {
  /// The only one.
  public static let shared = NSApplication()

  /// That the program has begun.
  public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// That its window is active.
  public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// That its window is about to be no longer.
  public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")

  private init() {}

  /// Asks for the window to be closed: an effect of the stage.
  ///
  /// - Parameter sender: Taken for what programs name.
  public func terminate(_ sender: Any?) {
    StageContext.perform(.closeWindow)
  }
}

/// The same as `NSApplication.shared`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSApp: NSApplication { .shared }

/// What hears how a program begins, and when its window is used; made by `NSApplicationDelegateAdaptor`.
public protocol NSApplicationDelegate: NSObject {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  /// Taken for what programs say: a program ends with its window.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    true
  }
}
