import GameModel
import Testing

@Suite struct MemoryGameDealingTests {
  @Test func cardsKeepTheirIdentifiersAndTheirStateWhenTheyMove() {
    var game = MemoryGame(numberOfPairsOfCards: 8) { $0 }
    game.choose(id: 3)
    game.choose(id: 9)
    let before = game.cards
    var generator = Xoshiro256StarStar(seed: 5)
    game.shuffle(using: &generator)
    #expect(game.cards != before)
    #expect(game.cards.sorted { $0.id < $1.id } == before)
    #expect(game.moves == 1)
  }

  @Test func theSameSeedDealsTheSame() {
    let dealt = MemoryGame(numberOfPairsOfCards: 26) { $0 }
    func shuffled(by seed: UInt64) -> MemoryGame<Int> {
      var game = dealt
      var generator = Xoshiro256StarStar(seed: seed)
      game.shuffle(using: &generator)
      return game
    }
    #expect(shuffled(by: 1) == shuffled(by: 1))
    #expect(shuffled(by: 1) != shuffled(by: 2))
    #expect(shuffled(by: 1).digest != shuffled(by: 2).digest)
  }

  @Test func aPlaceNamesTheCardThatLiesThere() {
    var game = MemoryGame(numberOfPairsOfCards: 4) { $0 }
    var generator = Xoshiro256StarStar(seed: 5)
    game.shuffle(using: &generator)
    #expect((0..<8).map { game.id(at: $0) } == game.cards.map(\.id))
    #expect(game.id(at: -1) == nil)
    #expect(game.id(at: 8) == nil)
  }

  @Test func restartingMakesTheGameThatWasDealt() throws {
    let dealt = try MemoryGame(
      numberOfPairsOfCards: 3, players: 2, rules: Rules(deal: .faceUp)
    ) { $0 }
    var game = dealt
    var generator = Xoshiro256StarStar(seed: 5)
    game.shuffle(using: &generator)
    game.turnBack()
    game.choose(id: 0, at: GameInstant(milliseconds: 1))
    game.choose(id: 2, at: GameInstant(milliseconds: 900))
    game.peek(id: 5)
    game.pause(at: GameInstant(milliseconds: 1_000))
    game.restart()
    #expect(game == dealt)
    #expect(game.digest == dealt.digest)
  }

  @Test func aDealThatBeginsFaceUpWaitsForBeingTurnedBack() throws {
    var game = try MemoryGame(numberOfPairsOfCards: 2, rules: Rules(deal: .faceUp)) { $0 }
    #expect(game.cards.allSatisfy { $0.isFaceUp && !$0.hasBeenSeen })
    #expect(game.choose(id: 0) == .ignored(.dealIsUp))
    #expect(game.peek(id: 0) == .ignored(.dealIsUp))
    #expect(game.turnBack() == true)
    #expect(game.cards.allSatisfy { !$0.isFaceUp && $0.hasBeenSeen })
    #expect(game.turnBack() == false)
    game.choose(id: 0)
    game.choose(id: 2)
    #expect(game.score == -2)
  }

  @Test func cardsCanBeArrangedAsInAnotherGame() {
    var generator = Xoshiro256StarStar(seed: 3)
    var game = MemoryGame(numberOfPairsOfCards: 6) { $0 }
    game.shuffle(using: &generator)
    game.choose(id: 3)
    let before = game
    game.shuffle(using: &generator)
    #expect(game != before)

    game.choose(id: 5)
    game.arrange(as: before)

    #expect(game.cards.map(\.id) == before.cards.map(\.id))
    #expect(game.moves == 1)
    var other = game
    other.arrange(as: MemoryGame(numberOfPairsOfCards: 5) { $0 })
    #expect(other == game)
    #expect(other.digest == game.digest)
  }

  @Test func cardsThatAreArrangedAsOthersHaveTheDigestOfThese() {
    var generator = Xoshiro256StarStar(seed: 3)
    let dealt = MemoryGame(numberOfPairsOfCards: 4) { $0 }
    var other = dealt
    other.shuffle(using: &generator)
    var game = dealt
    game.arrange(as: other)

    #expect(game == other)
    #expect(game.digest == other.digest)
    #expect(game.digest != dealt.digest)
  }

  @Test func aPauseAndADealThatLiesFaceUpAreToldApartByTheDigest() throws {
    var digests: Set<UInt64> = []
    for deal in [Rules.Deal.faceDown, .faceUp] {
      var game = try MemoryGame(numberOfPairsOfCards: 2, rules: Rules(deal: deal)) { $0 }
      digests.insert(game.digest)
      game.pause(at: .zero)
      digests.insert(game.digest)
    }

    #expect(digests.count == 4)
  }
}
