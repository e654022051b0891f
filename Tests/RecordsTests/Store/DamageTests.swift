import Foundation
import GRDB
import Records
import Statistics
import Testing

/// A damaged database is kept aside where the damage is certain, and all others are left alone.
@Suite struct DamageTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  /// Leaves a database with some games, without a log.
  private func keepGames(_ count: Int = 30) throws {
    let store = try folder.store()
    for _ in 0..<count {
      let id = try store.begin(.sample(), recording: String(repeating: "x", count: 3000))
      try store.finish(id, .sample())
    }
  }

  @Test(arguments: [0..<100, 0..<16, 100..<4096])
  func aSpoiltBeginningIsKeptAside(range: Range<Int>) throws {
    try keepGames()
    try folder.spoil(range, with: 0)
    let damaged = try folder.bytes()
    let (store, message) = try RecordStore.orInMemory(path: folder.path)
    let aside = folder.path + ".damaged-1"
    #expect(store.keptAside == aside)
    #expect(
      message?.description == """
        The games in '\(folder.path)' are damaged. They are kept as '\(aside)', and new ones begin.
        """)
    #expect(try folder.bytes("recall.sqlite.damaged-1") == damaged)
    #expect(try store.records() == [])
    let id = try store.begin(.sample(), recording: "new")
    #expect(try folder.store().recording(of: id) == "new")
    #expect(try folder.store().keptAside == nil)
  }

  @Test func damageInTheMiddleIsKeptAsideOnceItWasFound() throws {
    try keepGames()
    // All but the first pages, in which the tables are named and begin.
    try folder.spoil(15 * 4096..<400_000, with: 0xA5)
    do {
      let store = try folder.store()
      #expect(store.keptAside == nil)
      #expect(throws: RecordStoreError.damaged(path: folder.path)) { try store.records() }
    }
    let damaged = try folder.bytes()
    let store = try folder.store()
    #expect(store.keptAside == folder.path + ".damaged-1")
    #expect(try folder.bytes("recall.sqlite.damaged-1") == damaged)
    #expect(try store.records() == [])
    #expect(try !folder.names().contains("recall.sqlite-suspect"))
  }

  @Test func aSuspicionThatIsWrongIsForgotten() throws {
    try keepGames(1)
    try folder.write([], as: "recall.sqlite-suspect")
    let store = try folder.store()
    #expect(store.keptAside == nil)
    #expect(try store.records().count == 1)
    #expect(try !folder.names().contains("recall.sqlite-suspect"))
  }

  @Test func theLogGoesWithItAndNoNameIsTakenTwice() throws {
    try keepGames(1)
    try folder.spoil(0..<100, with: 0)
    try folder.write("log".utf8, as: "recall.sqlite-wal")
    try folder.write("index".utf8, as: "recall.sqlite-shm")
    try folder.write("undo".utf8, as: "recall.sqlite-journal")
    try folder.write("mine".utf8, as: "recall.sqlite.damaged-1")
    try folder.write("mine".utf8, as: "recall.sqlite.damaged-2-shm")
    #expect(try folder.store().keptAside == folder.path + ".damaged-3")
    #expect(try folder.bytes("recall.sqlite.damaged-3-wal") == Data("log".utf8))
    #expect(try folder.bytes("recall.sqlite.damaged-3-shm") == Data("index".utf8))
    #expect(try folder.bytes("recall.sqlite.damaged-3-journal") == Data("undo".utf8))
    #expect(try folder.bytes("recall.sqlite.damaged-1") == Data("mine".utf8))
  }

  @Test func aDamagedDatabaseThatOthersUseStaysWhereItIs() throws {
    try keepGames(1)
    let other = try folder.store()
    try folder.spoil(0..<100, with: 0)
    let damaged = try folder.bytes()
    #expect(throws: RecordStoreError.damaged(path: folder.path)) { try folder.store() }
    #expect(try folder.bytes() == damaged)
    withExtendedLifetime(other) {}
  }

  @Test(arguments: [
    "recalls = '{'", "kind = ''", "seed = 'many'", "review = '[]'", "players = '[{}]'",
    "\"end\" = 'soon'",
  ])
  func aRowThatSomebodyChangedIsLeftOutAndStays(change: String) throws {
    try keepGames(3)
    try folder.connection().inDatabase { db in
      try db.execute(sql: "UPDATE game SET \(change) WHERE id = 2")
    }
    let store = try folder.store()
    #expect(store.unreadableGames == 0)
    #expect(try store.records().map(\.id) == [1, 3])
    #expect(try store.records().count == 2)
    #expect(store.unreadableGames == 1)
    #expect(store.keptAside == nil)
    #expect(try store.recording(of: 2).count == 3000)
    var told: [Int] = []
    let records = try RecordStore.records(at: folder.path) { told.append($0) }
    #expect(records.count == 2)
    #expect(told == [1])
    #expect(try folder.store().keptAside == nil)
  }

  @Test func aGameThatCouldGoOnIsLeftOutWhereItCannotBeRead() throws {
    let store = try folder.store()
    for _ in 0..<2 { store.interrupt(try store.begin(.sample(), recording: "one\n")) }
    try folder.connection().inDatabase { db in
      try db.execute(sql: "UPDATE game SET players = '' WHERE id = 2")
    }
    #expect(try store.interruptedGames().map(\.id) == [1])
    #expect(store.unreadableGames == 1)
    #expect(try store.resume(1) == "one\n")
  }

  // MARK: What isn't ours

  @Test(arguments: [
    Data("Dear Bo,\n".utf8), Data(repeating: 65, count: 5000), Data([0]),
    Data("SQLite format 3\0".utf8),
  ])
  func aFileOfSomethingElseIsLeftAlone(data: Data) throws {
    try folder.write(data)
    try expectForeign(data)
  }

  @Test(arguments: ["PRAGMA application_id = 7", "CREATE TABLE game (id)"])
  func aDatabaseOfSomethingElseIsLeftAlone(sql: String) throws {
    try folder.connection().inDatabase { try $0.execute(sql: sql) }
    try expectForeign(try folder.bytes())
  }

  private func expectForeign(_ data: Data) throws {
    let error = #expect(throws: RecordStoreError.foreign(path: folder.path)) {
      try folder.store()
    }
    #expect(
      error?.description
        == "'\(folder.path)' isn't a file that Recall made, and is left alone.")
    #expect(throws: RecordStoreError.foreign(path: folder.path)) {
      try RecordStore.records(at: folder.path)
    }
    #expect(try folder.bytes() == data)
    #expect(try folder.names() == ["recall.sqlite"])
    let (store, message) = try RecordStore.orInMemory(path: folder.path)
    #expect(store.path == nil)
    #expect(
      message?.description == """
        '\(folder.path)' isn't a file that Recall made, and is left alone. \
        What you play now is forgotten when you close Recall.
        """)
    #expect(try folder.bytes() == data)
  }

  @Test func aNewerDatabaseIsLeftAlone() throws {
    try keepGames(1)
    try folder.connection().inDatabase { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('999: from the future')")
      try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let data = try folder.bytes()
    let error = #expect(throws: RecordStoreError.newer(path: folder.path)) { try folder.store() }
    #expect(
      error?.description == """
        The games in '\(folder.path)' were kept by a newer version of Recall, which this one can't read.
        """)
    #expect(throws: RecordStoreError.newer(path: folder.path)) {
      try RecordStore.records(at: folder.path)
    }
    #expect(try folder.bytes() == data)
    #expect(try !folder.names().contains { $0.contains("damaged") })
  }

  /// As after a kill while the database was made, when it has no log yet.
  @Test func whatWasLeftInTheMiddleIsTakenBack() throws {
    try keepGames(3)
    let killed = try StoreFolder()
    let connection = try folder.connection()
    try connection.inDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN")
      for number in 0..<200 {
        try db.execute(
          sql: "INSERT INTO setting VALUES (?, ?)",
          arguments: ["\(number)", String(repeating: "x", count: 1000)])
      }
      for name in ["recall.sqlite", "recall.sqlite-journal"] {
        try killed.write(try folder.bytes(name), as: name)
      }
      try db.execute(sql: "ROLLBACK")
    }
    let store = try killed.store()
    #expect(store.keptAside == nil)
    #expect(try store.records().count == 3)
    #expect(try store.settings("1", as: String.self) == nil)
  }

  @Test func anEmptyFileBecomesADatabase() throws {
    try folder.write([])
    let store = try folder.store()
    #expect(store.keptAside == nil)
    #expect(try store.records() == [])
  }
}
