import Foundation
import GRDB
import Statistics

/// Games: while they are played, as recordings that grow; when they have ended, as records.
extension RecordStore {
  /// Begins to keep a game, and claims it: until it is finished or let go, no other store plays it, and
  /// when this process ends, anybody may go on with it.
  ///
  /// - Parameters:
  ///   - record: What is known of it; its `id` and `end` don't count.
  ///   - former: A game of the same sitting, on whose recording this one's goes on; nil for the first.
  ///   - recording: How its recording begins, or goes on.
  /// - Returns: Its number, which no other game ever has.
  /// - Throws: ``RecordStoreError/noSuchGame(_:)`` for a former game that was erased, and others; no game
  ///   is kept then.
  public func begin(
    _ record: GameRecord, after former: GameRecord.ID? = nil, recording: String
  ) throws(RecordStoreError) -> GameRecord.ID {
    var begun: Int64?
    do {
      return try write { db in
        var game = StoredGame(record, id: nil)
        game.end = .interrupted
        try game.insert(db)
        let id = db.lastInsertedRowID
        // Before anybody else sees it.
        try claim(id)
        begun = id
        if let former {
          try Sittings(db).join(id, after: former)
        } else {
          try Sittings(db).begin(with: id)
        }
        try Sittings(db).add(recording, to: id)
        return id
      }
    } catch {
      if let begun { letGo(of: begun) }
      throw error
    }
  }

  /// Adds to a game's recording. When it returns, the text is there even if the process is killed.
  ///
  /// A game whose sitting went on with another one is gone back to: what happened meanwhile belongs to its
  /// recording from now on.
  ///
  /// - Complexity: O(text and log(pieces))
  /// - Throws: ``RecordStoreError/notClaimed(_:)`` for a game that this store doesn't play,
  ///   ``RecordStoreError/noSuchGame(_:)`` for one that was erased, and others; nothing is added then.
  public func append(_ text: String, to id: GameRecord.ID) throws(RecordStoreError) {
    guard played.contains(id) else { throw .notClaimed(id) }
    try write { try Sittings($0).add(text, to: id) }
  }

  /// All that was written of a game, and of the games before it in its sitting.
  ///
  /// - Complexity: O(length)
  /// - Throws: ``RecordStoreError/noSuchGame(_:)``, and others.
  public func recording(of id: GameRecord.ID) throws(RecordStoreError) -> String {
    try read { try Sittings($0).recording(of: id) }
  }

  /// Claims a game that was interrupted, to go on with it.
  ///
  /// - Returns: Its recording until now.
  /// - Throws: ``RecordStoreError/playedElsewhere(_:)``, ``RecordStoreError/noSuchGame(_:)`` for one that
  ///   isn't interrupted, and others.
  public func resume(_ id: GameRecord.ID) throws(RecordStoreError) -> String {
    let wasPlayed = played.contains(id)
    do {
      try requireInterrupted(id)
      try claim(id)
      // Another store may have ended it before it was claimed.
      try requireInterrupted(id)
      return try write { try Sittings($0).goOn(with: id) }
    } catch {
      if !wasPlayed { letGo(of: id) }
      throw error
    }
  }

  private func requireInterrupted(_ id: Int64) throws(RecordStoreError) {
    try read { db in
      let end = try String.fetchOne(
        db, sql: "SELECT \"end\" FROM game WHERE id = ?", arguments: [id])
      guard end == GameEnd.interrupted.rawValue else {
        throw RecordStoreError.noSuchGame(id)
      }
    }
  }

  /// Replaces the recording of a game that this store plays, wholly or not at all: one whose writer was
  /// killed in the middle of a line goes on behind its last whole one.
  ///
  /// - Throws: ``RecordStoreError/notClaimed(_:)``, ``RecordStoreError/noSuchGame(_:)``, and others.
  public func replaceRecording(
    of id: GameRecord.ID, with text: String
  ) throws(RecordStoreError) {
    guard played.contains(id) else { throw .notClaimed(id) }
    try write { try Sittings($0).replaceRecording(of: id, with: text) }
  }

  /// Writes down how a game went, and lets it go. One whose `end` is `GameEnd.interrupted` can go on.
  ///
  /// - Throws: ``RecordStoreError/notClaimed(_:)``, ``RecordStoreError/noSuchGame(_:)``, and others; the
  ///   game is still claimed then.
  public func finish(_ id: GameRecord.ID, _ record: GameRecord) throws(RecordStoreError) {
    guard played.contains(id) else { throw .notClaimed(id) }
    try write { db in
      do {
        try StoredGame(record, id: id).update(db)
      } catch RecordError.recordNotFound {
        throw RecordStoreError.noSuchGame(id)
      }
    }
    letGo(of: id)
  }

  /// Gives up a game that is interrupted, or that this store plays.
  ///
  /// - Throws: ``RecordStoreError/playedElsewhere(_:)``, ``RecordStoreError/noSuchGame(_:)``, and others.
  public func abandon(_ id: GameRecord.ID) throws(RecordStoreError) {
    let wasPlayed = played.contains(id)
    defer { if !wasPlayed { letGo(of: id) } }
    try requireInterrupted(id)
    try claim(id)
    try write { db in
      try db.execute(
        sql: "UPDATE game SET \"end\" = ? WHERE id = ? AND \"end\" = ?",
        arguments: [GameEnd.abandoned.rawValue, id, GameEnd.interrupted.rawValue])
      guard db.changesCount == 1 else { throw RecordStoreError.noSuchGame(id) }
    }
    letGo(of: id)
  }

  /// Lets a game go as it stands, so that it can go on later, here or elsewhere.
  public func interrupt(_ id: GameRecord.ID) {
    letGo(of: id)
  }

  /// The games that nobody plays and that can go on, the latest first.
  ///
  /// - Complexity: O(interrupted games)
  public func interruptedGames() throws(RecordStoreError) -> [GameRecord] {
    try read { db in
      try games(
        db, "WHERE \"end\" = ? ORDER BY beganAt DESC, id DESC", [GameEnd.interrupted.rawValue]
      ).filter { try !isPlayed($0.id) }
    }
  }

  /// The games that came to an end, in the order in which they began.
  ///
  /// - Complexity: O(games)
  public func records() throws(RecordStoreError) -> [GameRecord] {
    try read { db in
      try games(
        db, "WHERE \"end\" <> ? ORDER BY beganAt, id", [GameEnd.interrupted.rawValue])
    }
  }

  /// Games that can't be read, because somebody changed their rows by hand, say, are left out and stay where
  /// they are.
  private func games(
    _ db: Database, _ condition: String, _ arguments: StatementArguments
  ) throws -> [GameRecord] {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT \(GameRowReader.columns) FROM game \(condition)", arguments: arguments)
    var reader = GameRowReader()
    var games: [GameRecord] = []
    while let row = try rows.next() {
      if let record = try? reader.record(row) {
        games.append(record)
      } else {
        noteUnreadable(row[0])
      }
    }
    return games
  }
}
