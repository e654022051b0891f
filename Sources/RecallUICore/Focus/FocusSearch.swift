extension MoveCommandDirection {
  /// A rectangle, seen along a direction.
  private struct View {
    /// From where it begins to where it ends in the direction.
    let along: ClosedRange<CGFloat>
    let across: ClosedRange<CGFloat>
  }

  private func view(of rect: CGRect) -> View? {
    guard !rect.isNull else { return nil }
    let rect = rect.standardized
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return nil }
    let (x, y) = (rect.minX...rect.maxX, rect.minY...rect.maxY)
    return switch self {
    case .right: View(along: x, across: y)
    case .left: View(along: -x.upperBound ... -x.lowerBound, across: y)
    case .down: View(along: y, across: x)
    case .up: View(along: -y.upperBound ... -y.lowerBound, across: x)
    }
  }

  /// Finds the rectangle to which this direction leads from `origin`; of equal ones the first.
  ///
  /// A rectangle lies in the direction when it begins and ends further on. The nearest one by
  /// 13 · (distance along)² + (distance across)² is taken, the weights of Android's `FocusFinder`,
  /// with distances between edges; of equally near ones the one whose middle is less aside.
  /// Sideways, what lies on the same line comes before what doesn't.
  ///
  /// - Parameter onTheSameLine: Whether nothing else counts.
  /// - Returns: The place among `rects`.
  /// - Complexity: O(n) for n rectangles.
  func nearest(
    to origin: CGRect, among rects: [CGRect], onTheSameLine: Bool = false
  ) -> Int? {
    guard let from = view(of: origin) else { return nil }
    var best: (index: Int, rank: [CGFloat])?
    for (index, rect) in rects.enumerated() {
      guard let other = view(of: rect), other.along.lowerBound > from.along.lowerBound,
        other.along.upperBound > from.along.upperBound
      else { continue }
      if onTheSameLine, gap(between: other, and: from) >= 0 { continue }
      let rank = rank(of: other, from: from)
      if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (index, rank) }
    }
    return best?.index
  }

  /// How far aside one view is of another; below zero on the same line.
  private func gap(between one: View, and other: View) -> CGFloat {
    max(
      one.across.lowerBound - other.across.upperBound,
      other.across.lowerBound - one.across.upperBound)
  }

  private func rank(of other: View, from origin: View) -> [CGFloat] {
    let along = max(0, other.along.lowerBound - origin.along.upperBound)
    let gap = gap(between: other, and: origin)
    let isSideways = self == .left || self == .right
    let across = max(0, gap)
    return [
      isSideways && gap >= 0 ? 1 : 0, 13 * along * along + across * across,
      abs(other.across.middle - origin.across.middle),
    ]
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
}
