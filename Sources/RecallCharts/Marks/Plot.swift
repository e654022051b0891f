/// Marks of a chart, of which the same can be said together.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Puts marks together.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some ChartContent { content }
}
