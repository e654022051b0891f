/// Puts the scenes of a program together.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// A scene that is there only on some systems, as `if #available` says.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }

  public static func buildIf<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }

  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> _EitherScene<First, Second> {
    .first(first)
  }

  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> _EitherScene<First, Second> {
    .second(second)
  }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> {
    _TupleScene(content: (repeat each content))
  }
}

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
