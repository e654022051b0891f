import Foundation
import GRDB
import Statistics
import Testing

@testable import Records

/// Games that are played at a table one after the other.
@Suite struct SittingsTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  /// How many bytes of recordings are kept.
  private func bytes(in store: RecordStore) throws -> Int? {
    try store.database.read {
      try Int.fetchOne($0, sql: "SELECT sum(length(text)) FROM piece")
    }
  }

  @Test func eachGameHasWhatWasWrittenUntilItEnded() throws {
    let store = try folder.store()
    let first = try store.begin(.sample(), recording: "a")
    try store.append("b", to: first)
    let second = try store.begin(.sample(), after: first, recording: "c")
    try store.finish(first, .sample())
    try store.append("d", to: second)
    try store.finish(second, .sample())
    let third = try store.begin(.sample(), after: second, recording: "e")
    #expect(try store.recording(of: first) == "ab")
    #expect(try store.recording(of: second) == "abcd")
    #expect(try store.recording(of: third) == "abcde")
  }

  @Test func whatHappenedBeforeIsKeptOnceHoweverManyGamesThereAre() throws {
    let store = try folder.store()
    let text = String(repeating: "x", count: 1000)
    var last = try store.begin(.sample(), recording: text)
    for _ in 1..<20 {
      try store.finish(last, .sample())
      last = try store.begin(.sample(), after: last, recording: text)
    }
    #expect(try store.recording(of: last).utf8.count == 20_000)
    #expect(try bytes(in: store) == 20_000)
  }

  @Test func aGameThatIsGoneBackToHasWhatHappenedMeanwhile() throws {
    let store = try folder.store()
    let first = try store.begin(.sample(), recording: "a")
    let second = try store.begin(.sample(), after: first, recording: "b")
    try store.append("c", to: first)
    #expect(try store.recording(of: first) == "abc")
    #expect(try store.recording(of: second) == "ab")
    try store.append("d", to: second)
    #expect(try store.recording(of: first) == "abc")
    #expect(try store.recording(of: second) == "abcd")
  }

  @Test func gamesOfOneSittingGoOnApartInTwoStores() throws {
    let killed = try folder.store()
    let first = try killed.begin(.sample(), recording: "a")
    let second = try killed.begin(.sample(), after: first, recording: "b")
    killed.interrupt(first)
    killed.interrupt(second)
    let (one, other) = (try folder.store(), try folder.store())
    #expect(try one.resume(first) == "a")
    #expect(try other.resume(second) == "ab")
    try one.append("c", to: first)
    try other.append("d", to: second)
    #expect(try one.recording(of: first) == "ac")
    #expect(try one.recording(of: second) == "abd")
  }

  @Test func aReplacedRecordingLeavesThoseOfOtherGames() throws {
    let store = try folder.store()
    let first = try store.begin(.sample(), recording: "a")
    let second = try store.begin(.sample(), after: first, recording: "b")
    try store.replaceRecording(of: second, with: "z")
    #expect(try store.recording(of: first) == "a")
    #expect(try store.recording(of: second) == "z")
    try store.replaceRecording(of: first, with: "y")
    #expect(try bytes(in: store) == 2)
  }

  @Test func aGameAfterOneThatWasErasedIsRefused() throws {
    let (store, other) = (try folder.store(), try folder.store())
    let first = try store.begin(.sample(), recording: "a")
    try other.eraseAll()
    #expect(throws: RecordStoreError.noSuchGame(first)) {
      try store.begin(.sample(), after: first, recording: "b")
    }
    #expect(try other.interruptedGames() == [])
  }

  @Test func recordingsOfTheFirstVersionAreReadAsTheyWere() throws {
    let old = try DatabaseQueue(path: folder.path)
    try old.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA application_id = \(DatabaseHeader.applicationID)")
    }
    try Migrations.all.migrate(old, upTo: "1: games, decks and settings")
    try old.write { db in
      for id in [3, 8] as [Int64] {
        var game = StoredGame(.sample(end: .interrupted), id: id)
        try game.insert(db)
        for (number, text) in ["game \(id)\n", "more\n"].enumerated() {
          try db.execute(
            sql: "INSERT INTO piece (game, number, text) VALUES (?, ?, ?)",
            arguments: [id, number, Data(text.utf8)])
        }
      }
    }
    try old.close()
    #expect(try RecordStore.records(at: folder.path) == [])
    let store = try folder.store()
    #expect(try store.recording(of: 3) == "game 3\nmore\n")
    #expect(try store.resume(8) == "game 8\nmore\n")
    try store.append("end\n", to: 8)
    #expect(try store.recording(of: 8) == "game 8\nmore\nend\n")
    #expect(try store.recording(of: 3) == "game 3\nmore\n")
  }
}
