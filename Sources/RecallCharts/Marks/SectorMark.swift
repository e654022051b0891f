/// A sector of a pie or a ring.
public struct SectorMark: ChartContent {
  public typealias Body = Never

  var mark = Mark(.sector)

  /// Creates a sector with a share of the turn.
  ///
  /// - Parameters:
  ///   - angle: Its share: a number of zero or more.
  ///   - innerRadius: Where it begins: a ring where that isn't zero. A part of the whole, or points.
  ///   - outerRadius: Where it ends.
  ///   - angularInset: What is left out along each of its sides, in points.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.angle = angle.plotted
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
  }

  public func _addMarks(to list: inout _MarkList) {
    list.add(mark)
  }
}

extension SectorMark: PrimitiveChartContent {}
