import Foundation
import GRDB

/// How a database is opened: looked at first, without changing it.
struct DatabaseOpening {
  /// A database that is open.
  struct Opened {
    var database: DatabaseQueue
    var claims: ClaimFile
    /// Where a damaged one is that was in its place.
    var keptAside: String?
  }

  private let files: DatabasePath
  private let patience: Double

  /// The byte of the claims that stands for the use of the database.
  private static let use: Int64 = 0
  /// How long a turn of waiting is, in seconds.
  private static let turn = 0.005

  init(path: String, patience: Double) {
    files = DatabasePath(path: path)
    self.patience = patience
  }

  static func configuration(patience: Double) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON")
    }
    return configuration
  }

  /// Opens the database, or makes one.
  func open() throws(RecordStoreError) -> Opened {
    do {
      try refuseForeign()
      try files.makeFolder()
      let claims = try ClaimFile(path: files.claims)
      // Alone, who opens it may set it aside. Others wait for the moment that this takes.
      let isAlone = try claims.lock(Self.use, .exclusive)
      if !isAlone { try share(claims) }
      let keptAside = try setAsideIfDamaged(isAlone: isAlone)
      let database = try openForWriting()
      if isAlone { try share(claims) }
      return Opened(database: database, claims: claims, keptAside: keptAside)
    } catch {
      throw RecordStoreError(error, path: files.path)
    }
  }

  /// Before anything is made beside it.
  private func refuseForeign() throws {
    guard try DatabaseHeader(ofFileAt: files.path) != .foreign else {
      throw RecordStoreError.foreign(path: files.path)
    }
  }

  private func share(_ claims: ClaimFile) throws {
    for _ in 0...Int(min(max(patience, 0), 3600) / Self.turn) {
      if try claims.lock(Self.use, .shared) { return }
      usleep(UInt32(Self.turn * 1_000_000))
    }
    throw RecordStoreError.locked(path: files.path)
  }

  // MARK: Looking

  /// - Returns: Where the damaged database is now; nil when none was found.
  private func setAsideIfDamaged(isAlone: Bool) throws -> String? {
    guard try isDamaged() else { return nil }
    guard isAlone else { throw RecordStoreError.damaged(path: files.path) }
    return try files.setAside()
  }

  private func isDamaged() throws -> Bool {
    switch try DatabaseHeader(ofFileAt: files.path) {
    case .absent: return false
    case .damaged: return true
    case .foreign: throw RecordStoreError.foreign(path: files.path)
    case .ours: break
    }
    do {
      return try !isWhole()
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: return true
      // Who was killed while it was made left something to be taken back, which only writing does.
      case .SQLITE_READONLY: return false
      default: throw error
      }
    }
  }

  /// Looks at the database without changing it: all of it where there is a suspicion, otherwise what
  /// tables there are.
  private func isWhole() throws -> Bool {
    let database = try readable()
    defer { try? database.close() }
    let isWhole = try database.read { db in
      try refuseNewer(db)
      guard files.isSuspect else { return true }
      return try String.fetchAll(db, sql: "PRAGMA integrity_check(1)") == ["ok"]
    }
    if isWhole { files.forgetSuspicion() }
    return isWhole
  }

  private func readable() throws -> DatabaseQueue {
    var configuration = Self.configuration(patience: patience)
    configuration.readonly = true
    return try DatabaseQueue(path: files.path, configuration: configuration)
  }

  /// The database for who only looks, and makes nothing beside it.
  ///
  /// In a database with a log SQLite makes an index of it, also for who only reads. Without one the file is all there is.
  private func looked() throws -> DatabaseQueue {
    var configuration = Self.configuration(patience: patience)
    configuration.readonly = true
    guard files.hasLog else {
      if let path = files.unchanging,
        let database = try? DatabaseQueue(path: path, configuration: configuration)
      {
        return database
      }
      return try readable()
    }
    do {
      return try readable()
    } catch let error as DatabaseError
      where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode)
    {
      // In a folder where nothing can be made.
      return try copied()
    }
  }

  /// What the database and its log say now, without a name.
  private func copied() throws -> DatabaseQueue {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    return try DatabaseQueue(
      path: try files.copy(into: folder).path, configuration: Self.configuration(patience: patience)
    )
  }

  private func refuseNewer(_ db: Database) throws {
    guard try !Migrations.all.hasBeenSuperseded(db) else {
      throw RecordStoreError.newer(path: files.path)
    }
  }

  /// Opens the database for who only looks; nil where there is none with games in it.
  func openForReading() throws(RecordStoreError) -> DatabaseQueue? {
    do {
      switch try DatabaseHeader(ofFileAt: files.path) {
      case .absent: return nil
      case .damaged: throw RecordStoreError.damaged(path: files.path)
      case .foreign: throw RecordStoreError.foreign(path: files.path)
      case .ours: break
      }
      let database = try looked()
      let hasTables = try database.read { db in
        try refuseNewer(db)
        return try db.tableExists(StoredGame.databaseTableName)
      }
      return hasTables ? database : nil
    } catch {
      throw RecordStoreError(error, path: files.path)
    }
  }

  // MARK: Opening

  private func openForWriting() throws -> DatabaseQueue {
    if try DatabaseHeader(ofFileAt: files.path) == .absent { try name() }
    var configuration = Self.configuration(patience: patience)
    configuration.journalMode = .wal
    let database = try DatabaseQueue(path: files.path, configuration: configuration)
    try database.read(refuseNewer)
    try migrate(database)
    // Who can't write to it, or not now, is told now and not in the middle of a game.
    try database.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE; ROLLBACK") }
    return database
  }

  /// Brings the database to what it is today.
  ///
  /// Of processes that open a new one at once, each finds the same missing, and one makes it. The others, who then can't,
  /// look again.
  private func migrate(_ database: DatabaseQueue) throws {
    while true {
      let applied = try database.read(Migrations.all.appliedIdentifiers)
      do {
        return try Migrations.all.migrate(database)
      } catch {
        guard try database.read(Migrations.all.appliedIdentifiers) != applied else { throw error }
      }
    }
  }

  /// Writes into a new database whose it is, in the file itself: in the log it wouldn't be seen from
  /// outside.
  private func name() throws {
    let database = try DatabaseQueue(
      path: files.path, configuration: Self.configuration(patience: patience))
    try database.inDatabase { db in
      try db.execute(sql: "PRAGMA application_id = \(DatabaseHeader.applicationID)")
    }
    try database.close()
  }
}
