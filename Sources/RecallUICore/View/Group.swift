/// Views that are treated as one where one is asked for, and laid out one by one.
public struct Group<Content: View>: View {
  package let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content {
    content
  }
}
