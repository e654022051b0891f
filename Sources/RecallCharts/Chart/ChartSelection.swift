import RecallUI

extension View {
  /// Sets a binding to the value of x under a pointer that is down; to nil when it goes up.
  ///
  /// In a chart that scrolls a pointer is held first.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    chartSelection(takes: .value) {
      $0.x = { position, proxy in value.wrappedValue = position.flatMap { proxy.value(atX: $0) } }
    }
  }

  /// Sets a binding to the value of y under a pointer that is down; to nil when it goes up.
  ///
  /// In a chart that scrolls a pointer is held first.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    chartSelection(takes: .value) {
      $0.y = { position, proxy in value.wrappedValue = position.flatMap { proxy.value(atY: $0) } }
    }
  }

  /// Sets a binding to the value of the angle under a pointer that is down on a chart of sectors, counted
  /// from the first sector's beginning; to nil when it goes up.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    chartSelection(takes: .value) {
      $0.angle = { angle, proxy in
        value.wrappedValue = angle.flatMap { proxy.value(atAngle: $0) }
      }
    }
  }

  /// Sets a binding to the values of x that a pointer is dragged over. They stay selected until another drag, or a tap,
  /// which sets it to nil.
  ///
  /// In a chart that scrolls a pointer is held first. It selects nothing where one of the ends has no value of the type.
  public func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    chartSelection(takes: .range) {
      $0.xRange = { span, proxy in
        range.wrappedValue = span.flatMap {
          ClosedRange(proxy.value(atX: $0.0), proxy.value(atX: $0.1))
        }
      }
    }
  }

  /// Sets a binding to the values of y that a pointer is dragged over, as `chartXSelection(range:)` does for x.
  public func chartYSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    chartSelection(takes: .range) {
      $0.yRange = { span, proxy in
        range.wrappedValue = span.flatMap {
          ClosedRange(proxy.value(atY: $0.0), proxy.value(atY: $0.1))
        }
      }
    }
  }

  /// Selects by a gesture of the program's own, which asks the chart's proxy for that: `selectXValue(at:)` and its like.
  ///
  /// - Parameter gesture: Makes the gesture. It takes place in the plot, whose top leading corner is its origin.
  public func chartGesture<Content: Gesture>(
    _ gesture: @escaping (ChartProxy) -> Content
  ) -> some View {
    chartDecorations { $0.selections.hasGesture = true }
      .chartOverlay { proxy in ChartTouchArea(proxy: proxy).gesture(gesture(proxy)) }
  }

  private func chartSelection(
    takes kind: ChartSelection.Kind, _ change: @escaping (inout ChartSelections) -> Void
  ) -> some View {
    chartOverlay { ChartSelection(proxy: $0, kind: kind) }
      .chartDecorations { change(&$0.selections) }
  }
}

extension ChartProxy {
  /// Selects the value of x at a position: sets the binding of `chartXSelection(value:)`.
  public func selectXValue(at position: CGFloat) { selections.x?(position, self) }

  /// Selects the value of y at a position: sets the binding of `chartYSelection(value:)`.
  public func selectYValue(at position: CGFloat) { selections.y?(position, self) }

  /// Selects the value of an angle: sets the binding of `chartAngleSelection(value:)`.
  public func selectAngleValue(at angle: Angle) { selections.angle?(angle, self) }

  /// Selects the values of x between two positions, in either order: sets the binding of `chartXSelection(range:)`.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    selections.xRange?((start, end), self)
  }

  /// Selects the values of y between two positions, in either order: sets the binding of `chartYSelection(range:)`.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    selections.yRange?((start, end), self)
  }

  /// Selects what a pointer is at; nothing for nil.
  func select(at point: CGPoint?) {
    selections.x?(point?.x, self)
    selections.y?(point?.y, self)
    selections.angle?(point.map(angle), self)
  }

  /// Selects what lies between two points of the plot; nothing for nil.
  func select(between points: (CGPoint, CGPoint)?) {
    let bounds = CGRect(origin: .zero, size: plotSize)
    let inside = points.map { ($0.0.clamped(to: bounds), $0.1.clamped(to: bounds)) }
    selections.xRange?(inside.map { ($0.0.x, $0.1.x) }, self)
    selections.yRange?(inside.map { ($0.0.y, $0.1.y) }, self)
  }
}

extension ClosedRange {
  /// From the lesser of two values to the greater one; nil where one is missing, or can't be compared, as `nan`.
  fileprivate init?(_ one: Bound?, _ other: Bound?) {
    guard let one, let other, one <= other || other <= one else { return nil }
    self = Swift.min(one, other)...Swift.max(one, other)
  }
}

extension CGPoint {
  fileprivate func clamped(to rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}

/// What a pointer touches of a chart: its plot.
private struct ChartTouchArea: View {
  let proxy: ChartProxy

  var body: some View {
    let plot = proxy.plotRect
    Color.clear.contentShape(Rectangle())
      .frame(width: plot.width, height: plot.height)
      .position(x: plot.midX, y: plot.midY)
  }
}

/// Tells where in a plot a pointer is down; in one that scrolls, where it is held.
private struct ChartSelection: View {
  enum Kind {
    case value, range
  }

  let proxy: ChartProxy
  let kind: Kind
  @Environment(\.chartOptions) private var options
  @Environment(\.chartDecorations) private var decorations

  init(proxy: ChartProxy, kind: Kind) {
    self.proxy = proxy
    self.kind = kind
  }

  /// How far a drag goes at least, in points: what doesn't is a tap.
  private static let leastDrag: CGFloat = 3

  var body: some View {
    let plot = proxy.plotRect
    if !decorations.selections.hasGesture {
      Color.clear.frame(width: plot.width, height: plot.height).contentShape(Rectangle())
        .gesture(touch, including: options.scrolls ? .subviews : .all)
        .simultaneousGesture(hold, including: options.scrolls ? .all : .subviews)
        .position(x: plot.midX, y: plot.midY)
    }
  }

  private var touch: some Gesture {
    DragGesture(minimumDistance: 0).onChanged(change).onEnded(end)
  }

  private var hold: some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        if case .second(_, let drag?) = value { change(drag) }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value { end(drag) }
      }
  }

  private func change(_ drag: DragGesture.Value) {
    switch kind {
    case .value: proxy.select(at: drag.location)
    case .range:
      if isDragged(drag) { proxy.select(between: (drag.startLocation, drag.location)) }
    }
  }

  private func end(_ drag: DragGesture.Value) {
    switch kind {
    case .value: proxy.select(at: nil)
    case .range: if !isDragged(drag) { proxy.select(between: nil) }
    }
  }

  private func isDragged(_ drag: DragGesture.Value) -> Bool {
    hypot(drag.translation.width, drag.translation.height) >= Self.leastDrag
  }
}
