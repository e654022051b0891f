import Foundation
import Rasterizer
import RecallUI
import Replay

/// What a fuzzer plays on: what a replay with the same header is played on, and what has to hold of it in the
/// end.
final class FuzzedProgram: ReplayTargetWrapper {
  let base: StageTarget

  /// More timers than a table of 10,000 cards sets.
  private static let mostTimers = 1000

  /// - Throws: `CommandFailure` for what a header asks for and there isn't.
  init(_ header: ReplayHeader, textMeasurer: PangoTextMeasurer) throws {
    let file = ReplayFile(path: "the round")
    base = StageTarget(
      try file.program(for: header, textMeasurer, following: nil), textMeasurer: textMeasurer)
  }

  /// The stage that is shown now.
  var stage: Stage { base.stage }

  // MARK: Judging

  /// What is told of it to who can't see it.
  var spoken: SpokenCheck { SpokenCheck(stage) }

  /// What is wrong where a session ends.
  var endViolation: InvariantViolation? {
    let odd = stage.elements.first { element in
      ![element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
        .allSatisfy(\.isFinite)
    }
    if let odd {
      return InvariantViolation(
        invariant: "each element has a place and a size that are numbers",
        found: "\(odd.identifier ?? odd.label ?? "one") is at \(odd.frame)")
    }
    if let violation = spoken.violation { return violation }
    if let timer = stage.unownedTimers.first {
      return InvariantViolation(
        invariant: "no timer of the program is left that nobody holds on to",
        found: "\(timer) is")
    }
    let timers = stage.pendingTimers.count
    guard timers > Self.mostTimers else { return nil }
    return InvariantViolation(
      invariant: "no more timers are pending than the screens can want", found: "\(timers) are")
  }
}
