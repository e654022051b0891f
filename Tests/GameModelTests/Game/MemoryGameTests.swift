import GameModel
import Testing

@Suite struct MemoryGameTests {
  @Test func cardsAreDealtInOrderPairByPair() {
    let game = MemoryGame<String>(numberOfPairsOfCards: 2) { ["🚗", "🚕"][$0] }
    #expect(game.cards.map(\.id) == [0, 1, 2, 3])
    #expect(game.cards.map(\.content) == ["🚗", "🚗", "🚕", "🚕"])
    #expect(game.cards.allSatisfy { !$0.isFaceUp && !$0.isMatched && !$0.hasBeenSeen })
    #expect(game.rules == .classic)
    #expect(game.players.count == 1)
  }

  @Test(arguments: [0, -1, Int.min])
  func aGameWithoutPairsIsOverFromTheStartAndNobodyWins(_ pairs: Int) {
    var game = MemoryGame(numberOfPairsOfCards: pairs) { $0 }
    #expect(game.cards.isEmpty)
    #expect(game.isOver)
    #expect(game.standing == .undecided)
    #expect(game.choose(id: 0) == .ignored(.unknownCard))
    #expect(game.peek(id: 0) == .ignored(.unknownCard))
    #expect(game.turnBack() == false)
  }

  @Test(arguments: [
    (-1, 1, "a game has 0 to 100000000 pairs of cards, not -1"),
    (100_000_001, 1, "a game has 0 to 100000000 pairs of cards, not 100000001"),
    (Int.max, 1, "a game has 0 to 100000000 pairs of cards, not 9223372036854775807"),
    (4, 0, "a game has 1 to 4 players, not 0"),
    (4, 5, "a game has 1 to 4 players, not 5"),
    (4, Int.min, "a game has 1 to 4 players, not -9223372036854775808"),
  ])
  func whatNoGameIsSetUpWithIsRefused(_ pairs: Int, _ players: Int, _ text: String) {
    let error = #expect(throws: SetupError.self) {
      try MemoryGame(numberOfPairsOfCards: pairs, players: players) { $0 }
    }
    #expect(error?.description == text)
  }

  @Test(arguments: [(0, 1), (1, 4), (3, 2)])
  func theBoundsThemselvesAreAccepted(_ pairs: Int, _ players: Int) throws {
    let game = try MemoryGame(numberOfPairsOfCards: pairs, players: players) { $0 }
    #expect(game.numberOfCards == pairs * 2)
    #expect(game.players.map(\.id) == Array(0..<players))
  }

  @Test func anyTwoCardsOfAPictureThatIsOnFourMatch() {
    var game = MemoryGame<String>(numberOfPairsOfCards: 3) { ["🚗", "🚗", "🚕"][$0] }
    game.choose(id: 0)
    #expect(game.choose(id: 3) == .matched)
    game.choose(id: 1)
    #expect(game.choose(id: 4) == .mismatched)
    game.turnBack()
    game.choose(id: 1)
    #expect(game.choose(id: 2) == .matched)
    #expect(game.pairsLeft == 1)
  }

  @Test func twinsMatchEvenWhenTheirContentIsNotEqualToItself() {
    var game = MemoryGame<Double>(numberOfPairsOfCards: 1) { _ in .nan }
    game.choose(id: 0)
    #expect(game.choose(id: 1) == .matched)
  }

  @Test func aCopyGoesItsOwnWay() {
    let game = MemoryGame(numberOfPairsOfCards: 2) { $0 }
    var copy = game
    copy.choose(id: 0)
    #expect(copy != game)
    #expect(game.cards.allSatisfy { !$0.isFaceUp })
  }

  @Test func aCardHandedOutStaysAsItWas() {
    var game = MemoryGame(numberOfPairsOfCards: 2) { $0 }
    let cards = game.cards
    game.choose(cards[0])
    #expect(!cards[0].isFaceUp)
    #expect(game.cards[0].isFaceUp)
  }
}
