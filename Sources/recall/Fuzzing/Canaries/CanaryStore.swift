import Records
import Statistics

/// A database with a fault.
struct CanaryStore: KeptGames {
  private let store: RecordStore
  private let fault: Canary

  init(fault: Canary) throws {
    store = try RecordStore()
    self.fault = fault
  }

  func begin(
    _ record: GameRecord, after former: GameRecord.ID?, recording: String
  ) throws(RecordStoreError) -> GameRecord.ID {
    try store.begin(record, after: former, recording: recording)
  }

  func append(_ text: String, to id: GameRecord.ID) throws(RecordStoreError) {
    try store.append(fault == .losesAPiece && text == "🚗" ? "" : text, to: id)
  }

  func recording(of id: GameRecord.ID) throws(RecordStoreError) -> String {
    try store.recording(of: id)
  }

  func resume(_ id: GameRecord.ID) throws(RecordStoreError) -> String { try store.resume(id) }

  func replaceRecording(of id: GameRecord.ID, with text: String) throws(RecordStoreError) {
    try store.replaceRecording(of: id, with: text)
  }

  func finish(_ id: GameRecord.ID, _ record: GameRecord) throws(RecordStoreError) {
    try store.finish(id, record)
  }

  func abandon(_ id: GameRecord.ID) throws(RecordStoreError) { try store.abandon(id) }

  func interrupt(_ id: GameRecord.ID) { store.interrupt(id) }

  func interruptedGames() throws(RecordStoreError) -> [GameRecord] { try store.interruptedGames() }

  func records() throws(RecordStoreError) -> [GameRecord] { try store.records() }

  func decks() throws(RecordStoreError) -> [StoredDeck] {
    let decks = try store.decks()
    return fault == .turnsDecksAround ? decks.reversed() : decks
  }

  func saveDecks(_ decks: [StoredDeck]) throws(RecordStoreError) { try store.saveDecks(decks) }

  func setting(_ key: String) throws(RecordStoreError) -> [String]? { try store.setting(key) }

  func set(_ key: String, _ value: [String]) throws(RecordStoreError) {
    if fault == .keepsTheFirstSetting, try store.setting(key) != nil { return }
    try store.set(key, value)
  }

  func eraseAll() throws(RecordStoreError) { try store.eraseAll() }
}
