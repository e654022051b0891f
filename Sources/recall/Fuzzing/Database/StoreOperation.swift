import Fuzzing
import Records
import Statistics

/// Something that is done with what is kept. Games are told by numbers of the fuzzer's own; there need
/// not be one of that number.
enum StoreOperation: Equatable {
  case begin(GameRecord, String, game: Int, after: Int?)
  case append(String, game: Int)
  case read(game: Int)
  case resume(game: Int)
  case replace(String, game: Int)
  case finish(GameRecord, game: Int)
  case abandon(game: Int)
  case interrupt(game: Int)
  case saveDecks([StoredDeck])
  case set(String, [String])
  case eraseAll

  /// What it is counted as.
  var word: String { "\(self)".prefix { $0 != "(" }.description }

  /// Draws an operation, mostly on a game that is there.
  init(games: Int, using generator: inout FuzzGenerator) {
    let game = generator.number(in: 0...max(0, games))
    let text = generator.element(of: Self.texts) ?? ""
    switch generator.number(in: 0...15) {
    case 0, 1:
      self = .begin(
        Self.record(using: &generator), text, game: games,
        after: generator.happens(Ratio(1, in: 2)) ? game : nil)
    case 2...5: self = .append(text, game: game)
    case 6: self = .read(game: game)
    case 7: self = .resume(game: game)
    case 8: self = .replace(text, game: game)
    case 9, 10: self = .finish(Self.record(using: &generator), game: game)
    case 11: self = .abandon(game: game)
    case 12: self = .interrupt(game: game)
    case 13: self = .saveDecks(Self.decks(using: &generator))
    case 14:
      self = .set(
        generator.element(of: Self.keys) ?? "", [text, generator.element(of: Self.texts) ?? ""])
    default: self = generator.happens(Ratio(1, in: 4)) ? .eraseAll : .read(game: game)
    }
  }

  private static func record(using generator: inout FuzzGenerator) -> GameRecord {
    func text() -> String { generator.element(of: texts) ?? "" }
    let deck = PlayedDeck(name: text(), title: text())
    let players = (0..<generator.number(in: 1...3)).map { _ in
      GamePlayer(name: text(), isBot: generator.happens(Ratio(1, in: 2)))
    }
    let kind = generator.choice(
      (GameKind.free, weight: 2), (.daily(CalendarDay(seconds: 0, offset: 0)), weight: 1),
      (.race(milliseconds: 90_000), weight: 1))
    let numbers = [0, 1, -1, 7, Int(Int32.max), Int.max, Int.min]
    func number() -> Int { generator.element(of: numbers) ?? 0 }
    return GameRecord(
      beganAt: Int64(number()), deck: deck, pairs: number(), seed: generator.next(), rules: text(),
      players: players, person: generator.number(in: 0...(players.count - 1)), kind: kind,
      end: generator.element(of: GameEnd.allCases) ?? .finished,
      standing: generator.element(of: GameStanding.allCases) ?? .none, moves: number(),
      score: number(), peeks: number(), milliseconds: Int64(number()),
      review: generator.happens(Ratio(1, in: 2))
        ? ReviewFigures(par: 4.1, loss: 1e-9, luck: -0.3) : nil,
      recalls: (0..<generator.number(in: 0...2)).map {
        RecallSample(movesAgo: $0, isHit: $0 == 1, chance: 0.1 * Double($0))
      })
  }

  private static func decks(using generator: inout FuzzGenerator) -> [StoredDeck] {
    (0..<generator.number(in: 0...3)).map { _ in
      StoredDeck(
        name: generator.element(of: keys) ?? "", title: generator.element(of: texts) ?? "",
        json: "{}")
    }
  }

  private static let keys = ["a", "b", "", "é", "e\u{301}", "a'--", "a\u{0}b"]
  private static let texts = [
    "", "a", "line\n", "recall-replay 1\n", "\u{0}", "a\u{0}b", "é", "e\u{301}", "🚗",
    "'; DROP TABLE game; --",
    String(repeating: "x", count: 3000),
  ]
}
