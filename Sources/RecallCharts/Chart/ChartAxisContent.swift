/// The labels of an axis, in the strip beside the plot in which they stand.
public struct _ChartAxisContent: View {
  let labels: [ChartLayout.Label]
  /// The strip, in the chart's space.
  let frame: CGRect
  /// How high, or wide, the strip is by itself.
  let extent: CGFloat
  /// The edge of the plot that it stands at, and the labels stay at.
  let edge: Edge

  private var isRow: Bool { edge == .top || edge == .bottom }

  /// What of the strip the labels take, beside the plot.
  private var corner: CGPoint {
    CGPoint(
      x: edge == .leading ? frame.maxX - extent : frame.minX,
      y: edge == .top ? frame.maxY - extent : frame.minY)
  }

  private var alignment: Alignment {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  public var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(labels.indices, id: \.self) { index in
        let label = labels[index]
        label.view.standing(
          at: CGPoint(x: label.place.x - corner.x, y: label.place.y - corner.y),
          anchor: label.anchor)
      }
    }
    .frame(width: isRow ? nil : extent, height: isRow ? extent : nil)
    .frame(
      minWidth: 0, idealWidth: isRow ? nil : extent, maxWidth: .infinity,
      minHeight: 0, idealHeight: isRow ? extent : nil, maxHeight: .infinity, alignment: alignment)
  }
}

/// How large the strips beside a plot are that styles have be larger or smaller; nil for as they are by themselves.
struct AxisStrips: Equatable {
  var height: CGFloat?
  var width: CGFloat?
}

/// The strip beside a plot, as a style has it: as wide as the plot, or as high, and otherwise as large as the style says.
struct StyledAxis: View {
  let content: _ChartAxisContent
  let style: (_ChartAxisContent) -> AnyView
  /// Is told of how large the strip is; nil for as large as it is by itself.
  let resized: (CGFloat?) -> Void

  var body: some View {
    let isRow = content.edge == .top || content.edge == .bottom
    let (frame, extent) = (content.frame, content.extent)
    style(content)
      .frame(width: isRow ? frame.width : nil, height: isRow ? nil : frame.height)
      .fixedSize(horizontal: !isRow, vertical: isRow)
      .onGeometryChange(for: CGFloat?.self) {
        let size = isRow ? $0.size.height : $0.size.width
        return !size.isFinite || abs(size - extent) < StyledAxis.tolerance ? nil : max(size, 0)
      } action: {
        resized($0)
      }
      .frame(width: 0, height: 0, alignment: .topLeading)
      .position(x: frame.minX, y: frame.minY)
  }

  /// What differs by less is as large, in points.
  private static let tolerance: CGFloat = 0.01
}

extension View {
  /// Sets how the strip looks in which the labels of the x axis of the charts in this view stand: what is behind it, or
  /// how high it is.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (_ChartAxisContent) -> Content
  ) -> some View {
    chartDecorations { $0.xAxisStyle = { AnyView(content($0)) } }
  }

  /// Sets how the strip looks in which the labels of the y axis of the charts in this view stand: what is behind it, or
  /// how wide it is.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (_ChartAxisContent) -> Content
  ) -> some View {
    chartDecorations { $0.yAxisStyle = { AnyView(content($0)) } }
  }
}
