/// Has a program's delegate hear how the program begins, as UIKit's would.
///
/// ```swift
/// final class AppDelegate: NSObject, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
///   ) -> Bool {
///     UserDefaults.standard.register(defaults: ["volume": 0.5])
///     return true
///   }
/// }
///
/// @main struct NotesApp: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///   …
/// }
/// ```
///
/// It is made once, before the program's windows, and then hears when the window becomes active, and when
/// it no longer is.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  @StateObject private var kept: KeptDelegate<DelegateType>
  @Environment(\.scenePhase) private var phase

  /// Creates the delegate: an object of a class that can be made of nothing.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    _kept = StateObject(wrappedValue: KeptDelegate(delegateType))
  }

  public var wrappedValue: DelegateType { kept.delegate }

  public func update() {
    let (delegate, application) = (kept.delegate, UIApplication.shared)
    kept.follow(phase) { moment in
      switch moment {
      case .launch:
        UIProgram.current.applicationDelegate = delegate
        UIProgram.current.keptWindow = { [weak delegate] in delegate?.window }
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      case .active: delegate.applicationDidBecomeActive(application)
      case .inactive: delegate.applicationWillResignActive(application)
      }
    }
  }
}

/// Has a program's delegate hear how the program begins, as AppKit's would; see
/// ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  @StateObject private var kept: KeptDelegate<DelegateType>
  @Environment(\.scenePhase) private var phase

  /// Creates the delegate: an object of a class that can be made of nothing.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    _kept = StateObject(wrappedValue: KeptDelegate(delegateType))
  }

  public var wrappedValue: DelegateType { kept.delegate }

  public func update() {
    let delegate = kept.delegate
    kept.follow(phase) { moment in
      switch moment {
      case .launch:
        delegate.applicationDidFinishLaunching(
          Notification(name: NSApplication.didFinishLaunchingNotification))
      case .active:
        delegate.applicationDidBecomeActive(
          Notification(name: NSApplication.didBecomeActiveNotification))
      case .inactive:
        delegate.applicationWillResignActive(
          Notification(name: NSApplication.willResignActiveNotification))
      }
    }
  }
}

/// A delegate, and what it has heard.
private final class KeptDelegate<Delegate: NSObject>: ObservableObject {
  /// What a delegate hears of.
  enum Moment {
    case launch, active, inactive
  }

  let delegate: Delegate
  private var isLaunched = false
  private var isActive = false

  init(_ type: Delegate.Type) {
    delegate = NSObject.made(type)
  }

  /// Tells what the delegate hasn't heard.
  func follow(_ phase: ScenePhase, _ tell: (Moment) -> Void) {
    if !isLaunched {
      isLaunched = true
      tell(.launch)
    }
    guard isActive != (phase == .active) else { return }
    isActive.toggle()
    tell(isActive ? .active : .inactive)
  }
}
