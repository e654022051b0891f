/// The views that a program puts around a plot.
struct ChartDecorations {
  var plotStyle: ((_ChartPlotContent) -> AnyView)?
  var xAxisStyle: ((_ChartAxisContent) -> AnyView)?
  var yAxisStyle: ((_ChartAxisContent) -> AnyView)?
  var overlays: [ChartLayerContent] = []
  var backgrounds: [ChartLayerContent] = []
  var selections = ChartSelections()
  /// Is told of a drag: how far it has come, in parts of the plot, and whether it has ended.
  var drag: ((CGSize, _ hasEnded: Bool) -> Void)?
}

/// A view over or under a chart.
struct ChartLayerContent {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

private struct ChartDecorationsKey: EnvironmentKey {
  static var defaultValue: ChartDecorations { ChartDecorations() }
}

extension EnvironmentValues {
  var chartDecorations: ChartDecorations {
    get { self[ChartDecorationsKey.self] }
    set { self[ChartDecorationsKey.self] = newValue }
  }
}
