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

  /// The snapshot is written anew where something changed only; it has to be the whole one.
  private func expectWholeSnapshot(_ what: String) {
    let whole = ReplaySnapshot(target.stage.coreSnapshot.lines.map { ($0.name, $0.value) })
    #expect(target.snapshot == whole, "\(what)")
  }

  @Test func theSnapshotFollowsTheGameAndTheViewport() throws {
    expectWholeSnapshot("at first")
    for card in 0..<8 {
      let frame = try #require(target.frame(ofElement: "card:\(card)"))
      let before = target.snapshot
      target.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(target.snapshot != before)
      expectWholeSnapshot("after a tap on card \(card)")
      target.advance(to: target.now.advanced(by: .seconds(2)))
      expectWholeSnapshot("two seconds later")
    }
    target.send(.focus(.lost), at: target.now)
    expectWholeSnapshot("without the focus")
    target.send(.resize(CGSize(width: 500, height: 700)), at: target.now)
    expectWholeSnapshot("in another viewport")
    #expect(target.snapshot["stage.size"] == "500x700")
  }
}
