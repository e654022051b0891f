/// A part of a program that is shown.
public class UIScene: @unchecked Sendable {
  /// Whether it is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// In front: a stage runs only while it is.
  public var activationState: ActivationState { .foregroundActive }

  fileprivate init() {}
}

/// A part of a program that is shown in windows.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  static let only = UIWindowScene()

  /// Its windows: one.
  public let windows = [UIWindow()]

  /// The window that has the keyboard.
  public var keyWindow: UIWindow? { windows.first }

  /// The viewport.
  public var screen: UIScreen { .main }
}

/// A window, as far as programs ask one for its measures: those of the stage whose code asks. There is one; one that a
/// program makes beside it shows nothing.
open class UIWindow: UIView, @unchecked Sendable {
  /// Creates a window that shows nothing.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  /// The viewport, in points; what is set changes nothing.
  public override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }

  /// The controller of what a program's own window would show; nil for the stage's.
  public var rootViewController: UIViewController?

  /// Whether it has the keyboard.
  public var isKeyWindow: Bool { true }

  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { .only }

  /// Taken for what programs say: there is one window.
  public func makeKeyAndVisible() {}
}

/// What hears of a program's windows: nobody is told, as a stage has one.
public protocol UISceneDelegate: AnyObject {}

/// What hears of a program's windows: nobody is told, as a stage has one.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

/// What a scene was the last time: nothing.
public final class UISceneSession: Sendable {}

extension UIScene {
  /// Why a scene begins: nothing says so.
  public struct ConnectionOptions: Sendable {}
}
