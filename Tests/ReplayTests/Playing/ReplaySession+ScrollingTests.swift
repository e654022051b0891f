import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

@Suite struct ReplaySessionScrollingTests {
  /// Rows of 40 points, of which only those exist that are in sight.
  private final class List: ReplayTarget {
    var offset: CGFloat
    private(set) var turns = 0
    private(set) var now = Instant.zero
    private let rows = 1000

    init(offset: CGFloat = 0) {
      self.offset = offset
    }

    func advance(to instant: Instant) { now = max(now, instant) }

    func send(_ event: InputEvent, at instant: Instant) {
      guard case .scroll(let scroll) = event else { return }
      turns += 1
      offset = min(max(offset - scroll.delta.height, 0), CGFloat(rows * 40 - 200))
    }

    var viewportSize: CGSize? { CGSize(width: 100, height: 200) }

    private var visible: [Int] { (0..<rows).filter { abs(frame($0).midY - 100) < 120 } }

    private func frame(_ row: Int) -> CGRect {
      CGRect(x: 0, y: CGFloat(row * 40) - offset, width: 100, height: 40)
    }

    func frame(ofElement identifier: String) -> CGRect? {
      visible.first { "row:\($0)" == identifier }.map(frame)
    }

    func element(at point: CGPoint) -> ReplayElement? {
      guard (0..<200).contains(point.y) else { return nil }
      return visible.first { frame($0).contains(point) }.map {
        ReplayElement(identifier: "row:\($0)", frame: frame($0))
      }
    }

    var elementIdentifiers: [String] { visible.map { "row:\($0)" } }
    var snapshot: StateSnapshot { StateSnapshot() }
    var digest: UInt64 { 0 }
  }

  private func play(_ steps: String, on list: List) throws -> ReplayReport {
    try ReplayPlayer(Sample.script(steps, version: 5)).play(on: list)
  }

  @Test(arguments: [0.0, 20_000, 39_800])
  func anElementThatIsNotMadeYetIsScrolledTo(offset: CGFloat) throws {
    let list = List(offset: offset)
    #expect(
      try play("0 scroll to row:734\n0 expect element row:734.isVisible = true\n", on: list)
        .isSuccess)
    let middle = try #require(list.frame(ofElement: "row:734")).midY
    #expect((0..<200).contains(middle))
  }

  @Test func whatIsInSightStaysWhereItIs() throws {
    let list = List(offset: 400)
    _ = try play("0 scroll to row:12\n", on: list)
    #expect(list.turns == 0)
  }

  @Test func whatNoScrollingLeadsToIsAnErrorWithItsPlace() {
    #expect {
      _ = try play("0 scroll to row:1000\n", on: List())
    } throws: { error in
      "\(error)".hasPrefix(
        "sample.replay:6:10: expected an element that the wheel leads to, found `row:1000`; there are "
      )
    }
  }
}
