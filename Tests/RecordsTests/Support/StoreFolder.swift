import Foundation
import GRDB
import Records
import Statistics

/// A folder for a database, that goes away with whoever holds it.
final class StoreFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("recall-records-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Where the database is.
  var path: String { url.appendingPathComponent("recall.sqlite").path }

  func store(patience: Double = 0.05) throws -> RecordStore {
    try RecordStore(path: path, patience: patience)
  }

  func bytes(_ name: String = "recall.sqlite") throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  func write(_ bytes: some Sequence<UInt8>, as name: String = "recall.sqlite") throws {
    try Data(bytes).write(to: url.appendingPathComponent(name))
  }

  /// Changes bytes of the database.
  func spoil(_ range: Range<Int>, with byte: UInt8) throws {
    var data = try bytes()
    for index in range where data.indices.contains(index) { data[index] = byte }
    try write(data)
  }

  /// The names of all files in it.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// A connection that is none of a store's.
  func connection() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}

extension GameRecord {
  /// A game alone.
  static func sample(
    beganAt: Int64 = 100, end: GameEnd = .finished, seed: UInt64 = .max
  ) -> GameRecord {
    GameRecord(
      beganAt: beganAt, deck: PlayedDeck(name: "food", title: "Food 🍏"), pairs: 8, seed: seed,
      players: [GamePlayer(name: "Ada"), GamePlayer(name: "Bo", isBot: true)], person: 0,
      kind: .race(milliseconds: 30_000), end: end, standing: .won, moves: 14, score: -3, peeks: 2,
      milliseconds: 61_234, review: ReviewFigures(par: 12.5, loss: 2, luck: -0.5),
      recalls: [RecallSample(movesAgo: 2, isHit: true, chance: 0.125)])
  }
}
