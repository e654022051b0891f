import Simulation
import Statistics
import Testing

@testable import RecallHome

@Suite struct RecallSampleTests {
  @Test func whatAReviewTellsOfAPlayerIsKept() throws {
    var reviewer = try #require(
      GameReviewer(pairs: 4, players: 2, valuation: TwoPlayerValuation<Double>(pairs: 4)))
    for card in [0, 2, 1, 4] { reviewer.turnUp(card) }
    // The first player takes the known pair, with the second card as well.
    reviewer.turnUp(0)
    reviewer.turnUp(1)
    let review = reviewer.review
    #expect(
      RecallSample.samples(of: review) == [
        RecallSample(movesAgo: 2, isHit: true, chance: 1 / 6.0),
        RecallSample(movesAgo: 1, isHit: true, chance: 1 / 7.0),
      ])
    // The second one left it, having seen its twin a move ago.
    #expect(
      RecallSample.samples(of: review, player: 1) == [
        RecallSample(movesAgo: 1, isHit: false, chance: 1 / 7.0)
      ])
    #expect(RecallSample.samples(of: review, player: 2) == [])
    #expect(ReviewFigures(review, player: 1).loss == review.losses[1])
    #expect(ReviewFigures(review, player: 1).luck == review.luck[1])
    #expect(ReviewFigures(review).par == review.par)
    #expect(ReviewFigures(review, player: -1).loss == 0)
  }
}
