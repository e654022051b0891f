import Foundation
import GRDB
import Statistics

/// The games that were played, the player's decks and the settings, in an SQLite database.
///
/// What a method has written when it returns is there after the process was killed. After a loss of
/// power the last changes may be gone, but the database is whole (WAL, `synchronous = NORMAL`).
///
/// Several stores, of one process or of several, may be open at a path: each change is made alone, and
/// whoever has to wait longer than its patience is told ``RecordStoreError/locked(path:)``. A store is used
/// by one thread at a time.
public final class RecordStore {
  /// Where the database is; nil in memory.
  public let path: String?
  /// Where the damaged database is now that was found in its place; nil when none was.
  public let keptAside: String?

  let database: DatabaseQueue
  private let claims: ClaimFile?
  private var unreadable: Set<Int64> = []
  /// How many games were left out when games were read, since what is kept of them can't be read. They stay
  /// as they are.
  public var unreadableGames: Int { unreadable.count }
  /// The games that are played by way of this store.
  private(set) var played: Set<Int64> = []

  /// Opens a store that is gone with this object.
  ///
  /// - Throws: ``RecordStoreError/failed(path:reason:)`` when there is no memory.
  public init() throws(RecordStoreError) {
    (path, keptAside, claims) = (nil, nil, nil)
    do {
      database = try DatabaseQueue(configuration: DatabaseOpening.configuration(patience: 0))
      try Migrations.all.migrate(database)
    } catch {
      throw RecordStoreError(error, path: Self.memory)
    }
  }

  /// Opens the database at a path, or makes one, with the folders around it.
  ///
  /// What isn't Recall's is left alone, and so is what a newer version made. A database that is certainly
  /// damaged is kept aside under a name that isn't taken, see ``keptAside``, and a new one is made;
  /// unless others use it.
  ///
  /// - Parameters:
  ///   - path: Of the database; claims, SQLite's log and its index are beside it.
  ///   - patience: How long to wait for others, in seconds, each time.
  /// - Throws: ``RecordStoreError``. Nothing has been changed then.
  public init(path: String, patience: Double = 2) throws(RecordStoreError) {
    let opened = try DatabaseOpening(path: path, patience: patience).open()
    self.path = path
    database = opened.database
    claims = opened.claims
    keptAside = opened.keptAside
  }

  /// Opens the database at a path only to look at it; nil where there is none.
  init?(reading path: String, patience: Double) throws(RecordStoreError) {
    guard let database = try DatabaseOpening(path: path, patience: patience).openForReading() else {
      return nil
    }
    self.path = path
    self.database = database
    (claims, keptAside) = (nil, nil)
  }

  private static let memory = "memory"

  /// What people call the place where it is kept.
  var place: String { path ?? Self.memory }

  func noteUnreadable(_ id: Int64) {
    unreadable.insert(id)
  }

  // MARK: Claims

  /// Takes a game for this store, so that no other one plays it.
  ///
  /// - Throws: ``RecordStoreError/playedElsewhere(_:)``, and what the system says.
  func claim(_ id: Int64) throws(RecordStoreError) {
    guard let claims, !played.contains(id) else {
      played.insert(id)
      return
    }
    do {
      guard try claims.lock(id, .exclusive) else { throw RecordStoreError.playedElsewhere(id) }
    } catch {
      throw failure(error)
    }
    played.insert(id)
  }

  /// Lets a game go, so that any store may play it.
  func letGo(of id: Int64) {
    guard played.remove(id) != nil else { return }
    claims?.unlock(id)
  }

  /// Whether somebody plays a game, by way of this store or another one.
  func isPlayed(_ id: Int64) throws -> Bool {
    if played.contains(id) { return true }
    return try claims?.isHeldElsewhere(id) ?? false
  }

  // MARK: Reading and writing

  /// Reads, all at the same state of the database.
  func read<Value>(_ body: (Database) throws -> Value) throws(RecordStoreError) -> Value {
    do {
      return try database.read(body)
    } catch {
      throw failure(error)
    }
  }

  /// Changes something, wholly or not at all.
  func write<Value>(_ body: (Database) throws -> Value) throws(RecordStoreError) -> Value {
    do {
      return try database.write(body)
    } catch {
      throw failure(error)
    }
  }

  /// What an error means. A damaged database is looked at as a whole when it is opened again.
  private func failure(_ error: any Error) -> RecordStoreError {
    let failure = RecordStoreError(error, path: place)
    if let path, case .damaged = failure { DatabasePath(path: path).suspect() }
    return failure
  }
}
