import RecallGraphics
import TestSupport
import Testing

@Suite struct PathSetOperationsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let moved = Path(CGRect(x: 6, y: 4, width: 10, height: 10))

  @Test func rectanglesKeepTheirCorners() {
    #expect(
      square.union(moved).description
        == "0 0 m 10 0 l 10 4 l 16 4 l 16 14 l 6 14 l 6 10 l 0 10 l h")
    #expect(square.intersection(moved).description == "6 4 m 10 4 l 10 10 l 6 10 l h")
    #expect(
      square.subtracting(moved).description == "0 0 m 10 0 l 10 4 l 6 4 l 6 10 l 0 10 l h")
    #expect(square.symmetricDifference(moved).area == 168 - 16 - 16 + 16)
  }

  @Test func whatIsInsideIsAHole() {
    let hole = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    let ring = square.subtracting(hole)
    #expect(ring.area == 84)
    for eoFill in [false, true] {
      #expect(!ring.contains(CGPoint(x: 3, y: 3), eoFill: eoFill))
      #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: eoFill))
    }
    #expect(square.union(hole) == square.normalized())
    #expect(hole.subtracting(square).isEmpty)
  }

  @Test func areasThatOnlyTouchStayApart() {
    let beside = Path(CGRect(x: 10, y: 0, width: 5, height: 10))
    #expect(square.intersection(beside).isEmpty)
    #expect(square.union(beside).description == "0 0 m 15 0 l 15 10 l 0 10 l h")
    let corner = Path(CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(square.union(corner).area == 125)
  }

  @Test func theRuleSaysWhatIsInside() {
    let twice = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(twice.normalized(eoFill: true).area == 84)
    #expect(twice.normalized(eoFill: false).area == 100)
    #expect(twice.intersection(square, eoFill: true).area == 84)
  }

  @Test func curvesAreLinesThatNobodyTellsFromThem() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lens = circle.intersection(circle.offsetBy(dx: 50, dy: 0))
    // Of two circles of radius r whose centers are r apart: (2π/3 − √3/2) r².
    let expected = (2 * Double.pi / 3 - 3.0.squareRoot() / 2) * 2_500
    #expect(abs(lens.area - expected) < 0.002 * expected)
    #expect(abs(circle.union(circle).area - .pi * 2_500) < 10)
    var small = CGAffineTransform(scaleX: 0.01, y: 0.01)
    small = small.translatedBy(x: 3, y: 4)
    #expect(abs(circle.applying(small).normalized().area - .pi * 0.25) < 0.002)
  }

  @Test func whatIsNoNumberLeavesNothing() {
    let wild = Path {
      $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 5, y: CGFloat.infinity)])
    }
    #expect(square.union(wild).isEmpty || square.union(wild).area <= 100)
    #expect(wild.normalized().isEmpty)
    #expect(Path().union(Path()).isEmpty)
    let huge = Path(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(!huge.union(square).isEmpty)
    let tiny = Path(CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300))
    // What is finer than the grid may be gone; it doesn't grow.
    #expect(tiny.union(tiny).area <= 1e-300)
  }

  /// A polygon that may cross itself, on whole points or between them.
  private func polygon(_ chance: inout Chance, onWholePoints: Bool) -> Path {
    let count = chance.number(in: 3...12)
    let points = (0..<count).map { _ -> CGPoint in
      onWholePoints
        ? CGPoint(x: chance.number(in: 0...8), y: chance.number(in: 0...8))
        : CGPoint(x: chance.number(in: 0.0...8.0), y: chance.number(in: 0.0...8.0))
    }
    return Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
  }

  @Test(arguments: 0..<300)
  func areasAddUp(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let onWholePoints = seed.isMultiple(of: 2)
    let eoFill = seed.isMultiple(of: 3)
    let one = polygon(&chance, onWholePoints: onWholePoints)
    let other = polygon(&chance, onWholePoints: onWholePoints)
    let (first, second) = (one.normalized(eoFill: eoFill), other.normalized(eoFill: eoFill))
    let both = one.intersection(other, eoFill: eoFill)
    let any = one.union(other, eoFill: eoFill)
    let rest = one.subtracting(other, eoFill: eoFill)
    let either = one.symmetricDifference(other, eoFill: eoFill)
    let slack = 1e-4
    #expect(abs(any.area + both.area - first.area - second.area) < slack)
    #expect(abs(rest.area + both.area - first.area) < slack)
    #expect(abs(either.area - any.area + both.area) < slack)
    #expect(abs(other.union(one, eoFill: eoFill).area - any.area) < slack)
    #expect(abs(any.normalized().area - any.area) < slack)
    for _ in 0..<40 {
      let point = CGPoint(x: chance.number(in: 0.013...7.987), y: chance.number(in: 0.013...7.987))
      let (inOne, inOther) = (
        one.contains(point, eoFill: eoFill), other.contains(point, eoFill: eoFill)
      )
      #expect(any.contains(point) == (inOne || inOther))
      #expect(both.contains(point) == (inOne && inOther))
      #expect(rest.contains(point, eoFill: true) == (inOne && !inOther))
      #expect(either.contains(point, eoFill: true) == (inOne != inOther))
    }
  }

  @Test func linesAreCutByAreas() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
    #expect(line.lineIntersection(Path()).isEmpty)
  }

  @Test func thousandsOfEdgesTakeNoAge() {
    var chance = Chance(seed: 7)
    var dust = Path()
    for _ in 0..<1_000 {
      dust.addRect(
        CGRect(
          x: chance.number(in: 0.0...1_000.0), y: chance.number(in: 0.0...1_000.0), width: 20,
          height: 12))
    }
    let once = dust.normalized(eoFill: false)
    let (inside, outside) = (
      once.intersection(square),
      Path(CGRect(x: 0, y: 0, width: 1_020, height: 1_012))
        .subtracting(once)
    )
    #expect(once.area + outside.area - 1_020 * 1_012 < 0.1)
    #expect(inside.area <= 100)
  }
}

extension Path {
  /// The area inside of lines, with holes left out: clockwise subpaths on a screen add to it.
  var area: Double {
    var (area, start, current) = (0.0, CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      area += current.x * point.y - current.y * point.x
      current = point
    }
    forEach { element in
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .closeSubpath: line(to: start)
      case .quadCurve, .curve: area = .nan
      }
    }
    return area / 2
  }
}
