/// A program of UIKit's: its application's delegate says what its window shows, or its scene's does.
///
/// ```swift
/// @main class AppDelegate: UIResponder, UIApplicationDelegate { … }
///
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession,
///     options connectionOptions: UIScene.ConnectionOptions
///   ) {
///     guard let windowScene = scene as? UIWindowScene else { return }
///     let window = UIWindow(windowScene: windowScene)
///     window.rootViewController = UIHostingController(rootView: ContentView())
///     self.window = window
///     window.makeKeyAndVisible()
///   }
/// }
/// ```
public struct DelegateProgram<Delegate: NSObject & UIApplicationDelegate>: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  public init() {}

  public var body: some Scene {
    WindowGroup { DelegateWindow(application: delegate) }
  }
}

/// A program that isn't called as its type is.
package protocol NamedProgram {
  static var programName: String { get }
}

extension DelegateProgram: NamedProgram {
  package static var programName: String { "\(Delegate.self)" }
}

/// The window that a delegate keeps.
private struct DelegateWindow: View {
  @StateObject private var connection: SceneConnection
  @Environment(\.scenePhase) private var phase

  init(application: any UIApplicationDelegate) {
    // It is made on the stage's own thread, on which the delegate was made.
    nonisolated(unsafe) let application = application
    _connection = StateObject(wrappedValue: SceneConnection(application))
  }

  var body: some View {
    if let window = connection.window {
      RootFace(window: window)
        .onAppear { connection.tell(phase) }
        .onChange(of: phase) { connection.tell($1) }
    }
  }
}

/// What a window of a program's own shows.
private struct RootFace: View {
  let window: UIWindow

  var body: some View {
    let controller = window.readRootViewController()
    if let controller {
      UIViewControllerFace(controller: controller)
        .onAppear {
          controller.viewWillAppear(false)
          controller.viewDidAppear(false)
        }
        .preferredColorScheme(colorScheme)
    }
  }

  private var colorScheme: ColorScheme? {
    switch window.overrideUserInterfaceStyle {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// Connects a program's scene, and tells what becomes of it.
private final class SceneConnection: ObservableObject {
  private let application: any UIApplicationDelegate
  /// Who hears of the scene; nil where the application's delegate keeps the window.
  private let delegate: (any UIWindowSceneDelegate)?
  private let scene = UIProgram.current.scene
  private var isActive = false

  init(_ application: any UIApplicationDelegate) {
    self.application = application
    let configuration = application.application(
      .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    // A program that has made its window already has no scenes.
    let type: AnyClass? =
      application.window == nil
      ? configuration.delegateClass ?? SceneConnection.delegateType(beside: application) : nil
    delegate = (type as? NSObject.Type).flatMap {
      NSObject.made($0) as? any UIWindowSceneDelegate
    }
    scene.delegate = delegate
    delegate?.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
  }

  var window: UIWindow? { delegate?.window ?? application.window }

  /// The first class of the program that hears of scenes: a program says its name in a file that a stage doesn't read.
  private static func delegateType(beside application: any UIApplicationDelegate) -> AnyClass? {
    let module = moduleName(of: type(of: application))
    return ConformingTypes.of((any UIWindowSceneDelegate).self)
      .first { $0 is AnyClass && moduleName(of: $0) == module } as? AnyClass
  }

  private static func moduleName(of type: Any.Type) -> Substring? {
    String(reflecting: type).split(separator: ".").first
  }

  /// Tells what of a phase hasn't been told.
  func tell(_ phase: ScenePhase) {
    guard let delegate, isActive != (phase == .active) else { return }
    isActive.toggle()
    guard isActive else { return delegate.sceneWillResignActive(scene) }
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }
}
