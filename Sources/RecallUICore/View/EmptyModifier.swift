/// A modifier that changes nothing: where one is asked for and none is wanted.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  public func body(content: Content) -> some View {
    content
  }
}
