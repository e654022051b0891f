import GameModel
import Testing

@Suite struct MemoryGameChoosingTests {
  /// Three pairs in the order of the deal: cards 0 and 1 match, 2 and 3, 4 and 5.
  let dealt = MemoryGame<String>(numberOfPairsOfCards: 3) { ["🚗", "🚕", "🚙"][$0] }

  @Test func theFirstCardOfAMoveIsFlipped() {
    var game = dealt
    #expect(game.choose(id: 2) == .flipped)
    #expect(game.cards.map(\.isFaceUp) == [false, false, true, false, false, false])
    #expect(game.moves == 0)
  }

  @Test func twoEqualCardsAreWonAndStayUpUntilTheNextChoice() {
    var game = dealt
    game.choose(id: 2)
    #expect(game.choose(id: 3) == .matched)
    #expect(game.cards.map(\.isMatched) == [false, false, true, true, false, false])
    #expect(game.cards.map(\.isFaceUp) == [false, false, true, true, false, false])
    #expect(game.moves == 1)
    #expect(game.pairsLeft == 2)
    #expect(game.choose(id: 0) == .flipped)
    #expect(game.cards.map(\.isFaceUp) == [true, false, false, false, false, false])
  }

  @Test func aMismatchStaysUpUntilTheNextChoice() {
    var game = dealt
    game.choose(id: 0)
    #expect(game.choose(id: 5) == .mismatched)
    #expect(game.cards.map(\.isFaceUp) == [true, false, false, false, false, true])
    #expect(game.isMismatchUp)
    #expect(game.choose(id: 2) == .flipped)
    #expect(game.cards.map(\.isFaceUp) == [false, false, true, false, false, false])
    #expect(game.cards.map(\.hasBeenSeen) == [true, false, false, false, false, true])
  }

  @Test func whatCannotBeChosenIsIgnoredWithItsReason() {
    var game = dealt
    game.choose(id: 0)
    game.choose(id: 1)
    let before = game
    #expect(game.choose(id: -1) == .ignored(.unknownCard))
    #expect(game.choose(id: 6) == .ignored(.unknownCard))
    #expect(game.choose(id: .max) == .ignored(.unknownCard))
    #expect(game.choose(id: .min) == .ignored(.unknownCard))
    #expect(game.choose(id: 0) == .ignored(.alreadyMatched))
    #expect(game == before)
    game.choose(id: 2)
    #expect(game.choose(id: 2) == .ignored(.alreadyFaceUp))
    game.pause(at: .zero)
    #expect(game.choose(id: 3) == .ignored(.paused))
  }
}
