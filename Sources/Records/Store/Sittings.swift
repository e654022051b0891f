import Foundation
import GRDB

/// The recordings of games: one for each sitting, of which each game has what was written until it ended.
///
/// A sitting is what happened at a table, in pieces that are numbered from 0. Of a game it is kept how many
/// of them are its own: `pieces`, or all of them while that is NULL, which it is for at most one game of a
/// sitting, the one that goes on. So what happened in the games before is written once, however many
/// games there are.
struct Sittings {
  private let db: Database

  init(_ db: Database) {
    self.db = db
  }

  // MARK: Writing

  /// Begins a sitting with a game.
  func begin(with game: Int64) throws {
    try db.execute(sql: "INSERT INTO sitting DEFAULT VALUES")
    try db.execute(
      sql: "UPDATE game SET sitting = ?, pieces = NULL WHERE id = ?",
      arguments: [db.lastInsertedRowID, game])
  }

  /// Has a game go on in the sitting of another one, which ends with what is there now.
  func join(_ game: Int64, after former: Int64) throws {
    let sitting = try sitting(of: former)
    try endGames(of: sitting)
    try db.execute(
      sql: "UPDATE game SET sitting = ?, pieces = NULL WHERE id = ?", arguments: [sitting, game])
  }

  /// Adds to what a game has. One whose sitting went on without it is gone back to.
  func add(_ text: String, to game: Int64) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO piece (sitting, number, text)
        SELECT sitting,
          coalesce((SELECT max(number) FROM piece WHERE sitting = game.sitting), -1) + 1, ?
        FROM game WHERE id = ? AND pieces IS NULL
        """)
    // As bytes: text that is bound ends where a zero is in it.
    try statement.execute(arguments: [Data(text.utf8), game])
    guard db.changesCount == 0 else { return }
    try endGames(of: try sitting(of: game))
    try db.execute(sql: "UPDATE game SET pieces = NULL WHERE id = ?", arguments: [game])
    try statement.execute(arguments: [Data(text.utf8), game])
  }

  /// Gives a game a sitting of its own, with a text.
  func replaceRecording(of game: Int64, with text: String) throws {
    let former = try sitting(of: game)
    try begin(with: game)
    try add(text, to: game)
    // Other games may have a share in it.
    try db.execute(
      sql: """
        DELETE FROM sitting
        WHERE id = ? AND NOT EXISTS (SELECT 1 FROM game WHERE game.sitting = sitting.id)
        """, arguments: [former])
  }

  /// Prepares a game to go on: one whose sitting went on without it gets one of its own, as whoever goes
  /// on with the other game writes there.
  ///
  /// - Returns: What it has.
  func goOn(with game: Int64) throws -> String {
    let text = try recording(of: game)
    let isLast = try Bool.fetchOne(
      db, sql: "SELECT pieces IS NULL FROM game WHERE id = ?", arguments: [game])
    if isLast == false { try replaceRecording(of: game, with: text) }
    return text
  }

  /// Has the game that goes on in a sitting end with what is there now.
  private func endGames(of sitting: Int64) throws {
    try db.execute(
      sql: """
        UPDATE game
        SET pieces = coalesce((SELECT max(number) FROM piece WHERE sitting = game.sitting), -1) + 1
        WHERE sitting = ? AND pieces IS NULL
        """, arguments: [sitting])
  }

  // MARK: Reading

  /// All that was written until a game ended.
  ///
  /// - Complexity: O(length)
  func recording(of game: Int64) throws -> String {
    _ = try sitting(of: game)
    let pieces = try Data.fetchCursor(
      db,
      sql: """
        SELECT text FROM piece JOIN game ON piece.sitting = game.sitting
        WHERE game.id = ? AND (pieces IS NULL OR number < pieces) ORDER BY number
        """, arguments: [game])
    var bytes = Data()
    while let piece = try pieces.next() { bytes.append(piece) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func sitting(of game: Int64) throws -> Int64 {
    let sitting = try Int64.fetchOne(
      db, sql: "SELECT sitting FROM game WHERE id = ?", arguments: [game])
    guard let sitting else { throw RecordStoreError.noSuchGame(game) }
    return sitting
  }
}
