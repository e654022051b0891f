/// The plot of a chart: its grid and its marks.
public struct _ChartPlotContent: View {
  let lines: [ChartLayout.Line]
  let painter: PlotPainter

  /// How far marks may leave the plot, in points: symbols at its edges do.
  private static let margin: CGFloat = 12

  public var body: some View {
    let size = painter.geometry.size
    let margin = Self.margin
    Color.clear
      .overlay {
        Canvas { context, _ in
          context.translateBy(x: margin, y: margin)
          for line in lines { line.draw(in: context) }
          painter.draw(in: context)
        }
        .frame(width: size.width + 2 * margin, height: size.height + 2 * margin)
        .allowsHitTesting(false)
      }
  }
}

extension ChartLayout.Line {
  func draw(in context: GraphicsContext) {
    let path = Path { $0.addLines([from, to]) }
    context.stroke(
      path, with: .style(style ?? AnyShapeStyle(Color.gray.opacity(0.45))), style: stroke)
  }
}
