/// A scene whose view is modified.
public struct _ModifiedScene<Content: Scene>: Scene {
  let content: Content
  let modify: (AnyView) -> AnyView
}

extension _ModifiedScene: PrimitiveScene {
  public static var _hasWindow: Bool { Content._hasWindow }

  public func _makeView() -> AnyView { modify(content._makeView()) }
}

extension Scene {
  func modified(_ modify: @escaping (AnyView) -> some View) -> _ModifiedScene<Self> {
    _ModifiedScene(content: self) { AnyView(modify($0)) }
  }
}
