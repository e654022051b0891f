import Foundation
import Records
import Statistics

/// A folder in which games are kept.
struct KeptGames {
  let folder: TemporaryFolder

  /// Keeps games that came to an end.
  init(_ records: [GameRecord]) throws {
    folder = try TemporaryFolder()
    guard !records.isEmpty else { return }
    let store = try RecordStore(path: folder.path("recall.sqlite"))
    for record in records {
      try store.finish(try store.begin(record, recording: ""), record)
    }
  }

  /// Three games alone and one that was lost against a bot.
  static func sample() throws -> KeptGames {
    func game(_ day: Int64, _ deck: String, pairs: Int, moves: Int, loss: Double) -> GameRecord {
      GameRecord(
        // At noon, so that it is the same day in most places.
        beganAt: day * 86_400 + 43_200, deck: PlayedDeck(name: deck, title: deck.capitalized),
        pairs: pairs, seed: 7, players: [GamePlayer(name: "Ada")], end: .finished, standing: .won,
        moves: moves, score: 12, milliseconds: 90_000,
        review: ReviewFigures(par: 12.5, loss: loss, luck: 0.25),
        recalls: [RecallSample(movesAgo: 1, isHit: true, chance: 0.25)])
    }
    var lost = game(20_003, "food", pairs: 8, moves: 9, loss: 0)
    lost.players.append(GamePlayer(name: "Bo", isBot: true))
    lost.standing = .lost
    return try KeptGames([
      game(20_000, "faces", pairs: 8, moves: 14, loss: 1.25),
      game(20_001, "faces", pairs: 8, moves: 13, loss: 0),
      game(20_002, "food", pairs: 12, moves: 16, loss: 12.5), lost,
    ])
  }
}
