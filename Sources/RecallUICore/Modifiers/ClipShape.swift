private struct ClipModifier<Area: Shape>: DrawingModifier {
  var shape: Area

  var animatableData: Area.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  let style: FillStyle

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    let rect = list.besideTitle(CGRect(origin: list.origin, size: size))
    let shape =
      shape._shape(in: list.surroundings(in: content.node.environment)) ?? shape
    let path = shape.outline(in: rect, content.parent?.layoutDirection ?? .leftToRight)
    list.withClip(Clip(path: path, style: style)) { $0.draw(content) }
  }

  func contentPoint(
    for point: CGPoint, in size: CGSize, _ direction: LayoutDirection
  ) -> CGPoint? {
    let path = shape.outline(in: CGRect(origin: .zero, size: size), direction)
    return path.contains(point, eoFill: style.isEOFilled) ? point : nil
  }
}

extension View {
  /// Shows only what of this view lies inside `shape`.
  public consuming func clipShape<Area: Shape>(_ shape: Area, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows only what of this view lies inside its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds this view's corners, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
