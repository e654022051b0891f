import Foundation
import GRDB
import Statistics

/// Reads rows of games, many of them: what many have in common is taken apart once.
struct GameRowReader {
  /// What is selected, in the order in which it is read.
  static let columns = """
    id, beganAt, deck, title, pairs, seed, rules, players, person, kind, "end", standing, moves, score, \
    peeks, milliseconds, review, recalls
    """

  private let decoder = JSONDecoder()
  private var players: [String: [GamePlayer]] = [:]
  private var kinds: [String: GameKind] = [:]

  /// The game of a row.
  ///
  /// - Throws: `RowDecodingError`, `DecodingError` or `RecordStoreError` for a row that isn't as it was written.
  mutating func record(_ row: Row) throws -> GameRecord {
    func text(_ index: Int) throws -> String {
      try row.decode(StoredText.self, atIndex: index).text
    }
    guard let seed = UInt64(try row.decode(String.self, atIndex: 5)),
      let end = GameEnd(rawValue: try row.decode(String.self, atIndex: 10)),
      let standing = GameStanding(rawValue: try row.decode(String.self, atIndex: 11))
    else { throw UnknownWord() }
    let review = try row.decode(String?.self, atIndex: 16)
    return GameRecord(
      id: try row.decode(Int64.self, atIndex: 0), beganAt: try row.decode(Int64.self, atIndex: 1),
      deck: PlayedDeck(name: try text(2), title: try text(3)),
      pairs: try row.decode(Int.self, atIndex: 4), seed: seed, rules: try text(6),
      players: try value(row.decode(String.self, atIndex: 7), &players),
      person: try row.decode(Int.self, atIndex: 8),
      kind: try value(row.decode(String.self, atIndex: 9), &kinds), end: end, standing: standing,
      moves: try row.decode(Int.self, atIndex: 12), score: try row.decode(Int.self, atIndex: 13),
      peeks: try row.decode(Int.self, atIndex: 14),
      milliseconds: try row.decode(Int64.self, atIndex: 15),
      review: try review.map { try value($0) },
      recalls: try value(row.decode(String.self, atIndex: 17)))
  }

  /// A seed, an end or a standing that there isn't.
  private struct UnknownWord: Error {}

  private func value<Value: Decodable>(_ json: String) throws -> Value {
    try decoder.decode(Value.self, from: Data(json.utf8))
  }

  private func value<Value: Decodable>(
    _ json: String, _ known: inout [String: Value]
  ) throws -> Value {
    if let value = known[json] { return value }
    let value: Value = try value(json)
    known[json] = value
    return value
  }
}
