import Fuzzing
import Replay

extension Canary {
  /// Plays sessions on the program with this fault.
  func stagePlayer() throws -> StagePlayer<CanaryTarget> {
    let measurer = try GameTable.textMeasurer()
    let fault = self
    return StagePlayer(
      decks: [FuzzDeck(name: "vehicles", pairs: 6)],
      subject: StageSubject(
        invariants: StageTarget.invariants(of:),
        look: { _ = $0.look() },
        difference: { unseen, seen in unseen.look().difference(from: seen.look()) },
        endViolation: \.spoken.violation,
        makeTarget: {
          CanaryTarget(try FuzzedProgram($0, textMeasurer: measurer), fault: fault)
        }), shrinkBudget: 600)
  }
}
