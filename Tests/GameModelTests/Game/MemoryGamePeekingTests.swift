import GameModel
import Testing

@Suite struct MemoryGamePeekingTests {
  let dealt = MemoryGame(numberOfPairsOfCards: 3) { $0 }

  @Test func aPeekShowsACardThatStaysFaceDownAndCostsAPoint() throws {
    var game = dealt
    #expect(game.peek(id: 4) == .peeked)
    let card = try #require(game.card(id: 4))
    #expect(card.isPeeked && !card.isFaceUp && card.hasBeenSeen)
    #expect(game.score == -1)
    #expect(game.moves == 0)
    #expect(game.players[0].peeks == 1)
  }

  @Test func aPeekCountsAsSeen() {
    var game = dealt
    game.peek(id: 4)
    game.choose(id: 4)
    game.choose(id: 0)
    #expect(game.score == -1 - 1)
  }

  @Test func thePlayerOnTurnPaysAndStaysOnTurn() throws {
    var game = try MemoryGame(numberOfPairsOfCards: 3, players: 2) { $0 }
    game.choose(id: 0)
    game.choose(id: 2)
    game.peek(id: 4)
    #expect(game.currentPlayer == 1)
    #expect(game.players.map(\.score) == [0, -1])
  }

  @Test func thereIsOnePeekAtATime() {
    var game = dealt
    game.peek(id: 4)
    game.peek(id: 5)
    #expect(game.cards.filter(\.isPeeked).map(\.id) == [5])
    game.endPeek()
    #expect(game.cards.allSatisfy { !$0.isPeeked })
    game.endPeek()
    #expect(game.score == -2)
  }

  @Test func theNextChoiceEndsAPeek() {
    var game = dealt
    game.peek(id: 4)
    #expect(game.choose(id: 4) == .flipped)
    #expect(game.cards[4].isFaceUp && !game.cards[4].isPeeked)
  }

  @Test func aMismatchStaysUpDuringAPeek() {
    var game = dealt
    game.choose(id: 0)
    game.choose(id: 2)
    #expect(game.peek(id: 4) == .peeked)
    #expect(game.isMismatchUp)
  }

  @Test func whatCannotBePeekedAtIsIgnoredWithItsReasonAndCostsNothing() {
    var game = dealt
    game.choose(id: 0)
    #expect(game.peek(id: 0) == .ignored(.alreadyFaceUp))
    game.choose(id: 1)
    #expect(game.peek(id: 1) == .ignored(.alreadyMatched))
    #expect(game.peek(id: 6) == .ignored(.unknownCard))
    #expect(game.peek(id: -1) == .ignored(.unknownCard))
    game.peek(id: 2)
    #expect(game.peek(id: 2) == .ignored(.alreadyPeeked))
    let score = game.score
    game.pause(at: .zero)
    #expect(game.peek(id: 3) == .ignored(.paused))
    #expect(game.score == score)
  }
}
