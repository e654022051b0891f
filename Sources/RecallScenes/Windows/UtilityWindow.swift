/// A window of which there is one, and which is never a program's first one.
public struct UtilityWindow<Content: View>: Scene {
  private let window: Window<Content>

  /// Creates a window with a title that `openWindow(id:)` opens.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    window = Window(title, id: id, content: content)
  }
}

extension UtilityWindow: PrimitiveScene {
  public static var _hasWindow: Bool { false }

  public func _makeView() -> AnyView {
    AnyView(window._makeView().environment(\.isFirstScene, false))
  }
}
