import RecallUI
import Simulation
import Testing

@testable import RecallHome

/// How the table lay at each step, and what is marked on it.
@Suite struct ReviewedTableTests {
  /// The cards as `0`: face down; `0'`: seen; `0^`: up; `0=`: matched; `0/`: mismatched; `-`: gone; with
  /// `!` for the chosen one and `*` for better ones.
  private func text(_ game: ReviewedGame, _ step: Int) -> String {
    ReviewedTable(game, at: step).cards.map { card in
      let side =
        switch card.side {
        case .back: "\(card.id)" + (card.isKnown ? "'" : "")
        case .face: "\(card.id)^"
        case .matched: "\(card.id)="
        case .mismatched: "\(card.id)/"
        case .away: "-"
        }
      return side + (card.isChosen ? "!" : "") + (card.isBetter ? "*" : "")
    }.joined(separator: " ")
  }

  @Test func aCardShowsItsFaceAtItsStepAndIsKnownAfterItsMove() throws {
    let game = try ReviewedGame.made(pairs: 3, [0, 2, 4, 3])
    #expect(text(game, 0) == "0 1 2 3 4 5")
    #expect(text(game, 1) == "0^! 1 2 3 4 5")
    #expect(text(game, 2) == "0/ 1 2/! 3 4 5")
    #expect(text(game, 3) == "0' 1 2' 3 4^! 5")
    #expect(text(game, 4) == "0' 1 2' 3/! 4/ 5")
  }

  @Test func aPairIsThereUntilTheNextCard() throws {
    let game = try ReviewedGame.made(pairs: 2, [0, 1, 2, 3])
    #expect(text(game, 2) == "0= 1=! 2 3")
    #expect(text(game, 3) == "- - 2^! 3")
    #expect(text(game, 4) == "- - 2= 3=!")
  }

  @Test func aForgottenTwinIsTheBetterChoice() throws {
    // 0 was seen with 2; then 1 comes up, and 4 is taken instead of 0.
    let game = try ReviewedGame.made(pairs: 4, [0, 2, 1, 4])
    #expect(text(game, 4) == "0'* 1/ 2' 3 4/! 5 6 7")
  }

  @Test func aForgottenPairIsTheBetterChoice() throws {
    // 0 and 1 are known as a pair; 2, which was seen, is turned up first.
    let game = try ReviewedGame.made(pairs: 4, [0, 2, 4, 1, 2])
    #expect(text(game, 5) == "0'* 1'* 2^! 3 4' 5 6 7")
  }

  @Test func whereAnUnseenCardIsBetterAllOfThemAre() throws {
    let game = try ReviewedGame.made(pairs: 4, [0, 2, 4, 6, 0])
    #expect(text(game, 5) == "0^! 1* 2' 3* 4' 5* 6' 7*")
  }

  @Test func aChoiceThatCostNothingHasNoBetterOne() throws {
    let game = try ReviewedGame.made(pairs: 4, [0, 1, 2, 4])
    for step in 0...4 { #expect(!text(game, step).contains("*")) }
  }

  @Test func aPeekIsKnownFromTheNextStepOn() throws {
    let game = try ReviewedGame.made(pairs: 2, [0, 2, 1], peeks: [2: 3])
    #expect(text(game, 2) == "0/ 1 2/! 3")
    #expect(text(game, 3) == "0' 1^! 2' 3'")
  }

  @Test func whatHappenedAfterTheLastCardIsThereAtTheLastStep() throws {
    var game = try ReviewedGame.made(pairs: 2, [0])
    game.events = [ReviewedGame.Event(.peek(card: 3), turn: 1)]
    #expect(text(game, 1) == "0^! 1 2 3'")
  }

  @Test func aShuffleMovesTheCardsAndNobodyKnowsThemButThoseFaceUp() throws {
    let game = try ReviewedGame.made(pairs: 2, [0, 2, 1, -1, 3])
    #expect(text(game, 3) == "0' 1^! 2' 3")
    #expect(text(game, 4) == "3/! 2 1/ 0")
  }

  @Test func cardsThatWereShownAtTheStartAreKnown() throws {
    var game = try ReviewedGame.made(pairs: 2, [])
    game.beginsSeen = true
    #expect(text(game, 0) == "0' 1' 2' 3'")
  }

  @Test(arguments: [(-1, 0), (Int.min, 0), (5, 4), (.max, 4)])
  func aStepBeyondTheGameIsTheNearestOne(step: Int, same: Int) throws {
    let game = try ReviewedGame.made(pairs: 2, [0, 1, 2, 3])
    #expect(text(game, step) == text(game, same))
  }

  /// What doesn't go together is no reason to fail.
  @Test func cardsThatTheGameDoesNotHaveAreLeftOut() throws {
    var game = try ReviewedGame.made(pairs: 2, [0, 2])
    game.order = [0, 9, -1, 2]
    game.events = [ReviewedGame.Event(.peek(card: 77), turn: 0)]
    #expect(text(game, 2) == "0/ 2/!")
    game.symbols = ["a"]
    #expect(text(game, 2) == "0^")
  }
}
