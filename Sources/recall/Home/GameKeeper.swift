import Assets
import Foundation
import RecallHome
import RecallUI
import Records
import Replay
import Statistics

/// What a player has: games, decks, settings; read when screens come up, and kept when they ask for it.
final class GameKeeper {
  let store: RecordStore
  /// What the player has to know; nil for nothing.
  var message: LocalizedStringKey?
  private(set) var settings: GameSettings
  /// What is kept of the settings that this start leaves out; what the player sets meanwhile counts before it.
  private var leftOut = LeftOutSettings()
  /// What the clocks show; who plays keeps it up.
  var time: WallTime
  /// What the player is told things in; nil for English.
  var catalog: StringCatalog?
  /// The decks that everybody has.
  private let shipped: [HomeDeck]
  /// Draws what deals a new game.
  let drawSeed: () -> UInt64
  /// Where decks and pictures come from that the player has in files.
  let files: DeckFiles

  /// What is kept that is no game, by its key.
  enum Key: String {
    case settings, plan, dailies, order, left, window
  }

  /// How many days' results are kept to be shown.
  private static let mostDailies = 60

  /// - Parameters:
  ///   - store: Where all is kept.
  ///   - message: What the player has to know of that.
  ///   - time: What the clocks show.
  ///   - home: Where the paths of files begin that begin with no `/`.
  ///   - shipped: The decks that everybody has; nil for those that there are.
  ///   - fresh: What is set where nothing was set yet.
  ///   - drawSeed: Draws what deals a new game.
  init(
    store: RecordStore, message: LocalizedStringKey? = nil, time: WallTime,
    home: String = NSHomeDirectory(), shipped: [HomeDeck]? = nil,
    fresh: GameSettings = GameSettings(), drawSeed: @escaping () -> UInt64
  ) {
    self.store = store
    self.message = message
    self.time = time
    self.shipped =
      shipped
      ?? Assets.deckNames.compactMap { try? Assets.deck(named: $0) }
      .map { HomeDeck($0, isOwn: false) }
    self.drawSeed = drawSeed
    files = DeckFiles(home: home, shelf: PictureShelf())
    settings = fresh
    settings = read(.settings) ?? fresh
  }

  // MARK: Screens

  /// What the screens around the table come up with.
  func contents() -> HomeContents {
    var contents = HomeContents(today: time.day, decks: decks)
    contents.offset = time.offset
    contents.settings = settings
    contents.plan = read(.plan) ?? GamePlan()
    contents.dailies = read(.dailies) ?? []
    contents.interrupted = lastInterrupted.map { record in
      let left: LeftGame? = read(.left)
      if let left, left.id == record.id { return left.game }
      return InterruptedGame(record, pairsLeft: nil)
    }
    contents.records = attempt { () throws(RecordStoreError) in try store.records() } ?? []
    if message == nil, store.unreadableGames > 0 {
      message = Self.sentence(aboutUnreadable: store.unreadableGames)
    }
    return contents
  }

  /// The decks that ship and the player's own, in the player's order; new ones come last.
  var decks: [HomeDeck] {
    let own = storedDecks.compactMap(\.file)
    for file in own { files.put(file.pictures) }
    let order: [String] = read(.order) ?? []
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let all = toldApart(own.map(\.deck)) + shipped
    return all.enumerated().sorted { left, right in
      let (one, other) = (places[left.element.id] ?? .max, places[right.element.id] ?? .max)
      return (one, left.offset) < (other, right.offset)
    }.map(\.element)
  }

  /// Decks of the player's own, under names that no deck has that ships: a newer version may ship one of a
  /// name that was free.
  private func toldApart(_ own: [Deck]) -> [HomeDeck] {
    let names = Set(shipped.map(\.id))
    var taken = names.union(own.map(\.name))
    return own.map { deck in
      guard names.contains(deck.name) else { return HomeDeck(deck, isOwn: true) }
      let name = DeckName.free(like: deck.name, among: taken)
      taken.insert(name)
      return HomeDeck(deck.renamed(name), isOwn: true)
    }
  }

  private var storedDecks: [StoredDeck] {
    attempt { () throws(RecordStoreError) in try store.decks() } ?? []
  }

  /// What people are told of games that can't be read.
  static func sentence(aboutUnreadable count: Int) -> LocalizedStringKey {
    LocalizedStringKey(
      one: "A saved game can't be read. It is left out, and stays as it is.",
      other: "{count} saved games can't be read. They are left out, and stay as they are.",
      count: count)
  }

  /// A deck by its name.
  func deck(named name: String) -> HomeDeck? {
    decks.first { $0.id == name }
  }

  /// The games that can go on and that nobody plays, the latest first.
  var interruptedGames: [GameRecord] {
    attempt { () throws(RecordStoreError) in try store.interruptedGames() } ?? []
  }

  /// The game that was left last, and that nobody plays.
  var lastInterrupted: GameRecord? { interruptedGames.first }

  /// What was written of a game; nil where that can't be read.
  func recording(of id: GameRecord.ID) -> String? {
    attempt { () throws(RecordStoreError) in try store.recording(of: id) }
  }

  // MARK: Keeping

  func keep(_ settings: GameSettings) {
    self.settings = settings
    leftOut.forget(whatIsSetIn: settings)
    write(.settings, leftOut.added(to: settings))
  }

  /// Leaves out for this time which language the player has chosen.
  func showSystemLanguage() {
    leftOut.language = settings.language
    settings.language = nil
  }

  /// Leaves out for this time whether the player has chosen light or dark surroundings.
  func showDesktopAppearance() {
    leftOut.appearance = settings.appearance
    settings.appearance = .desktop
  }

  func keep(_ plan: GamePlan) {
    write(.plan, plan)
  }

  func keep(_ decks: [HomeDeck]) {
    let own = decks.filter(\.isOwn).map { deck in
      StoredDeck(
        name: deck.id, title: deck.deck.title, json: deck.deck.fileText(with: files.shelf.files))
    }
    // What can't be read isn't among them, and isn't the player's to delete.
    let names = Set(own.map(\.name))
    let unreadable = storedDecks.filter { !names.contains($0.name) && $0.file == nil }
    attempt { () throws(RecordStoreError) in try store.saveDecks(own + unreadable) }
    write(.order, decks.map(\.id))
  }

  func eraseAll() {
    attempt { () throws(RecordStoreError) in try store.eraseAll() }
    settings = .fresh
    leftOut = LeftOutSettings()
  }

  /// Gives up the game that was left last.
  func giveUpInterrupted() {
    guard let record = lastInterrupted else { return }
    attempt { () throws(RecordStoreError) in try store.abandon(record.id) }
  }

  private func read<Value: Decodable>(_ key: Key) -> Value? {
    attempt { () throws(RecordStoreError) in try store.settings(key.rawValue, as: Value.self) }
      ?? nil
  }

  func write(_ key: Key, _ value: some Encodable) {
    attempt { () throws(RecordStoreError) in try store.setSettings(key.rawValue, value) }
  }

  /// Does something with what is kept; where that fails, the player is told, and the game goes on.
  @discardableResult
  func attempt<Value>(_ body: () throws(RecordStoreError) -> Value) -> Value? {
    do throws(RecordStoreError) {
      return try body()
    } catch {
      message = error.toldWords
      return nil
    }
  }
}

extension StoredDeck {
  /// The deck with its pictures; nil where that can't be read.
  fileprivate var file: DeckFile? { try? DeckFile(json: Data(json.utf8), file: name) }
}

/// How a game stood when it was left.
private struct LeftGame: Codable {
  var id: GameRecord.ID
  var game: InterruptedGame
}

extension GameKeeper: TableKeeper {
  var seconds: Int64 { time.seconds }

  func keep(_ result: DailyResult) {
    var dailies: [DailyResult] = read(.dailies) ?? []
    // The first game of a day counts: later ones know where its cards lie.
    guard !dailies.contains(where: { $0.day == result.day }) else { return }
    dailies.append(result)
    dailies.sort { $0.day < $1.day }
    write(.dailies, Array(dailies.suffix(Self.mostDailies)))
  }

  func keep(_ game: InterruptedGame, of id: GameRecord.ID) {
    write(.left, LeftGame(id: id, game: game))
  }
}

extension GameSettings {
  /// How loud sounds are, from 0 to 100.
  var audibleVolume: Int { isSoundOn ? volume : 0 }
}
