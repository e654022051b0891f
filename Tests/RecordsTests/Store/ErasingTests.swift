import Foundation
import Records
import Statistics
import Testing

@Suite struct ErasingTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  @Test(arguments: [true, false])
  func nothingIsLeft(isInMemory: Bool) throws {
    let store = isInMemory ? try RecordStore() : try folder.store()
    let (finished, running) = (
      try store.begin(.sample(), recording: "a"), try store.begin(.sample(), recording: "b")
    )
    try store.finish(finished, .sample())
    try store.saveDecks([StoredDeck(name: "mine", title: "Mine", json: "{}")])
    try store.setSettings("volume", 0.5)
    try store.eraseAll()
    #expect(try store.records() == [])
    #expect(try store.interruptedGames() == [])
    #expect(try store.decks() == [])
    #expect(try store.settings("volume", as: Double.self) == nil)
    #expect(throws: RecordStoreError.noSuchGame(finished)) { try store.recording(of: finished) }
    #expect(throws: RecordStoreError.notClaimed(running)) { try store.append("c", to: running) }
  }

  @Test func aGameOfAnotherWindowIsGoneAndItIsTold() throws {
    let (one, other) = (try folder.store(), try folder.store())
    let id = try one.begin(.sample(), recording: "a")
    try other.eraseAll()
    #expect(throws: RecordStoreError.noSuchGame(id)) { try one.append("b", to: id) }
    #expect(throws: RecordStoreError.noSuchGame(id)) { try one.finish(id, .sample()) }
    #expect(try other.records() == [])
  }

  @Test func whatWasErasedIsNotInTheFilesAnyMore() throws {
    let store = try folder.store()
    let secret = "a secret that nobody may find"
    store.interrupt(try store.begin(.sample(), recording: secret))
    func isFound() throws -> Bool {
      try folder.names().contains { try folder.bytes($0).range(of: Data(secret.utf8)) != nil }
    }
    #expect(try isFound())
    try store.eraseAll()
    #expect(try !isFound())
  }
}
