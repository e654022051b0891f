/// The plot of a chart: its grid and its marks.
public struct _ChartPlotContent: View {
  let lines: [ChartLayout.Line]
  let painter: PlotPainter

  public var body: some View {
    Color.clear.overlay { MovingMarks(lines: lines, painter: painter) }
  }
}

/// A grid, and marks that move when their values change.
private struct MovingMarks: View, Animatable {
  let lines: [ChartLayout.Line]
  var painter: PlotPainter

  /// How far marks may leave the plot, in points: symbols at its edges do.
  private static let margin: CGFloat = 12

  var animatableData: MarkPlaces {
    get { painter.geometry.places }
    set { painter.geometry.places = newValue }
  }

  var body: some View {
    let size = painter.geometry.size
    let margin = Self.margin
    Canvas { context, _ in
      context.translateBy(x: margin, y: margin)
      for line in lines { line.draw(in: context) }
      painter.draw(in: context)
    }
    .frame(width: size.width + 2 * margin, height: size.height + 2 * margin)
    .allowsHitTesting(false)
  }
}

extension ChartLayout.Line {
  func draw(in context: GraphicsContext) {
    let path = Path { $0.addLines([from, to]) }
    context.stroke(
      path, with: .style(style ?? AnyShapeStyle(Color.gray.opacity(0.45))), style: stroke)
  }
}
