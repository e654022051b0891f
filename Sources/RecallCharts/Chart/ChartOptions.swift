/// What the views around a chart say of it.
struct ChartOptions {
  /// What is said of an axis.
  struct AxisOptions {
    var visibility = Visibility.automatic
    /// Nil for an axis as it looks well.
    var axes: [AxisMarks]?
    var title: AxisTitle?
    var scrolling = ScrollingOptions()

    /// The values whose marks are told, of an axis that is shown.
    fileprivate var marked: [_Datum] {
      visibility == .hidden ? [] : (axes ?? []).flatMap(\.values.told)
    }
  }

  /// What says what an axis shows.
  struct AxisTitle {
    let content: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    /// How far it stands from the chart, in points; nil for as far as all else that stands around it.
    let spacing: CGFloat?
  }

  /// What is said of scrolling along an axis.
  struct ScrollingOptions {
    var isOn = false
    /// How much of the axis is shown, in its numbers; nil for all of it.
    var length: Double?
    /// What is shown first; nil for the axis's beginning.
    var initial: _Datum?
    /// What is shown first, as a program keeps it.
    var position: Binding<_Datum?>?
    /// What the first number is a multiple of when it comes to rest; nil for any.
    var step: Double?
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
  var legend = LegendOptions()

  /// The scales, with the values whose marks are told.
  var markedScales: ChartScales {
    var scales = scales
    (scales.x.marked, scales.y.marked) = (x.marked, y.marked)
    return scales
  }

  /// Whether a chart can be scrolled.
  var scrolls: Bool { x.scrolling.isOn || y.scrolling.isOn }
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
