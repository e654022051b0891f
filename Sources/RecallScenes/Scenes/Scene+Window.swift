/// How a window's size goes with its content. Accepted: people size windows here.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// How a window's frame looks. Accepted: the system draws it.
public protocol WindowStyle {}

/// The system's frame.
public struct DefaultWindowStyle: WindowStyle {}

/// A frame without a title. Accepted: the system draws the frame.
public struct HiddenTitleBarWindowStyle: WindowStyle {}

/// A window without a frame. Accepted: the system draws the frame.
public struct PlainWindowStyle: WindowStyle {}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { .init() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { .init() }
  public static var titleBar: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension Scene {
  /// Says how large the window is at first, unless whoever starts the program says otherwise.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Says how large the window is at first, in points, unless whoever starts the program says
  /// otherwise.
  public func defaultSize(_ size: CGSize) -> some Scene {
    modified { $0.modifier(FirstWindowTraits(SceneTraits(defaultSize: size))) }
  }

  /// Taken for what programs say: the system says where its window stands.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Taken for what programs say: people size its window.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Taken for what programs say: the system draws the frame of its window.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
}

/// Tells something of the program's first window, where that is this scene's.
struct FirstWindowTraits: ViewModifier {
  private let traits: SceneTraits
  @Environment(\.isFirstScene) private var isFirst

  init(_ traits: SceneTraits) {
    self.traits = traits
  }

  func body(content: Content) -> some View {
    content.transformPreference(SceneTraitsKey.self) { told in
      guard isFirst else { return }
      SceneTraitsKey.reduce(value: &told, nextValue: { traits })
    }
  }
}
