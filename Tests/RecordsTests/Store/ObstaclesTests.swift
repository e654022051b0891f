import Foundation
import GRDB
import Statistics
import Synchronization
import Testing

@testable import Records

/// What the machine has against it that games are kept.
@Suite struct ObstaclesTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  @Test func whoHoldsTheDatabaseLocksOthersOut() throws {
    let store = try folder.store()
    let id = try store.begin(.sample(), recording: "a")
    let other = try folder.connection()
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let error = #expect(throws: RecordStoreError.locked(path: folder.path)) {
      try store.append("b", to: id)
    }
    #expect(
      error?.description == "Another program has locked the games in '\(folder.path)'.")
    #expect(throws: RecordStoreError.locked(path: folder.path)) { try folder.store() }
    #expect(throws: RecordStoreError.locked(path: folder.path)) {
      try store.begin(.sample(), recording: "")
    }
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try store.append("c", to: id)
    #expect(try store.recording(of: id) == "ac")
    #expect(try store.begin(.sample(), recording: "") == id + 1)
  }

  @Test func whoOpensItMayHaveToWaitForAnotherWhoDoes() throws {
    _ = try folder.store()
    let claims = try ClaimFile(path: folder.path + "-claims")
    #expect(try claims.lock(0, .exclusive))
    #expect(throws: RecordStoreError.locked(path: folder.path)) { try folder.store() }
    claims.unlock(0)
    _ = try folder.store()
  }

  @Test func aFullDatabaseSaysSoAndKeepsWhatItHas() throws {
    let store = try folder.store()
    let id = try store.begin(.sample(), recording: "a\n")
    try store.database.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = 20") }
    let line = String(repeating: "x", count: 2000) + "\n"
    var count = 0
    let error = #expect(throws: RecordStoreError.full(path: folder.path)) {
      while count < 100 {
        try store.append(line, to: id)
        count += 1
      }
    }
    #expect(
      error?.description
        == "There is no room left on the disk for the games in '\(folder.path)'.")
    #expect(count > 2)
    let whole = "a\n" + String(repeating: line, count: count)
    #expect(try store.recording(of: id) == whole)
    #expect(throws: RecordStoreError.full(path: folder.path)) {
      try store.begin(.sample(), recording: String(repeating: "x", count: 100_000))
    }
    #expect(try folder.store().recording(of: id) == whole)
    #expect(try folder.store().interruptedGames() == [])
  }

  @Test(.enabled(if: AppendingProcess.canMount, "needs a mount of its own"))
  func aFullDiskSaysSoAndKeepsWhatItHas() throws {
    let child = try AppendingProcess(
      ["fill", folder.path], output: folder.url.appendingPathExtension("output"),
      afterMounting: "mount -t tmpfs -o size=400k none '\(folder.url.path)'")
    defer { try? FileManager.default.removeItem(at: folder.url.appendingPathExtension("output")) }
    #expect(
      try child.lines() == [
        "There is no room left on the disk for the games in '\(folder.path)'.", "whole",
      ])
  }

  @Test(
    .enabled(if: AppendingProcess.canMount, "needs a mount of its own"), arguments: [true, false])
  func aFolderThatCannotBeWrittenSaysSo(isThere: Bool) throws {
    if isThere { _ = try folder.store() }
    let output = folder.url.appendingPathExtension("output")
    defer { try? FileManager.default.removeItem(at: output) }
    let child = try AppendingProcess(
      ["fill", folder.path], output: output,
      afterMounting: "mount --bind -o ro '\(folder.url.path)' '\(folder.url.path)'")
    #expect(
      try child.lines() == [
        "The games can't be kept in '\(folder.path)': Read-only file system."
      ])
  }

  @Test(.enabled(if: AppendingProcess.canMount, "needs a mount of its own"))
  func aFileThatCannotBeWrittenSaysSoWhenItIsOpened() throws {
    _ = try folder.store()
    let output = folder.url.appendingPathExtension("output")
    defer { try? FileManager.default.removeItem(at: output) }
    let child = try AppendingProcess(
      ["open", folder.path], output: output,
      afterMounting: "mount --bind -o ro '\(folder.path)' '\(folder.path)'")
    #expect(
      try child.lines() == [
        "The games can't be kept in '\(folder.path)': attempt to write a readonly database."
      ])
  }

  @Test func aFolderThatCannotBeMadeSaysSo() throws {
    try folder.write([1], as: "file")
    let path = folder.url.appendingPathComponent("file/recall/recall.sqlite").path
    let error = #expect(throws: RecordStoreError.self) { try RecordStore(path: path) }
    #expect(error?.description == "The games can't be kept in '\(path)': Not a directory.")
    let (store, message) = try RecordStore.orInMemory(path: path)
    #expect(store.path == nil)
    #expect(message?.description.hasPrefix("The games can't be kept in '\(path)'") == true)
    let id = try store.begin(.sample(), recording: "goes on")
    #expect(try store.recording(of: id) == "goes on")
  }

  @Test func foldersAreMadeForTheirOwnerOnly() throws {
    let path = folder.url.appendingPathComponent("a/b/recall.sqlite").path
    _ = try RecordStore(path: path)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.url.appendingPathComponent("a/b").path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  /// Whoever opens a pipe waits for its other end.
  @Test func aPipeIsNobodysDatabase() throws {
    #expect(mkfifo(folder.path, 0o600) == 0)
    #expect(throws: RecordStoreError.foreign(path: folder.path)) { try folder.store() }
    #expect(throws: RecordStoreError.self) { try RecordStore.records(at: folder.path) }
  }

  private final class Outcome: Sendable {
    let error = Mutex<String?>("it doesn't come to an end")
  }

  /// Another program makes what a new database needs, while this one waits to do so.
  @Test func whoOpensANewDatabaseAtOnceWithOthersOpensIt() throws {
    let made = try StoreFolder()
    _ = try made.store()
    let statements = try made.connection().read {
      try String.fetchAll(
        $0, sql: "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY rowid")
    }
    let applied = try made.connection().read(Migrations.all.appliedIdentifiers)
    let other = try folder.connection()
    try other.inDatabase { db in
      try db.execute(sql: "PRAGMA application_id = \(DatabaseHeader.applicationID)")
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      // What is known of migrations is there already, and says of none.
      let isKnown = { (statement: String) in statement.contains("grdb_migrations") }
      for statement in statements where isKnown(statement) { try db.execute(sql: statement) }
      try db.execute(sql: "BEGIN IMMEDIATE")
      for statement in statements where !isKnown(statement) { try db.execute(sql: statement) }
      for identifier in applied {
        try db.execute(sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [identifier])
      }
    }
    let path = folder.path
    let outcome = Outcome()
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      do {
        _ = try RecordStore(path: path, patience: 30)
        outcome.error.withLock { $0 = nil }
      } catch let failure {
        outcome.error.withLock { $0 = "\(failure)" }
      }
      end.signal()
    }
    // Long enough for it to wait for the lock; if it doesn't yet, it finds everything made.
    Thread.sleep(forTimeInterval: 0.5)
    try other.inDatabase { try $0.execute(sql: "COMMIT") }
    #expect(end.wait(timeout: .now() + 60) == .success)
    #expect(outcome.error.withLock { $0 } == nil)
  }
}
