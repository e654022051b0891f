import GRDB
import Statistics

extension RecordStore {
  /// Keeps games that were played elsewhere: all of them, or none. Nobody plays them here.
  ///
  /// - Parameter games: Each with its recording, which may be empty for one that nobody looks at again. Their
  ///   numbers don't count: each gets one that no other game ever has. One whose `end` is
  ///   `GameEnd.interrupted` can go on.
  /// - Complexity: O(games and recordings)
  /// - Throws: ``RecordStoreError``.
  public func add(
    _ games: [(record: GameRecord, recording: String)]
  ) throws(RecordStoreError) {
    guard !games.isEmpty else { return }
    try write { db in
      for (record, recording) in games {
        var game = StoredGame(record, id: nil)
        try game.insert(db)
        let id = db.lastInsertedRowID
        try Sittings(db).begin(with: id)
        if !recording.isEmpty { try Sittings(db).add(recording, to: id) }
      }
    }
  }
}
