import Simulation
import Testing

@testable import RecallHome

/// The lines of the chart: what they begin with, how they go on, and where they end.
@Suite struct WorthPointTests {
  private static let cards = [0, 2, 4, 6, 1, 8, 6, 8, 0, 1, 2, 3]

  @Test func theLineBeginsAtParAndGoesByLossAndLuck() throws {
    let game = try ReviewedGame.made(Self.cards)
    let worths = game.worths
    #expect(worths.map(\.step) == Array(0...Self.cards.count))
    #expect(worths.first?.worth == game.review.par)
    for (index, choice) in game.review.choices.enumerated() {
      let change = worths[index + 1].end - worths[index].end
      #expect(abs(change - choice.loss - choice.luck) < 1e-9)
    }
    let last = try #require(worths.last)
    #expect(abs(last.worth - game.review.remaining) < 1e-9)
    #expect(abs(last.end - Double(game.review.moves) - game.review.remaining) < 1e-9)
  }

  @Test func whatIsStillExpectedEndsAtNothing() throws {
    let game = try ReviewedGame.made(pairs: 2, [0, 2, 1, 0, 2, 3])
    let last = try #require(game.worths.last)
    #expect(abs(last.worth) < 1e-9)
    #expect(abs(last.end - 3) < 1e-9)
  }

  @Test func ofTwoTheLineEndsAtTheLeadOfTheFirst() throws {
    // Ann fails, Ben takes two pairs, Ann none: he leads by two.
    let game = try ReviewedGame.madeForTwo(pairs: 2, [0, 2, 1, 0, 3, 2])
    #expect(game.worths.first?.worth == game.review.par)
    #expect(abs(try #require(game.worths.last).worth + 2) < 1e-9)
  }

  @Test func ofTwoTheLineGoesByLossAndLuckOfWhomIsOnTurn() throws {
    let game = try ReviewedGame.madeForTwo(Self.cards)
    let worths = game.worths
    for (index, choice) in game.review.choices.enumerated() {
      let sign: Double = choice.player == 0 ? 1 : -1
      let change = worths[index + 1].worth - worths[index].worth
      #expect(abs(change - sign * (choice.luck - choice.loss)) < 1e-9, "\(index)")
    }
  }

  @Test func aGameWithoutATurnIsAPoint() throws {
    let game = try ReviewedGame.made(pairs: 2, [])
    #expect(game.worths == [WorthPoint(step: 0, worth: game.review.par, end: game.review.par)])
  }
}
