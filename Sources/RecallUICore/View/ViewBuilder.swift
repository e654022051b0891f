/// Puts the views of a closure together, where the closure is: from elsewhere, the runtime would be asked
/// for each type that it puts together.
@resultBuilder
public enum ViewBuilder {
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
