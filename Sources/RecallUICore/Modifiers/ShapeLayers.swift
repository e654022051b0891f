extension ShapeView {
  /// The shape's inside in a style, in front of this view.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    _ShapeLayers(below: self, above: shape.fill(content, style: style))
  }

  /// The shape's outline in a style, in front of this view; half of the line lies outside.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> some ShapeView<Content> {
    _ShapeLayers(below: self, above: shape.stroke(content, style: style))
  }

  /// The shape's outline in a style, in front of this view; half of the line lies outside.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's inside in the style that it inherits, in front of this view.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Content> {
    fill(ForegroundStyle(), style: style)
  }

  /// The shape's outline in the style that it inherits, in front of this view; half of the line lies outside.
  public func stroke(style: StrokeStyle) -> some ShapeView<Content> {
    stroke(ForegroundStyle(), style: style)
  }

  /// The shape's outline in the style that it inherits, in front of this view; half of the line lies outside.
  public func stroke(lineWidth: CGFloat = 1) -> some ShapeView<Content> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The shape's outline, in front of this view, with all of the line inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _ShapeLayers(
      below: self,
      above: shape.strokeBorder(content, style: style, antialiased: antialiased))
  }

  /// The shape's outline, in front of this view, with all of the line inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The shape's outline in the style that it inherits, in front of this view, with all of the line inside.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The shape's outline in the style that it inherits, in front of this view, with all of the line inside.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// A shape that is drawn twice, the second time in front of the first.
public struct _ShapeLayers<Below: ShapeView, Above: View>: ShapeView {
  let below: Below
  let above: Above

  public var shape: Below.Content { below.shape }

  public var body: some View {
    _LayeredView(primary: below, secondary: above, role: .inFront, alignment: .center)
  }
}
