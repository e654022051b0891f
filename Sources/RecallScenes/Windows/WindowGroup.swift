/// A window, of which a program may have several alike in SwiftUI; here there is one of each, or one for
/// each value that it was opened for.
///
/// The program's first scene with a window fills the window that there is. Another one with an
/// identifier, or for a value, opens over it, with the environment's `openWindow`.
public struct WindowGroup<Content: View>: Scene {
  private let makeView: () -> AnyView

  /// Creates a window without a title of its own.
  public init(@ViewBuilder content: @escaping () -> Content) {
    let window = TitledWindow(title: nil, id: nil, content: content)
    makeView = { AnyView(window) }
  }

  /// Creates a window that can be opened.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    let window = TitledWindow(title: nil, id: id, content: content)
    makeView = { AnyView(window) }
  }

  /// Creates a window with a title.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    let window = TitledWindow(title: title, id: nil, content: content)
    makeView = { AnyView(window) }
  }

  /// Creates a window with a title that can be opened.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    let window = TitledWindow(title: title, id: id, content: content)
    makeView = { AnyView(window) }
  }

  init<D: Hashable, C: View>(
    values: _WindowValue<D, C>
  ) where Content == _ValueWindowGroup<D, C> {
    makeView = { AnyView(_ValueWindowGroup(value: values)) }
  }
}

extension WindowGroup: PrimitiveScene {
  public static var _hasWindow: Bool { true }

  public func _makeView() -> AnyView { makeView() }
}
