/// A part of a program that is shown.
public class UIScene: UIResponder, @unchecked Sendable {
  /// Whether it is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// In front: a stage runs only while it is.
  public var activationState: ActivationState { .foregroundActive }

  /// Who hears of it: what a program makes itself, where it is one of UIKit's.
  public weak var delegate: (any UISceneDelegate)?

  /// What it was the last time.
  public let session = UISceneSession()

  override init() {}
}

/// A part of a program that is shown in windows.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  /// That of the stage whose code asks.
  static var only: UIWindowScene { UIProgram.current.scene }

  /// Its windows: one, or the one that its delegate keeps.
  public var windows: [UIWindow] {
    if let kept = (delegate as? any UIWindowSceneDelegate)?.window { return [kept] }
    return [UIProgram.current.keptWindow() ?? own]
  }

  private let own: UIWindow

  /// The controller of the stage's own window. It has no view that is seen; what it presents stands over a program of
  /// SwiftUI's.
  package let ownController = UIViewController()

  override init() {
    own = UIWindow()
    super.init()
    own.rootViewController = ownController
  }

  /// The window that has the keyboard.
  public var keyWindow: UIWindow? { windows.first }

  /// The viewport.
  public var screen: UIScreen { .main }
}

/// A window, as far as programs ask one for its measures: those of the stage whose code asks. Of those that a program makes, the
/// one that its delegate keeps is shown, where the program is one of UIKit's; over a program of SwiftUI's, those of its scene that
/// it shows, for as long as it keeps them.
open class UIWindow: UIView, @unchecked Sendable {
  /// Whether it is one of a scene's.
  private var isScenes = false

  /// Creates a window that shows nothing, until it is said not to be hidden.
  public init(windowScene: UIWindowScene) {
    isScenes = true
    super.init(frame: .zero)
  }

  /// Creates a window of no scene, which a scene's delegate may keep.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  deinit {
    if isScenes { UIProgram.current.shownWindows.noteHiding() }
  }

  public override var isHidden: Bool {
    didSet { isHidden ? UIProgram.current.shownWindows.noteHiding() : show() }
  }

  private func show() {
    if isScenes { UIProgram.current.shownWindows.add(self) }
  }

  /// What says which window is above another: taken for what programs say, as those that were shown later are.
  public struct Level: Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1_000)
    public static let alert = Level(rawValue: 2_000)

    public static func + (level: Level, higher: CGFloat) -> Level {
      Level(rawValue: level.rawValue + higher)
    }
  }

  /// Taken for what programs say: windows that were shown later are above others.
  public var windowLevel = Level.normal

  /// The viewport, in points; what is set changes nothing.
  public override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }

  /// The controller of what a program's own window shows; of a stage's window, one that presents others.
  public var rootViewController: UIViewController? { didSet { changes.note(true) } }

  /// Whether its surroundings are light or dark, where a program's own window says so.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { changes.note(oldValue != overrideUserInterfaceStyle) }
  }

  /// Its controller, for a view that shows the window and is evaluated again when something of it changes.
  package func readRootViewController() -> UIViewController? {
    changes.noteReading()
    return rootViewController
  }

  /// Whether it has the keyboard.
  public var isKeyWindow: Bool { true }

  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { .only }

  /// Shows it.
  public func makeKeyAndVisible() { isHidden = false }
}

/// What hears of a program's windows.
public protocol UISceneDelegate: NSObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What hears of a program's windows, and keeps the one that is shown.
///
/// In a program of UIKit's, whose `@main` is its application's delegate, the first class of it that conforms is made, and
/// hears that its scene connects and that it becomes active.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What a scene was the last time: nothing.
public final class UISceneSession: NSObject, Sendable {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// A window of the program.
  public var role: Role { .windowApplication }
}

/// Of which classes a scene's objects are.
open class UISceneConfiguration: NSObject, @unchecked Sendable {
  /// Taken for what programs say: there is no file that has more under the name.
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of who hears of the scene; nil for the one that the program has.
  public var delegateClass: AnyClass?
  /// Taken for what programs say: a scene is a stage's.
  public var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// Why a scene begins: nothing says so.
  public struct ConnectionOptions: Sendable {
    package init() {}
  }
}
