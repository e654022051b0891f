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

/// A window, as far as programs ask one for its measures: those of the stage whose code asks.
public final class UIWindow: UIView, @unchecked Sendable {
  public override init() { super.init() }

  /// The viewport, in points.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// The viewport, in points.
  public var frame: CGRect { bounds }

  /// None: nothing of a window is behind a camera.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Whether it has the keyboard.
  public var isKeyWindow: Bool { true }

  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { .only }
}
