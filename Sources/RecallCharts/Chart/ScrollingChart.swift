/// A chart of which a part is shown, which is dragged along.
struct ScrollingChart: View {
  let model: ChartModel
  let options: ChartOptions
  /// The first numbers that are shown, where the program keeps none; nil before anybody has scrolled.
  @State private var start = AxisNumbers()
  /// Where they were when the drag began.
  @State private var origin: AxisNumbers?

  init(model: ChartModel, options: ChartOptions) {
    self.model = model
    self.options = options
  }

  /// A number of each axis.
  struct AxisNumbers: Equatable {
    var x: Double?
    var y: Double?
  }

  var body: some View {
    let x = window(of: model.x, options.x.scrolling, start.x)
    let y = window(of: model.y, options.y.scrolling, start.y)
    var shown = model
    shown.x.domain = x.shown
    shown.y.domain = y.shown
    return ChartFrame(model: shown, options: options)
      .transformEnvironment(\.chartDecorations) { decorations in
        decorations.drag = { way, hasEnded in
          let from = origin ?? AxisNumbers(x: x.shown.lowerBound, y: y.shown.lowerBound)
          origin = hasEnded ? nil : from
          move(from, x, y, way, comesToRest: hasEnded)
        }
      }
  }

  /// What of an axis is shown, and what is shown first at its beginning and at its end.
  private struct Window {
    let shown: ClosedRange<Double>
    let starts: ClosedRange<Double>

    var length: Double { shown.upperBound - shown.lowerBound }
  }

  private func window(
    of scale: PositionScale, _ options: ChartOptions.ScrollingOptions, _ own: Double?
  ) -> Window {
    let whole = scale.domain
    let span = whole.upperBound - whole.lowerBound
    guard options.isOn, let length = options.length, length.isFinite, length > 0, length < span
    else { return Window(shown: whole, starts: whole.lowerBound...whole.lowerBound) }
    let starts = whole.lowerBound...(whole.upperBound - length)
    // A category stands in the middle of its band.
    let half = scale.kind == .category ? 0.5 : 0
    func number(_ datum: _Datum?) -> Double? {
      datum.flatMap { scale.number(of: $0) }.map { $0 - half }
    }
    let wanted =
      options.position.map { number($0.wrappedValue) } ?? own ?? number(options.initial)
    let first = min(max(wanted ?? starts.lowerBound, starts.lowerBound), starts.upperBound)
    return Window(shown: first...(first + length), starts: starts)
  }

  /// Shows what is a way from where a drag began, in parts of the plot.
  private func move(
    _ from: AxisNumbers, _ x: Window, _ y: Window, _ way: CGSize, comesToRest: Bool
  ) {
    func place(
      _ from: Double?, _ window: Window, _ way: CGFloat, _ options: ChartOptions.ScrollingOptions
    ) -> Double {
      var wanted = (from ?? window.shown.lowerBound) + window.length * Double(way)
      if comesToRest, let step = options.step, step > 0, step.isFinite {
        wanted = (wanted / step).rounded() * step
      }
      guard wanted.isFinite else { return window.shown.lowerBound }
      return min(max(wanted, window.starts.lowerBound), window.starts.upperBound)
    }
    if options.x.scrolling.isOn {
      set(place(from.x, x, -way.width, options.x.scrolling), model.x, options.x.scrolling, \.x)
    }
    if options.y.scrolling.isOn {
      // An axis of numbers leads upwards, one of categories downwards.
      let sign: CGFloat = model.y.kind == .category ? -1 : 1
      set(
        place(from.y, y, sign * way.height, options.y.scrolling), model.y, options.y.scrolling, \.y)
    }
  }

  private func set(
    _ number: Double, _ scale: PositionScale, _ options: ChartOptions.ScrollingOptions,
    _ path: WritableKeyPath<AxisNumbers, Double?>
  ) {
    guard let position = options.position else {
      start[keyPath: path] = number
      return
    }
    let half = scale.kind == .category ? 0.5 : 0
    position.wrappedValue = scale.datum(at: number + half)
  }
}

/// Where a chart comes to rest that was pushed far.
public struct MajorValueAlignment: Sendable {
  public static let unit = MajorValueAlignment()
  public static let page = MajorValueAlignment()

  public static func unit(_ unit: Double) -> MajorValueAlignment { MajorValueAlignment() }

  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

/// Where what scrolls in a chart comes to rest.
public struct ChartScrollTargetBehavior: Sendable {
  let step: Double?

  /// At multiples of a number of the axis.
  ///
  /// - Parameters:
  ///   - unit: The number.
  ///   - majorAlignment: Taken for what programs say: a chart doesn't roll on.
  public static func valueAligned(
    unit: Double, majorAlignment: MajorValueAlignment = .unit
  ) -> ChartScrollTargetBehavior {
    ChartScrollTargetBehavior(step: unit)
  }

  /// At dates whose smaller components are these: at hours where a minute is told, else at days.
  ///
  /// - Parameters:
  ///   - components: The components.
  ///   - majorAlignment: Taken for what programs say: a chart doesn't roll on.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment = .unit
  ) -> ChartScrollTargetBehavior {
    let isOfHours = components.minute != nil && components.hour == nil
    return ChartScrollTargetBehavior(step: isOfHours ? 3_600 : 86_400)
  }

  /// Anywhere, whatever page it is: it is dragged, and doesn't roll on.
  public static var paging: ChartScrollTargetBehavior { ChartScrollTargetBehavior(step: nil) }
}

extension View {
  /// Lets the charts in this view be dragged along axes; how much of an axis is shown is said by
  /// `chartXVisibleDomain(length:)` and `chartYVisibleDomain(length:)`.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    transformEnvironment(\.chartOptions) {
      $0.x.scrolling.isOn = axes.contains(.horizontal)
      $0.y.scrolling.isOn = axes.contains(.vertical)
    }
  }

  /// How much of a chart's x axis is shown while it scrolls: numbers, seconds of dates, a count of
  /// categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.primitivePlottable._datum.number
    return transformEnvironment(\.chartOptions) { $0.x.scrolling.length = length }
  }

  /// How much of a chart's y axis is shown while it scrolls: numbers, seconds of dates, a count of
  /// categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.primitivePlottable._datum.number
    return transformEnvironment(\.chartOptions) { $0.y.scrolling.length = length }
  }

  /// What of a chart's x axis is shown first, before anybody has scrolled.
  public func chartScrollPosition<P: Plottable>(initialX x: P) -> some View {
    let datum = x.primitivePlottable._datum
    return transformEnvironment(\.chartOptions) { $0.x.scrolling.initial = datum }
  }

  /// What of a chart's y axis is shown first, before anybody has scrolled.
  public func chartScrollPosition<P: Plottable>(initialY y: P) -> some View {
    let datum = y.primitivePlottable._datum
    return transformEnvironment(\.chartOptions) { $0.y.scrolling.initial = datum }
  }

  /// Keeps what of a chart's x axis is shown first.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    transformEnvironment(\.chartOptions) { $0.x.scrolling.position = x.datum }
  }

  /// Keeps what of a chart's y axis is shown first.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    transformEnvironment(\.chartOptions) { $0.y.scrolling.position = y.datum }
  }

  /// Says where charts that scroll come to rest.
  public func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> some View {
    transformEnvironment(\.chartOptions) {
      $0.x.scrolling.step = behavior.step
      $0.y.scrolling.step = behavior.step
    }
  }
}

extension Binding where Value: Plottable {
  /// What is plotted for the value; nothing is set where there is no value.
  fileprivate var datum: Binding<_Datum?> {
    Binding<_Datum?> {
      wrappedValue.primitivePlottable._datum
    } set: { datum in
      let value = datum.flatMap { Value.PrimitivePlottable(_datum: $0.rounded(for: Value.self)) }
        .flatMap(Value.init(primitivePlottable:))
      if let value { wrappedValue = value }
    }
  }
}

extension _Datum {
  fileprivate var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// A whole number where nothing else can be kept.
  fileprivate func rounded<Value: Plottable>(for type: Value.Type) -> _Datum {
    guard case .number(let number) = self else { return self }
    return Value.PrimitivePlottable(_datum: self) == nil ? .number(number.rounded()) : self
  }
}
