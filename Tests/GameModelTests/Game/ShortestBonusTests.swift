import Foundation
import GameModel
import Testing

/// A bonus limit of a nanosecond is a limit.
@Suite struct ShortestBonusTests {
  private static let rules = Rules(bonusLimit: .nanoseconds(1))

  private func game() throws -> MemoryGame<Int> {
    try MemoryGame(numberOfPairsOfCards: 2, rules: Self.rules) { $0 }
  }

  private static func at(_ nanoseconds: Int64) -> GameInstant {
    GameInstant(nanoseconds: nanoseconds)
  }

  @Test func itRunsDown() throws {
    var game = try game()
    game.choose(id: 0, at: Self.at(5))
    let card = try #require(game.card(id: 0))

    #expect(card.isConsumingBonusTime(at: Self.at(5)))
    #expect(card.bonusRemaining(at: Self.at(5)) == 1)
    #expect(card.bonusRemaining(at: Self.at(6)) == 0)
    #expect(game.snapshot.contains("card:0.bonusTimeRunsSince = 5"))
  }

  @Test func itIsBooked() throws {
    var game = try game()
    game.choose(id: 0, at: Self.at(5))
    game.choose(id: 2, at: Self.at(5))
    game.turnBack(at: Self.at(6))

    #expect(game.snapshot.contains("card:0.bonusTimeSpent = 1"))
    #expect(game.snapshot.contains("card:0.bonusTimeRunsSince = never"))
    #expect(try #require(game.card(id: 2)).bonusRemaining(at: Self.at(9)) == 0)
  }

  @Test func itStandsStillInAPause() throws {
    var game = try game()
    game.choose(id: 0, at: Self.at(5))
    game.pause(at: Self.at(5))
    game.resume(at: Self.at(9))

    #expect(game.snapshot.contains("card:0.bonusTimeRunsSince = 9"))
    #expect(game.snapshot.contains("card:0.bonusTimeSpent = 0"))
  }

  @Test func itIsKept() throws {
    var game = try game()
    game.choose(id: 0, at: Self.at(5))
    game.choose(id: 2, at: Self.at(6))

    let data = try JSONEncoder().encode(game)
    #expect(try JSONDecoder().decode(MemoryGame<Int>.self, from: data) == game)
    game.turnBack(at: Self.at(9))
    let later = try JSONEncoder().encode(game)
    #expect(try JSONDecoder().decode(MemoryGame<Int>.self, from: later) == game)
  }

  @Test func itsLinesGoWithIt() throws {
    let timed = try game()
    let untimed = try MemoryGame(numberOfPairsOfCards: 2, rules: .untimed) { $0 }
    var lines = MemoryGame<Int>.StateLines(of: timed) { "\($0) = \($1)" }

    lines.update(to: untimed)
    #expect(lines.lines == untimed.snapshot)
    lines.update(to: timed)
    #expect(lines.lines == timed.snapshot)
  }

  @Test(arguments: [(999_999_999, 0), (1_000_000_000, 2), (1_999_999_999, 2)] as [(Int64, Int)])
  func onlyWholeSecondsEarnPoints(limit: Int64, bonus: Int) throws {
    let rules = Rules(bonusLimit: .nanoseconds(limit))
    var game = try MemoryGame(numberOfPairsOfCards: 1, rules: rules) { $0 }
    for id in [0, 1] { game.choose(id: id) }

    #expect(game.score == rules.points.match + bonus)
  }

  @Test func theClockOfAnUntimedGameNeverRuns() throws {
    var game = try MemoryGame(numberOfPairsOfCards: 2, rules: .untimed) { $0 }
    for id in [0, 2] { game.choose(id: id) }
    let before = game
    game.pause(at: Self.at(5))
    game.resume(at: Self.at(9))

    #expect(game == before)
    #expect(game.digest == before.digest)
  }
}
