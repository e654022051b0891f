import Interaction
import Replay
import Testing

@testable import Fuzzing

struct LearntStepsTests {
  private func script(_ steps: String) throws -> ReplayScript {
    try ReplayScript(
      parsing: "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 90x60\n" + steps,
      file: "a.replay")
  }

  @Test func onlyWhatIsDoneIsLearntWithItsGaps() throws {
    let learnt = LearntSteps([
      try script("100 tap a\n200 wait\n350 expect score = 0\n400 key b\n900 end\n")
    ])
    var generator = FuzzGenerator(seed: 1)
    let stretches = (0..<200).map { _ in learnt.stretch(using: &generator) }
    let steps = stretches.flatMap { $0 }
    #expect(Set(steps.map { "\($0.gap) \($0.action)" }) == ["100 tap a", "300 key b"])
    #expect(stretches.contains { $0.map(\.gap) == [100, 300] })
    #expect(stretches.contains { $0.map(\.gap) == [300, 100] }, "none is turned around")
    #expect(stretches.contains { $0.map(\.gap) == [100, 300, 100, 300] }, "none is repeated")
  }

  @Test func fromNothingNothingIsLearnt() throws {
    var generator = FuzzGenerator(seed: 1)
    #expect(LearntSteps([try script("0 wait\n9 end\n")]).isEmpty)
    #expect(LearntSteps().stretch(using: &generator).isEmpty)
  }

  @Test func whatOtherVersionsOfTheLanguageLackIsNotLearnt() throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay 5
        deck vehicles
        pairs 2
        seed 1
        viewport 90x60
        0 scroll to a
        1 wait until moves = 1 for at most 9
        20 expect picture a.png
        30 end

        """, file: "a.replay")
    #expect(LearntSteps([script]).isEmpty)
  }

  /// What is learnt is done where it can be: here only recordings have a card by its name, and keys.
  @Test func aRoundTakesOverWhatItKnows() throws {
    var fuzzer = StageFuzzer(seed: 3, taps: 600, decks: [FuzzDeck(name: "a", pairs: 2)])
    fuzzer.learnt = LearntSteps([try script("0 key q\n70 tap nowhere\n140 tap card:1\n")])
    let subject = StageSubject(
      invariants: { _ in [] }, makeTarget: { try PairsTarget($0) })
    var keys = 0
    for round in 0..<20 {
      let played = try fuzzer.play(round: round, limit: 100, on: subject) { _ in }
      #expect(played.failure == nil)
      keys += played.script.steps.count { $0.action == .key(nil, "q") }
      #expect(!played.script.steps.contains { "\($0.action)".contains("nowhere") })
    }
    #expect(keys > 20)
  }
}
