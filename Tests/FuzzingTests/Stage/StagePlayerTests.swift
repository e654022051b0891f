import Replay
import Testing

@testable import Fuzzing

struct StagePlayerTests {
  private func player(
    _ defect: PairsTarget.Defect?,
    difference: @escaping (PairsTarget, PairsTarget) -> String? = { _, _ in nil },
    endViolation: @escaping (PairsTarget) -> InvariantViolation? = { _ in nil }
  ) -> StagePlayer<PairsTarget> {
    StagePlayer(
      decks: [FuzzDeck(name: "vehicles", pairs: 6)],
      subject: StageSubject(
        invariants: { _ in Invariant.memoryGame() + [.digestTellsSnapshotsApart] },
        difference: difference, endViolation: endViolation,
        makeTarget: { try PairsTarget($0, defect: defect) }))
  }

  private func result(_ player: StagePlayer<PairsTarget>, events: Int) throws -> FuzzResult {
    try FuzzRun(version: "1", level: .stage, seed: 2, events: events).play(on: player)
  }

  @Test func roundsOfASoundTargetAreWhole() throws {
    let result = try result(player(nil), events: 3600)
    #expect(result.isSuccess, "\(result.records)")
    #expect(result.tally.rounds == 8)
    #expect(result.tally.states > 100)
    // A tap is two events, and a drag is many.
    #expect(result.tally.inputs > result.tally.events)
    #expect((result.tally.counts["timer"] ?? 0) > 0)
  }

  @Test func aDefectGoesByTheNameOfItsInvariant() throws {
    let found = try result(player(.stuckCards), events: 6000)
    #expect(found.records.map(\.invariant).contains("two-up"), "\(found.records)")
    let repeats = try result(player(.countsFrames), events: 20_000).records.map(\.invariant)
    #expect(repeats == ["repeats"])
    let thrown = try result(player(.secondPointerThrows), events: 6000).records
    #expect(thrown.map(\.invariant) == ["nothing-is-thrown"])
    #expect(thrown.first?.isReplay == true)
  }

  @Test func whatIsDrawnOtherwiseIsFoundAndShrunk() throws {
    let drawn = try result(
      player(nil, difference: { _, seen in seen.now > .zero ? "another picture" : nil }),
      events: 20_000
    ).records
    #expect(drawn.map(\.invariant) == ["drawing"])
    // Time that passes is enough.
    #expect(drawn.first?.left == 0)
    #expect(drawn.first?.script.hasSuffix("    1  end\n") == true)
    #expect(drawn.first?.message == "another picture")
  }

  @Test func whatHoldsNoMoreAtTheEndIsFoundAndShrunk() throws {
    let timers = "no timer of the program is left that nobody holds on to"
    let ended = try result(
      player(
        nil,
        endViolation: {
          $0.snapshot["moves"] == "0"
            ? nil : InvariantViolation(invariant: timers, found: "one is")
        }), events: 2000
    ).records
    #expect(ended.map(\.invariant) == ["timers"])
    #expect(ended.first?.left == 2, "\(ended)")
  }
}
