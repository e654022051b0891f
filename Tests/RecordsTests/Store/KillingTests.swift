import Foundation
import GRDB
import Records
import Testing

/// Whatever moment it is at which a process is killed: what it was told is kept is there.
@Suite struct KillingTests {
  @Test func whatWasAppendedOutlivesAHundredKills() throws {
    let folder = try StoreFolder()
    var acknowledged: [Int64: Int] = [:]
    // As chance has it, but the same each time: a linear congruential generator, Knuth's MMIX.
    var chance: UInt64 = 42
    var games: Set<Int64> = []
    for round in 0..<25 {
      let children = try (0..<4).map { number in
        try AppendingProcess(
          ["play", folder.path], output: folder.url.appendingPathComponent("\(number)"))
      }
      for child in children {
        chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        Thread.sleep(forTimeInterval: Double(chance >> 32) / Double(UInt32.max) * 0.08)
        child.kill()
      }
      for child in children {
        for line in try child.said() {
          let words = line.split(separator: " ").compactMap { Int64($0) }
          try #require(words.count == 2, "a child said: \(line)")
          let number = Int(words[1])
          // Nobody else plays the game, so that its numbers come one after the other.
          let before = acknowledged[words[0], default: -1]
          try #require(number > before, "game \(words[0]) went on from \(before) with \(number)")
          acknowledged[words[0]] = number
        }
      }
      let store = try RecordStore(path: folder.path)
      try #require(store.keptAside == nil)
      let interrupted = Set(try store.interruptedGames().map(\.id))
      // The claims died with the processes, and no game is ever lost.
      try #require(interrupted.isSuperset(of: games.union(acknowledged.keys)))
      games = interrupted
      for (id, last) in acknowledged {
        let lines = try store.recording(of: id).split(separator: "\n").map { Int($0) }
        try #require(lines == Array(0..<lines.count), "round \(round), game \(id)")
        try #require(lines.count > last, "round \(round): \(last) was lost of game \(id)")
      }
      let check = try folder.connection().read {
        try String.fetchAll($0, sql: "PRAGMA integrity_check")
      }
      try #require(check == ["ok"])
    }
    // The children did play.
    #expect(acknowledged.values.reduce(0, +) > 1000)
    #expect(acknowledged.count >= 2)
  }

  @Test func aGameIsClaimedForAsLongAsItsProcessLives() throws {
    let folder = try StoreFolder()
    let child = try AppendingProcess(
      ["play", folder.path], output: folder.url.appendingPathComponent("output"))
    defer { child.kill() }
    let end = Date(timeIntervalSinceNow: 30)
    while try child.said().isEmpty, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    let store = try RecordStore(path: folder.path)
    #expect(try store.interruptedGames() == [])
    #expect(throws: RecordStoreError.playedElsewhere(1)) { try store.resume(1) }
    child.kill()
    #expect(try store.interruptedGames().map(\.id) == [1])
    let lines = try store.resume(1).split(separator: "\n").count
    #expect(try lines >= child.said().count)
  }
}
