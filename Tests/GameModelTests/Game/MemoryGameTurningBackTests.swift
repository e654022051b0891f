import GameModel
import Testing

@Suite struct MemoryGameTurningBackTests {
  private func game(_ mismatch: Rules.Mismatch) throws -> MemoryGame<Int> {
    try MemoryGame(numberOfPairsOfCards: 3, rules: Rules(mismatch: mismatch)) { $0 }
  }

  @Test func aMismatchThatWaitsForBeingTurnedBackBlocksChoices() throws {
    var game = try game(.staysUpUntilTurnedBack)
    game.choose(id: 0)
    game.choose(id: 2)
    #expect(game.choose(id: 4) == .ignored(.mismatchIsUp))
    #expect(game.choose(id: 0) == .ignored(.alreadyFaceUp))
    #expect(game.turnBack() == true)
    #expect(game.cards.allSatisfy { !$0.isFaceUp })
    #expect(game.choose(id: 4) == .flipped)
  }

  @Test func aMatchBlocksNothing() throws {
    var game = try game(.staysUpUntilTurnedBack)
    game.choose(id: 0)
    game.choose(id: 1)
    #expect(game.choose(id: 4) == .flipped)
    #expect(!game.cards[0].isFaceUp)
  }

  @Test(arguments: Rules.Mismatch.allCases)
  func aPairIsTurnedBackAndASingleCardStays(_ mismatch: Rules.Mismatch) throws {
    var game = try game(mismatch)
    #expect(game.turnBack() == false)
    game.choose(id: 0)
    #expect(game.turnBack() == false)
    #expect(game.cards[0].isFaceUp)
    game.choose(id: 1)
    #expect(game.turnBack() == true)
    #expect(!game.cards[0].isFaceUp && game.cards[0].isMatched)
  }
}
