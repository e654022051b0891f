/// Tells where values of a chart stand.
///
/// Positions are in points from the plot's top leading corner.
public struct ChartProxy {
  let layout: ChartLayout
  /// Where the plot is in the chart, for `geometry[proxy.plotFrame!]`.
  public let plotFrame: Anchor<CGRect>?

  /// Where the plot is in the chart, also of one that scrolls.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  /// Where the plot is in the chart.
  public var plotAreaFrame: Anchor<CGRect> { frameAnchor }

  private let frameAnchor: Anchor<CGRect>
  /// What all sectors have together; nil where there are no sectors alone.
  private let total: Double?
  /// What is set when something is selected.
  let selections: ChartSelections

  init(
    _ layout: ChartLayout, _ frame: Anchor<CGRect>, total: Double?, selections: ChartSelections
  ) {
    self.layout = layout
    self.total = total
    self.selections = selections
    frameAnchor = frame
    plotFrame = frame
  }

  var plotRect: CGRect { layout.plot }

  /// The size of the plot, in points.
  public var plotSize: CGSize { layout.plot.size }

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { layout.plot.size }

  /// Where a value of x stands; nil where it can't.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    layout.x.number(of: value.primitivePlottable._datum).flatMap(layout.x.position)
  }

  /// Where a value of y stands; nil where it can't.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    layout.y.number(of: value.primitivePlottable._datum).flatMap(layout.y.position)
  }

  /// Where what stands for a value of x begins and ends: a category has a band, others have a place. Nil where it can't.
  public func positionRange<Value: Plottable>(forX value: Value) -> ClosedRange<CGFloat>? {
    layout.x.number(of: value.primitivePlottable._datum).flatMap(layout.x.band)
  }

  /// Where what stands for a value of y begins and ends. Nil where it can't.
  public func positionRange<Value: Plottable>(forY value: Value) -> ClosedRange<CGFloat>? {
    layout.y.number(of: value.primitivePlottable._datum).flatMap(layout.y.band)
  }

  /// Where a pair of values stands; nil where it can't.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The value of x at a position; nil where none of the type is.
  public func value<Value: Plottable>(
    atX position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? {
    ChartProxy.value(at: position, on: layout.x)
  }

  /// The value of y at a position; nil where none of the type is.
  public func value<Value: Plottable>(
    atY position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? {
    ChartProxy.value(at: position, on: layout.y)
  }

  /// The values of x and y at a point; nil where none of the types are.
  public func value<X: Plottable, Y: Plottable>(
    at point: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  /// The value of an angle, counted from the first sector's beginning on; nil where there are no sectors,
  /// or where none of the type is.
  public func value<Value: Plottable>(
    atAngle angle: Angle, as type: Value.Type = Value.self
  ) -> Value? {
    guard let total else { return nil }
    let turn = angle.radians / (2 * .pi)
    guard turn.isFinite else { return nil }
    return Value.PrimitivePlottable(_datum: .number(total * (turn - turn.rounded(.down))))
      .flatMap(Value.init(primitivePlottable:))
  }

  /// The angle from the middle of the plot to a point of it, from the top on with the clock.
  public func angle(at point: CGPoint) -> Angle {
    .radians(
      Double(atan2(point.y - plotSize.height / 2, point.x - plotSize.width / 2)) + .pi / 2)
  }

  private static func value<Value: Plottable>(
    at position: CGFloat, on scale: PositionScale
  ) -> Value? {
    scale.number(at: position).flatMap(scale.datum)
      .flatMap(Value.PrimitivePlottable.init(_datum:))
      .flatMap(Value.init(primitivePlottable:))
  }
}

/// What pointers on a chart select: each sets what a program keeps, or nothing where it keeps nothing.
struct ChartSelections {
  /// Is told of a position along an axis, in points from the plot's top leading corner; of nil when nothing is
  /// selected any more.
  typealias Position = (CGFloat?, ChartProxy) -> Void
  /// The same for two positions.
  typealias Span = ((CGFloat, CGFloat)?, ChartProxy) -> Void

  var x: Position?
  var y: Position?
  var angle: ((Angle?, ChartProxy) -> Void)?
  var xRange: Span?
  var yRange: Span?
  /// Whether a program has a gesture of its own in place of those.
  var hasGesture = false
}
