extension ChartContent {
  /// This content with something said of each of its marks that they don't say themselves.
  func changed(_ change: @escaping (inout Mark) -> Void) -> _ChartContents {
    _ChartContents { $0.add(self, changedBy: change) }
  }

  // MARK: Colors

  /// Fills marks that have no style of their own.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    changed { if $0.style == nil, $0.styleValue == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Fills marks by what they are of, each kind in a color of its own.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>)
    -> some ChartContent
  {
    changed { if $0.style == nil, $0.styleValue == nil { $0.styleValue = value.plotted } }
  }

  /// Makes marks more see-through, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= opacity.isNaN ? 0 : min(max(opacity, 0), 1) }
  }

  /// Has the style of each mark be one of the whole plot, of which the mark shows a part: a gradient from the bottom
  /// of the plot to its top, say.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { if $0.isStyledAsPlot == nil { $0.isStyledAsPlot = aligns } }
  }

  // MARK: Symbols

  /// Shows a symbol at each point, by what it is of.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    changed { if $0.symbol == nil, $0.symbolValue == nil { $0.symbolValue = value.plotted } }
  }

  /// Shows a symbol at each point.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    marked(with: symbol)
  }

  /// Shows a symbol at each point: a shape of the program's own, or `Circle().strokeBorder(lineWidth: 2)`.
  @_disfavoredOverload
  public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent {
    marked(with: symbol)
  }

  private func marked(with symbol: some ChartSymbolShape) -> some ChartContent {
    let shape = symbol.shown
    return changed { if $0.symbol == nil, $0.symbolValue == nil { $0.symbol = shape } }
  }

  /// Shows a view at each point.
  public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { if $0.symbolView == nil { $0.symbolView = view } }
  }

  /// How large symbols are, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { if $0.symbolArea == nil { $0.symbolArea = area } }
  }

  /// How large symbols are, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { if $0.symbolArea == nil { $0.symbolArea = size.width * size.height } }
  }

  /// How large symbols are, by a number: the largest has four times the usual area.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    changed { if $0.symbolAreaValue == nil { $0.symbolAreaValue = value.plotted } }
  }

  // MARK: Lines

  /// How lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.lineStyle == nil { $0.lineStyle = style } }
  }

  /// Draws lines by what they are of, each kind with dashes of its own.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    changed {
      if $0.lineStyle == nil, $0.lineStyleValue == nil { $0.lineStyleValue = value.plotted }
    }
  }

  /// How lines and areas get from one point to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { if $0.interpolation == nil { $0.interpolation = method } }
  }

  // MARK: Places

  /// Rounds the corners of bars, rectangles and sectors, in points.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changed { if $0.cornerRadius == nil { $0.cornerRadius = radius.isFinite ? max(radius, 0) : 0 } }
  }

  /// Puts marks of one place beside each other, by what they are of.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed { if $0.position == nil { $0.position = (value.plotted, axis) } }
  }

  /// Draws marks elsewhere, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Draws marks elsewhere, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    changed {
      $0.offset.width += offset.width.isFinite ? offset.width : 0
      $0.offset.height += offset.height.isFinite ? offset.height : 0
    }
  }

  /// Draws the edges of rules, bars and rectangles elsewhere, in points to the right and downwards.
  @_disfavoredOverload
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changed {
      func number(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
      $0.edgeOffsets.leading += number(xStart)
      $0.edgeOffsets.trailing += number(xEnd)
      $0.edgeOffsets.top += number(yStart)
      $0.edgeOffsets.bottom += number(yEnd)
    }
  }

  /// Gives bars, rectangles and sectors the outline of a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some ChartContent {
    changed { if $0.clip == nil { $0.clip = AnyShape(shape) } }
  }

  /// Shows of marks only what lies under other marks, on the same axes.
  public func mask<Content: ChartContent>(
    @ChartContentBuilder content: () -> Content
  ) -> some ChartContent {
    var list = _MarkList()
    content()._addMarks(to: &list)
    let marks = list.marks
    return changed { $0.effects.append(.mask(marks)) }
  }

  /// Blurs marks, by a radius in points.
  public func blur(radius: CGFloat) -> some ChartContent {
    changed { $0.effects.append(.blur(radius)) }
  }

  /// Has marks throw shadows.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changed {
      $0.effects.append(.shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }
  }

  /// Draws marks in front of others; those that say nothing are at 0.
  public func zIndex(_ value: Double) -> some ChartContent {
    changed { if $0.zIndex == nil { $0.zIndex = value.isNaN ? 0 : value } }
  }

  /// Shows a view beside each mark.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    let view = AnyView(content())
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4,
      overflow: overflowResolution, content: { _ in view })
    return changed { $0.annotations.append(annotation) }
  }

  /// Puts a view beside each mark, which is told how large the mark is.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4,
      overflow: overflowResolution, content: { AnyView(content($0)) })
    return changed { $0.annotations.append(annotation) }
  }

  // MARK: Accessibility

  /// Says what each mark is, for who can't see it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: String) -> some ChartContent {
    changed { if $0.accessibilityLabel == nil { $0.accessibilityLabel = label } }
  }

  /// Says what each mark is, for who can't see it.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    accessibilityLabel(label.plainText)
  }

  /// Says what each mark is, for who can't see it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what each mark's value is, for who can't see it.
  @_disfavoredOverload
  public func accessibilityValue(_ value: String) -> some ChartContent {
    changed { if $0.accessibilityValue == nil { $0.accessibilityValue = value } }
  }

  /// Says what each mark's value is, for who can't see it.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    accessibilityValue(value.plainText)
  }

  /// Says what each mark's value is, for who can't see it.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Names each mark for tests and replays.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { if $0.accessibilityIdentifier == nil { $0.accessibilityIdentifier = identifier } }
  }

  /// Leaves marks out of what is said of the chart.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { if $0.isAccessibilityHidden == nil { $0.isAccessibilityHidden = hidden } }
  }
}
