// What programs say of windows that a stage has nothing of. It is accepted, as files have it, and changes nothing.

/// How the tool bar of a window looks. Accepted: bars stand in the window.
public struct WindowToolbarStyle: Sendable {
  public static let automatic = WindowToolbarStyle()
  public static let expanded = WindowToolbarStyle()
  public static let unified = WindowToolbarStyle()
  public static let unifiedCompact = WindowToolbarStyle()

  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { unified }
  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { unifiedCompact }
}

/// Whether a scene has its window when a program begins. Accepted: the first one has.
public struct SceneLaunchBehavior: Sendable {
  public static let automatic = SceneLaunchBehavior()
  public static let presented = SceneLaunchBehavior()
  public static let suppressed = SceneLaunchBehavior()
}

/// Whether a window comes back with a program. Accepted: nothing of it is kept.
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

/// In front of which others a window stands. Accepted: the system says so.
public struct WindowLevel: Sendable {
  public static let automatic = WindowLevel()
  public static let normal = WindowLevel()
  public static let floating = WindowLevel()
  public static let desktop = WindowLevel()
}

/// What a window is among those of a program. Accepted: the system says so.
public struct WindowManagerRole: Sendable {
  public static let automatic = WindowManagerRole()
  public static let principal = WindowManagerRole()
  public static let associated = WindowManagerRole()
}

/// How large a window becomes that is made larger. Accepted: people size windows here.
public struct WindowIdealSize: Sendable {
  public static let automatic = WindowIdealSize()
  public static let fitToContent = WindowIdealSize()
  public static let maximum = WindowIdealSize()
}

/// Whether what people may do with a window is allowed. Accepted: the system says so.
public struct WindowInteractionBehavior: Sendable {
  public static let automatic = WindowInteractionBehavior()
  public static let enabled = WindowInteractionBehavior()
  public static let disabled = WindowInteractionBehavior()
}

/// What the system would have a program do while nobody sees it. It never does.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask { BackgroundTask() }
}

extension Scene {
  /// Taken for what programs say: bars stand in its window.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

  /// Taken for what programs say: the first one has its window when the program begins.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Taken for what programs say: nothing of its window is kept.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Taken for what programs say: the system says what its window stands in front of.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Taken for what programs say: the system says what its window is.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Taken for what programs say: people size its window.
  public func windowIdealSize(_ size: WindowIdealSize) -> some Scene { self }

  /// Taken for what programs say: the system says what moves its window.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }

  /// Taken for what programs say: nobody opens the program with an address.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Taken for what programs say: a program does nothing while nobody sees it.
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>, action: @escaping (Request) async -> Response
  ) -> some Scene { self }

  /// Says where `@AppStorage` of the scene's views keeps its values.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }
}

extension View {
  /// Taken for what programs say: the system says what moves a window.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Taken for what programs say: the system says how a window is sized.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Taken for what programs say: the system says whether a window becomes small.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Taken for what programs say: the system says whether a window fills the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}
