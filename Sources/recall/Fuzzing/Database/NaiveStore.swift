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
    var sitting: Int
    /// Whether all of the sitting is its own.
    var goesOn = true
  }

  private var games: [Game] = []
  /// All that happened in each sitting.
  private var sittings: [String] = []
  private(set) var decks: [StoredDeck] = []
  /// By the bytes of their keys: to a database, two spellings of é are two keys.
  private(set) var settings: [[UInt8]: [String]] = [:]

  /// What is kept by a key.
  func setting(_ key: String) -> [String]? { settings[Array(key.utf8)] }

  private func index(of id: GameRecord.ID) -> Int? { games.firstIndex { $0.id == id } }

  func requireGame(_ id: GameRecord.ID?) throws(RecordStoreError) {
    if let id, index(of: id) == nil { throw .noSuchGame(id) }
  }

  /// - Parameter former: A game that there is, or nil.
  mutating func begin(
    _ record: GameRecord, _ text: String, as id: GameRecord.ID, after former: GameRecord.ID?
  ) {
    var record = record
    (record.id, record.end) = (id, .interrupted)
    let sitting = former.flatMap(index).map { games[$0].sitting } ?? sittings.count
    if sitting == sittings.count { sittings.append("") }
    games.append(Game(id: id, record: record, text: "", isPlayed: true, sitting: sitting))
    add(text, to: games.count - 1)
  }

  /// Has a sitting go on with a game.
  private mutating func add(_ text: String, to game: Int) {
    let sitting = games[game].sitting
    for other in games.indices where games[other].sitting == sitting {
      games[other].goesOn = other == game
    }
    sittings[sitting] += text
    games[game].text = sittings[sitting]
  }

  /// Gives a game a sitting of its own.
  private mutating func move(_ game: Int, to text: String) {
    games[game].sitting = sittings.count
    sittings.append("")
    add(text, to: game)
  }

  mutating func append(_ text: String, to id: GameRecord.ID) throws(RecordStoreError) {
    guard let index = index(of: id), games[index].isPlayed else { throw .notClaimed(id) }
    add(text, to: index)
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
    if !games[index].goesOn { move(index, to: games[index].text) }
    return games[index].text
  }

  mutating func replace(_ text: String, of id: GameRecord.ID) throws(RecordStoreError) {
    guard let index = index(of: id), games[index].isPlayed else { throw .notClaimed(id) }
    move(index, to: text)
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
