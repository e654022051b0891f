/// What the views around a chart say of it.
struct ChartOptions {
  /// What is said of an axis.
  struct AxisOptions {
    var visibility = Visibility.automatic
    /// Nil for an axis as it looks well.
    var axes: [AxisMarks]?
    var title: AnyView?
    var titleAlignment: Alignment?
  }

  struct LegendOptions {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.bottom
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  var x = AxisOptions()
  var y = AxisOptions()
  var scales = ChartScales()
  var symbolScale: [BasicChartSymbolShape] = []
  var legend = LegendOptions()
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}
