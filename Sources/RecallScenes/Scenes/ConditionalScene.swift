/// A scene that may not be there, as `if #available` says.
public struct _OptionalScene<Content: Scene>: Scene {
  let content: Content?
}

extension _OptionalScene: PrimitiveScene {
  public static var _hasWindow: Bool { Content._hasWindow }

  public func _makeView() -> AnyView { content?._makeView() ?? AnyView(EmptyView()) }
}

/// One of two scenes, as `if #available` says.
public enum _EitherScene<First: Scene, Second: Scene>: Scene {
  case first(First)
  case second(Second)
}

extension _EitherScene: PrimitiveScene {
  public static var _hasWindow: Bool { First._hasWindow || Second._hasWindow }

  public func _makeView() -> AnyView {
    switch self {
    case .first(let scene): scene._makeView()
    case .second(let scene): scene._makeView()
    }
  }
}
