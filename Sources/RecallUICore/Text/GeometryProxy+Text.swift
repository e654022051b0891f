extension GeometryProxy {
  /// The size of a text in the reader's surroundings, in points: for what is laid out around words
  /// before they are views.
  package func size(of text: Text) -> CGSize {
    guard let box = measuringBox else { return .zero }
    let surroundings = Surroundings(
      environment: box.node.environment, textMeasurer: box.graph.textMeasurer)
    return text.size(for: .unspecified, in: surroundings)
  }
}
