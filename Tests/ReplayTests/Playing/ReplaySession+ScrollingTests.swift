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

    private var visible: [Int] {
      let first = Int(offset / 40)
      return (max(first - 1, 0)..<min(first + 7, rows)).filter { abs(frame($0).midY - 100) < 120 }
    }

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

  // MARK: Turns

  /// One element, which is hit once the wheel was turned so often.
  private final class Pane: ReplayTarget {
    let viewportSize: CGSize?
    let turnsToGoal: Int
    let moves: Bool
    let isVisible: Bool
    private(set) var turns: [ScrollEvent] = []

    init(
      _ size: CGSize?, turnsToGoal: Int = .max, moves: Bool = true, isVisible: Bool = false
    ) {
      viewportSize = size
      self.turnsToGoal = turnsToGoal
      self.moves = moves
      self.isVisible = isVisible
    }

    var now: Instant { .zero }
    func advance(to instant: Instant) {}

    func send(_ event: InputEvent, at instant: Instant) {
      if case .scroll(let turn) = event { turns.append(turn) }
    }

    private var frame: CGRect {
      CGRect(x: 0, y: moves ? CGFloat(turns.count) : 0, width: 9, height: 9)
    }

    func frame(ofElement identifier: String) -> CGRect? { identifier == "goal" ? frame : nil }

    func element(at point: CGPoint) -> ReplayElement? {
      turns.count < turnsToGoal ? nil : ReplayElement(identifier: "goal", frame: frame)
    }

    func details(ofElement identifier: String) -> ReplayElementDetails? {
      ReplayElementDetails(frame: frame, isVisible: isVisible)
    }

    var elementIdentifiers: [String] { ["goal"] }
    var snapshot: StateSnapshot { StateSnapshot() }
    var digest: UInt64 { 0 }
  }

  private static let size = CGSize(width: 100, height: 60)

  private func error(_ step: String, on pane: Pane) -> String? {
    do {
      _ = try ReplayPlayer(Sample.script("0 \(step)\n", version: 5)).play(on: pane)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("scroll to goal", CGPoint(x: 50, y: 30)), ("scroll to goal at 12,13", CGPoint(x: 12, y: 13)),
  ])
  func theWheelIsTurnedDownUpLeftAndRight(step: String, place: CGPoint) {
    let pane = Pane(Self.size, moves: false)
    #expect(error(step, on: pane)?.hasPrefix("sample.replay:6:10: ") == true)
    let directions = [(0, -24), (0, 24), (-24, 0), (24, 0)].map { CGSize(width: $0, height: $1) }
    #expect(pane.turns == directions.map { ScrollEvent(at: place, by: $0) })
  }

  @Test(arguments: [(9_999, -24), (10_000, -24), (10_001, 24)] as [(Int, CGFloat)])
  func tenThousandTurnsGoInADirection(turns: Int, last: CGFloat) {
    let pane = Pane(Self.size, turnsToGoal: turns)
    #expect(error("scroll to goal", on: pane) == nil)
    #expect(pane.turns.count == turns)
    #expect(pane.turns.last?.delta.height == last)
    #expect(pane.turns.dropLast().allSatisfy { $0.delta == CGSize(width: 0, height: -24) })
  }

  /// What is larger than the viewport can't be hit in its middle wherever it is.
  @Test func whatIsInSightWhereNothingMovesAnyMoreIsReached() {
    let pane = Pane(Self.size, moves: false, isVisible: true)
    #expect(error("scroll to goal", on: pane) == nil)
    #expect(pane.turns.count == 1)
  }

  @Test(
    arguments: [
      (nil, false), (CGSize(width: 0, height: 60), false), (CGSize(width: 100, height: 0), false),
      (CGSize(width: 1, height: 1), true), (CGSize(width: 0.5, height: 60), true),
      (CGSize(width: 100, height: 0.5), true),
    ] as [(CGSize?, Bool)])
  func aViewportWithoutSizeHasNoWheel(size: CGSize?, isTurned: Bool) {
    let pane = Pane(size, turnsToGoal: 1)
    #expect((error("scroll to goal", on: pane) == nil) == isTurned)
    #expect(pane.turns.count == (isTurned ? 1 : 0))
    guard let size, isTurned else { return }
    #expect(pane.turns.first?.position == CGPoint(x: size.width / 2, y: size.height / 2))
  }

  @Test(arguments: ["scroll to goal at nobody", "scroll nobody by 0,-1"])
  func whereTheWheelIsTurnedHasToBeThere(step: String) {
    let message = error(step, on: Pane(Self.size))
    #expect(
      message?.hasPrefix(
        "sample.replay:6:10: expected an element on the stage, found `nobody`") == true)
  }
}
