import Assets
import Foundation
import Fuzzing
import RecallHome
import Replay
import Statistics

/// The screens and decks that are played on at random.
enum FuzzedScreens {
  /// All decks that ship, and one of so many pairs that a table scrolls in most windows.
  static func decks() throws -> [FuzzDeck] {
    let decks = try Assets.deckNames.map { name in
      FuzzDeck(name: name, pairs: try Assets.deck(named: name).symbols.count)
    }
    return decks + (decks.first.map { [FuzzDeck(name: $0.name, pairs: 150)] } ?? [])
  }

  /// Tables, as nil, and the screens around them: for who has never played, and for who has.
  static func screens() throws -> [ReplayScreen?] {
    let (fresh, played) = (try contents(), try playedContents())
    let around = [fresh, played].flatMap { contents in
      [HomeScreens.name, HomeProgram.name].map { ReplayScreen(name: $0, given: contents.text) }
    }
    return Array(repeating: nil, count: 5) + around
  }

  private static func contents() throws -> HomeContents {
    HomeContents(
      today: CalendarDay(seconds: 1_795_000_000, offset: 0),
      decks: try Assets.deckNames.prefix(3).map {
        HomeDeck(try Assets.deck(named: $0), isOwn: false)
      })
  }

  private static func playedContents() throws -> HomeContents {
    var contents = try contents()
    contents.decks.insert(
      HomeDeck(
        try Deck(name: "own", title: "My own", symbols: ["a", "🚗", "é"], file: "own"), isOwn: true),
      at: 0)
    contents.settings.turnBack = 1500
    contents.plan.pairs = 3
    contents.records = (0..<30).map(record)
    return contents
  }

  private static func record(_ number: Int) -> GameRecord {
    var record = GameRecord(
      id: Int64(number + 1), beganAt: 1_794_000_000 + Int64(number) * 40_000,
      deck: PlayedDeck(name: "own", title: "My own"), pairs: 3 + number % 3, seed: UInt64(number))
    record.end = .finished
    record.standing = number % 4 == 0 ? .lost : .won
    record.moves = 4 + number % 7
    record.score = number % 9 - 2
    record.peeks = number % 2
    record.milliseconds = 20_000
    record.review = ReviewFigures(par: 4.2, loss: Double(number % 5) / 2, luck: 0.3)
    record.recalls = [RecallSample(movesAgo: number % 6, isHit: number % 3 > 0, chance: 0.2)]
    return record
  }
}
