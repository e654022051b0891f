import GRDB

extension RecordStore {
  /// Erases all games, decks and settings, those of games that are being played among them: what is
  /// added to one of these later is refused with ``RecordStoreError/noSuchGame(_:)``.
  ///
  /// What they took in the file is overwritten. Databases that were kept aside are left.
  ///
  /// - Complexity: O(all that is kept)
  public func eraseAll() throws(RecordStoreError) {
    try write { db in
      try db.execute(
        sql: """
          DELETE FROM game; DELETE FROM piece; DELETE FROM sitting;
          DELETE FROM deck; DELETE FROM setting
          """)
    }
    for id in played { letGo(of: id) }
    guard path != nil else { return }
    do {
      // The log has what was erased until it has been emptied.
      try database.inDatabase { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    } catch {
      throw RecordStoreError(error, path: place)
    }
  }
}
