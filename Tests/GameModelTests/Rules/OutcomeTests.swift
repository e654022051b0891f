import GameModel
import Testing

@Suite struct OutcomeTests {
  @Test(arguments: [Outcome.flipped, .matched, .mismatched, .peeked])
  func whatChangedSomethingIsNotIgnored(outcome: Outcome) {
    #expect(!outcome.isIgnored)
  }

  @Test(arguments: Outcome.Reason.allCases)
  func whatHasAReasonIsIgnored(reason: Outcome.Reason) {
    #expect(Outcome.ignored(reason).isIgnored)
  }
}
