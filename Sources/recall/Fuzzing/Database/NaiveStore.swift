import Fuzzing
import Records
import Statistics

/// The oracle of what is kept: a list of games, and nothing that could be wrong.
struct NaiveStore {
  private struct Game {
    var id: GameRecord.ID
    var record: GameRecord
    var text: String
    var isPlayed: Bool
  }

  private var games: [Game] = []
  private(set) var decks: [StoredDeck] = []
  /// By the bytes of their keys: to a database, two spellings of é are two keys.
  private(set) var settings: [[UInt8]: [String]] = [:]

  /// What is kept by a key.
  func setting(_ key: String) -> [String]? { settings[Array(key.utf8)] }

  private func index(of id: GameRecord.ID) -> Int? { games.firstIndex { $0.id == id } }

  mutating func begin(_ record: GameRecord, _ text: String, as id: GameRecord.ID) {
    var record = record
    (record.id, record.end) = (id, .interrupted)
    games.append(Game(id: id, record: record, text: text, isPlayed: true))
  }

  mutating func append(_ text: String, to id: GameRecord.ID) throws(RecordStoreError) {
    guard let index = index(of: id), games[index].isPlayed else { throw .notClaimed(id) }
    games[index].text += text
  }

  func recording(of id: GameRecord.ID) throws(RecordStoreError) -> String {
    guard let index = index(of: id) else { throw .noSuchGame(id) }
    return games[index].text
  }

  mutating func resume(_ id: GameRecord.ID) throws(RecordStoreError) -> String {
    guard let index = index(of: id), games[index].record.end == .interrupted else {
      throw .noSuchGame(id)
    }
    games[index].isPlayed = true
    return games[index].text
  }

  mutating func replace(_ text: String, of id: GameRecord.ID) throws(RecordStoreError) {
    guard let index = index(of: id), games[index].isPlayed else { throw .notClaimed(id) }
    games[index].text = text
  }

  mutating func finish(_ id: GameRecord.ID, _ record: GameRecord) throws(RecordStoreError) {
    guard let index = index(of: id), games[index].isPlayed else { throw .notClaimed(id) }
    games[index].record = record
    games[index].record.id = id
    games[index].isPlayed = false
  }

  mutating func abandon(_ id: GameRecord.ID) throws(RecordStoreError) {
    guard let index = index(of: id), games[index].record.end == .interrupted else {
      throw .noSuchGame(id)
    }
    games[index].record.end = .abandoned
    games[index].isPlayed = false
  }

  mutating func interrupt(_ id: GameRecord.ID) {
    guard let index = index(of: id) else { return }
    games[index].isPlayed = false
  }

  mutating func saveDecks(_ new: [StoredDeck]) throws(RecordStoreError) {
    for (place, deck) in new.enumerated()
    where new[..<place].contains(where: { $0.name == deck.name }) {
      throw .duplicateDeck(deck.name)
    }
    decks = new
  }

  mutating func set(_ key: String, _ value: [String]) { settings[Array(key.utf8)] = value }

  mutating func eraseAll() { self = NaiveStore() }

  // MARK: What shows

  /// The games that aren't over and that nobody plays, the last one first.
  var interruptedGames: [GameRecord] {
    games.filter { $0.record.end == .interrupted && !$0.isPlayed }.map(\.record)
      .sorted { ($0.beganAt, $0.id) > ($1.beganAt, $1.id) }
  }

  /// The games that came to an end, the first one first.
  var records: [GameRecord] {
    games.map(\.record).filter { $0.end != .interrupted }
      .sorted { ($0.beganAt, $0.id) < ($1.beganAt, $1.id) }
  }
}
