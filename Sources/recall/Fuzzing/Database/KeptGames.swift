import Records
import Statistics

/// What a fuzzer keeps in: the database, or a canary.
protocol KeptGames {
  func begin(
    _ record: GameRecord, after former: GameRecord.ID?, recording: String
  ) throws(RecordStoreError) -> GameRecord.ID
  func append(_ text: String, to id: GameRecord.ID) throws(RecordStoreError)
  func recording(of id: GameRecord.ID) throws(RecordStoreError) -> String
  func resume(_ id: GameRecord.ID) throws(RecordStoreError) -> String
  func replaceRecording(of id: GameRecord.ID, with text: String) throws(RecordStoreError)
  func finish(_ id: GameRecord.ID, _ record: GameRecord) throws(RecordStoreError)
  func abandon(_ id: GameRecord.ID) throws(RecordStoreError)
  func interrupt(_ id: GameRecord.ID)
  func interruptedGames() throws(RecordStoreError) -> [GameRecord]
  func records() throws(RecordStoreError) -> [GameRecord]
  func decks() throws(RecordStoreError) -> [StoredDeck]
  func saveDecks(_ decks: [StoredDeck]) throws(RecordStoreError)
  func setting(_ key: String) throws(RecordStoreError) -> [String]?
  func set(_ key: String, _ value: [String]) throws(RecordStoreError)
  func eraseAll() throws(RecordStoreError)
}

extension RecordStore: KeptGames {
  func setting(_ key: String) throws(RecordStoreError) -> [String]? {
    try settings(key, as: [String].self)
  }

  func set(_ key: String, _ value: [String]) throws(RecordStoreError) {
    try setSettings(key, value)
  }
}
