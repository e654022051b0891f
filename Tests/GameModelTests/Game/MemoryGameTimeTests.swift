import GameModel
import Testing

@Suite struct MemoryGameTimeTests {
  /// Two pairs with a card turned up at one second.
  private func started() -> MemoryGame<Int> {
    var game = MemoryGame(numberOfPairsOfCards: 2) { $0 }
    game.choose(id: 0, at: Self.at(1))
    return game
  }

  private static func at(_ seconds: Double) -> GameInstant {
    GameInstant(nanoseconds: Int64(seconds * 1_000_000_000))
  }

  private func card(_ id: Int, of game: MemoryGame<Int>) throws -> MemoryGame<Int>.Card {
    try #require(game.card(id: id))
  }

  @Test func theBonusRunsDownWhileACardLiesFaceUp() throws {
    let card = try card(0, of: started())
    #expect(card.bonusTimeRemaining(at: Self.at(1)) == .seconds(6))
    #expect(card.bonusTimeRemaining(at: Self.at(2.5)) == .milliseconds(4_500))
    #expect(card.bonusRemaining(at: Self.at(4)) == 0.5)
    #expect(card.bonusTimeRemaining(at: Self.at(7)) == .zero)
    #expect(card.bonusTimeRemaining(at: Self.at(1_000)) == .zero)
    #expect(card.bonusTimeRemaining(at: Self.at(0)) == .seconds(6))
  }

  @Test func aCardConsumesBonusTimeUntilTheLastNanosecond() throws {
    let card = try card(0, of: started())
    #expect(card.isConsumingBonusTime(at: Self.at(1)))
    #expect(card.isConsumingBonusTime(at: GameInstant(nanoseconds: 6_999_999_999)))
    #expect(!card.isConsumingBonusTime(at: GameInstant(nanoseconds: 7_000_000_000)))
    #expect(!card.isConsumingBonusTime(at: GameInstant(nanoseconds: 7_000_000_001)))
    #expect(try !self.card(1, of: started()).isConsumingBonusTime(at: Self.at(1)))
  }

  @Test func aCardThatIsTurnedDownKeepsWhatIsLeft() throws {
    var game = started()
    game.choose(id: 2, at: Self.at(2))
    game.choose(id: 3, at: Self.at(4))
    #expect(try card(0, of: game).bonusTimeRemaining(at: Self.at(9)) == .seconds(3))
    #expect(try card(2, of: game).bonusTimeRemaining(at: Self.at(9)) == .seconds(4))
  }

  @Test func aMatchStopsTheClockAndEarnsWhatIsLeft() throws {
    var game = started()
    game.choose(id: 1, at: Self.at(3))
    let card = try card(0, of: game)
    #expect(card.bonusTimeRemaining(at: Self.at(60)) == .seconds(4))
    #expect(card.hasEarnedBonus)
    #expect(!card.isConsumingBonusTime(at: Self.at(3)))
  }

  @Test(arguments: [(6.999, true), (7, false), (7.001, false)])
  func aBonusIsEarnedUntilTheLimit(_ seconds: Double, _ earned: Bool) throws {
    var game = started()
    game.choose(id: 1, at: Self.at(seconds))
    #expect(try card(0, of: game).hasEarnedBonus == earned)
    #expect(try card(1, of: game).hasEarnedBonus)
  }

  @Test func theTimeOfAPauseIsNobodys() throws {
    var game = started()
    #expect(game.pause(at: Self.at(2)) == true)
    #expect(game.isPaused)
    #expect(try card(0, of: game).bonusTimeRemaining(at: Self.at(50)) == .seconds(5))
    #expect(try !card(0, of: game).isConsumingBonusTime(at: Self.at(50)))
    #expect(game.resume(at: Self.at(100)) == true)
    #expect(try card(0, of: game).bonusTimeRemaining(at: Self.at(101)) == .seconds(4))
    game.choose(id: 1, at: Self.at(101.5))
    #expect(game.score == 2 + 3 + 6)
  }

  @Test func aMismatchGoesOnUsingUpBonusTimeAfterAPause() throws {
    var game = started()
    game.choose(id: 2, at: Self.at(2))
    game.pause(at: Self.at(3))
    game.resume(at: Self.at(10))
    game.turnBack(at: Self.at(11))
    #expect(try card(0, of: game).bonusTimeRemaining(at: Self.at(11)) == .seconds(3))
    #expect(try card(2, of: game).bonusTimeRemaining(at: Self.at(11)) == .seconds(4))
  }

  @Test func pausingTwiceAndResumingTwiceChangeNothing() {
    var game = started()
    #expect(game.resume(at: Self.at(2)) == false)
    game.pause(at: Self.at(2))
    let paused = game
    #expect(game.pause(at: Self.at(3)) == false)
    #expect(game == paused)
  }

  @Test func withoutABonusNothingDependsOnTime() throws {
    var one = try MemoryGame(numberOfPairsOfCards: 1, rules: .untimed) { $0 }
    var two = one
    one.choose(id: 0, at: Self.at(5))
    two.choose(id: 0, at: Self.at(9))
    #expect(one == two)
    #expect(one.digest == two.digest)
    #expect(one.cards[0].bonusRemaining(at: Self.at(5)) == 0)
    one.choose(id: 1, at: Self.at(9))
    #expect(one.score == 2)
    #expect(!one.cards[0].hasEarnedBonus)
  }

  @Test func theEndsOfTimeOverflowNothing() throws {
    var game = MemoryGame(numberOfPairsOfCards: 2) { $0 }
    let first = GameInstant(nanoseconds: .min)
    let last = GameInstant(nanoseconds: .max)
    game.choose(id: 0, at: first)
    #expect(try card(0, of: game).bonusTimeRemaining(at: first) == .seconds(6))
    #expect(try card(0, of: game).isConsumingBonusTime(at: first))
    #expect(try card(0, of: game).bonusTimeRemaining(at: last) == .zero)
    game.pause(at: last)
    game.resume(at: first)
    game.choose(id: 1, at: last)
    #expect(game.score == 2 + 0 + 6)
    #expect(GameInstant(milliseconds: .max) == last)
    #expect(GameInstant(milliseconds: .min) == first)
  }

  @Test(arguments: [
    (Duration.seconds(-1), false), (.zero, true), (.nanoseconds(1), true),
    (.seconds(86_400), true), (.seconds(86_400) + .nanoseconds(1), false),
    (.seconds(Int64.max), false),
  ])
  func aBonusLimitIsAtMostADay(_ limit: Duration, _ accepted: Bool) {
    let game = try? MemoryGame(numberOfPairsOfCards: 1, rules: Rules(bonusLimit: limit)) { $0 }
    #expect((game != nil) == accepted)
  }
}
