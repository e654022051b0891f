import Foundation
import RecallUI
import Replay
import Testing

@testable import recall

@Suite struct StageTargetTests {
  private let target: StageTarget

  init() throws {
    let header = ReplayHeader(
      deck: "vehicles", pairs: 4, seed: 42,
      viewport: ScriptSize(CGSize(width: 800, height: 600)))
    target = StageTarget(
      try GameTable(deck: "vehicles", pairs: 4)
        .stage(header, textMeasurer: GameTable.textMeasurer()))
  }

  /// The snapshot is made anew where something changed only; it has to say what the stage's whole one
  /// does, which is made anew each time.
  private func expectWholeSnapshot(_ what: String) {
    let snapshot = target.snapshot
    let whole = target.stage.snapshot.lines.filter { snapshot[$0.name] != nil }
    #expect(snapshot.lines == whole, "\(what)")
    #expect(snapshot.lines.count > 8 * 5)
  }

  @Test func theSnapshotFollowsTheGameAndTheViewport() throws {
    expectWholeSnapshot("at first")
    for card in 0..<8 {
      let frame = try #require(target.frame(ofElement: "card:\(card)"))
      let before = target.snapshot
      target.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(target.snapshot != before)
      expectWholeSnapshot("after a tap on card \(card)")
      try target.advance(to: target.now.advanced(by: .seconds(2)))
      expectWholeSnapshot("two seconds later")
    }
    try target.send(.focus(.lost), at: target.now)
    expectWholeSnapshot("without the focus")
    try target.send(.resize(CGSize(width: 500, height: 700)), at: target.now)
    expectWholeSnapshot("in another viewport")
    #expect(target.snapshot["stage.size"] == "500x700")
  }
}
