/// Notes where a container is drawn.
private struct ContainerModifier: DrawingModifier {
  let shape: ContainerShape

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    list.withContainer(shape.radii) { $0.draw(content) }
  }
}

extension View {
  /// Says which shape a `ContainerRelativeShape` inside has, and which corners those of a `ConcentricRectangle` inside
  /// go by.
  ///
  /// ```swift
  /// Card().background(.thinMaterial, in: ContainerRelativeShape())
  ///   .containerShape(RoundedRectangle(cornerRadius: 16))
  /// ```
  public consuming func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    environment(\.containerShape, ContainerShape(shape))
      .modifier(ContainerModifier(shape: ContainerShape(shape)))
  }
}
