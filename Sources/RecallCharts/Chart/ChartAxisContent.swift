/// The labels of an axis, in the strip beside the plot in which they stand.
public struct _ChartAxisContent: View {
  let labels: [ChartLayout.Label]
  /// In the chart's space.
  let frame: CGRect

  public var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(labels.indices, id: \.self) { index in
        let label = labels[index]
        label.view.standing(
          at: CGPoint(x: label.place.x - frame.minX, y: label.place.y - frame.minY),
          anchor: label.anchor)
      }
    }
  }
}

extension View {
  /// Sets how the strip looks in which the labels of the x axis of the charts in this view stand: what is behind it, say.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (_ChartAxisContent) -> Content
  ) -> some View {
    chartDecorations { $0.xAxisStyle = { AnyView(content($0)) } }
  }

  /// Sets how the strip looks in which the labels of the y axis of the charts in this view stand: what is behind it, say.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (_ChartAxisContent) -> Content
  ) -> some View {
    chartDecorations { $0.yAxisStyle = { AnyView(content($0)) } }
  }
}
