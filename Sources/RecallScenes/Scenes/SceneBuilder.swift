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
