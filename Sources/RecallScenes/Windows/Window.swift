/// A window of which there is one.
public struct Window<Content: View>: Scene {
  private let window: TitledWindow<Content>

  /// Creates a window with a title that can be opened.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    window = TitledWindow(title: title, id: id, content: content)
  }
}

extension Window: PrimitiveScene {
  public static var _hasWindow: Bool { true }

  public func _makeView() -> AnyView { AnyView(window) }
}
