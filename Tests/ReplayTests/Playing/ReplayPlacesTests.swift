import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

/// Where a pointer goes that was told an element which has become another size, or has come to where there was none.
@Suite struct ReplayPlacesTests {
  /// One element, which is hit everywhere but at some points.
  private final class Meadow: ReplayTarget {
    let frame: CGRect
    let gaps: [CGPoint]
    private(set) var points: [CGPoint] = []

    init(_ frame: CGRect, gaps: [CGPoint] = []) {
      self.frame = frame
      self.gaps = gaps
    }

    var now: Instant { .zero }
    func advance(to instant: Instant) {}

    func send(_ event: InputEvent, at instant: Instant) {
      if case .pointer(let event) = event { points.append(event.position) }
    }

    func frame(ofElement identifier: String) -> CGRect? { identifier == "a" ? frame : nil }

    func element(at point: CGPoint) -> ReplayElement? {
      gaps.contains(point) ? nil : ReplayElement(identifier: "a", frame: frame)
    }

    var elementIdentifiers: [String] { ["a"] }
    var snapshot: StateSnapshot { StateSnapshot() }
    var digest: UInt64 { 0 }
  }

  private func points(_ steps: String, on meadow: Meadow, version: Int = 2) throws -> [CGPoint] {
    _ = try ReplayPlayer(try Sample.script(steps, version: version)).play(on: meadow)
    return meadow.points
  }

  private static let directions: [(CGFloat, CGFloat)] = [
    (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1),
  ]

  private func gap(_ gaps: [(CGFloat, CGFloat)]) throws -> CGPoint? {
    let meadow = Meadow(
      CGRect(x: 1000, y: 1000, width: 9, height: 9),
      gaps: gaps.map { CGPoint(x: 1003 + $0, y: 1004 + $1) })
    return try points("0 tap beside a +3,+4\n", on: meadow).first
  }

  @Test(arguments: directions.indices)
  func aGapIsLookedForInAllDirections(number: Int) throws {
    let (right, down) = Self.directions[number]
    for distance in [0, 1, 2, 199, 200] as [CGFloat] {
      let found = try gap([(right * distance, down * distance)])
      #expect(found == CGPoint(x: 1003 + right * distance, y: 1004 + down * distance))
    }
    #expect(throws: ReplayError.self) { try gap([(right * 201, down * 201)]) }
  }

  @Test func theNearestGapIsTakenAndOfThoseTheFirst() throws {
    #expect(try gap([(3, 0), (-2, -2)]) == CGPoint(x: 1001, y: 1002))
    for (first, second) in zip(Self.directions, Self.directions.dropFirst()) {
      #expect(try gap([second, first]) == CGPoint(x: 1003 + first.0, y: 1004 + first.1))
    }
  }

  private static let offsets: [(String, CGFloat, CGFloat)] = [
    ("+0,+0", 100, 200), ("+9.999,+5", 109.999, 205), ("+10,+5", 109.5, 205),
    ("+11,+21", 109.5, 219.5), ("-0.001,+5", 100, 205), ("-7,-7", 100, 200),
    ("+3,+20", 103, 219.5), ("+3,+19.999", 103, 219.999),
  ]

  /// A press stays on the element: the nearest place of it, half a point inside its far edges.
  @Test(arguments: offsets)
  func whatLiesOutsideOfAnElementComesToItsEdge(offset: String, x: CGFloat, y: CGFloat) throws {
    let frame = CGRect(x: 100, y: 200, width: 10, height: 20)
    for step in ["tap a \(offset)", "press a \(offset) for 1", "down a \(offset)"] {
      let first = try points("0 \(step)\n", on: Meadow(frame)).first
      #expect(first == CGPoint(x: x, y: y), "\(step)")
    }
  }

  @Test func theEndOfADragMayLieOutside() throws {
    let meadow = Meadow(CGRect(x: 100, y: 200, width: 10, height: 20))
    #expect(
      try points("0 drag a +11,+0 -> a +50,+60 over 0\n", on: meadow)
        == [
          CGPoint(x: 109.5, y: 200), CGPoint(x: 150, y: 260), CGPoint(x: 150, y: 260),
        ])
  }

  @Test func inASmallElementThatIsItsMiddleAndInNoneThePlaceItself() throws {
    let small = Meadow(CGRect(x: 100, y: 200, width: 0.5, height: 0.25))
    #expect(try points("0 tap a +9,+9\n", on: small).first == CGPoint(x: 100.25, y: 200.125))
    let empty = Meadow(CGRect(x: 100, y: 200, width: 0, height: 10))
    #expect(try points("0 tap a +9,+9\n", on: empty).first == CGPoint(x: 109, y: 209))
    let plain = Meadow(CGRect(x: 100, y: 200, width: 10, height: 20))
    #expect(
      try points("0 tap a +50,+9\n", on: plain, version: 1).first == CGPoint(x: 150, y: 209))
  }

  /// What goes on from a place beside an element isn't taken for one in it, nor the other way around.
  @Test func aPointerGoesOnFromTheKindOfPlaceItWentDownAt() throws {
    let frame = CGRect(x: 100, y: 200, width: 10, height: 20)
    let gaps = [CGPoint(x: 112, y: 201), CGPoint(x: 150, y: 250)]
    #expect(
      try points(
        "0 down beside a +11,+1\n1 move beside a +13,+1\n2 move a +1,+1\n3 up beside a +50,+50\n",
        on: Meadow(frame, gaps: gaps))
        == [
          CGPoint(x: 112, y: 201), CGPoint(x: 114, y: 201), CGPoint(x: 101, y: 201),
          CGPoint(x: 151, y: 250),
        ])
    // A pointer that went down on no element, or was lost, holds on to none.
    #expect(
      try points(
        "0 down a +11,+1\n1 cancel a +11,+1\n2 move a +11,+1\n3 down 1,2\n4 up a +0,+0\n",
        on: Meadow(frame))
        == [
          CGPoint(x: 109.5, y: 201), CGPoint(x: 109.5, y: 201), CGPoint(x: 111, y: 201),
          CGPoint(x: 1, y: 2), CGPoint(x: 100, y: 200),
        ])
  }
}
