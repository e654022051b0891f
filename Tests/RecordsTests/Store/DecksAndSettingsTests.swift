import Records
import Testing

@Suite struct DecksAndSettingsTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  private static func deck(_ name: String) -> StoredDeck {
    StoredDeck(name: name, title: name.uppercased(), json: #"{"symbols":["🍏"]}"#)
  }

  @Test func decksAreKeptInTheirOrder() throws {
    let store = try folder.store()
    #expect(try store.decks() == [])
    let decks = ["pears", "apples", "plums"].map(Self.deck)
    try store.saveDecks(decks)
    #expect(try folder.store().decks() == decks)
    try store.saveDecks([decks[2], decks[0]])
    #expect(try store.decks() == [decks[2], decks[0]])
    try store.saveDecks([])
    #expect(try store.decks() == [])
  }

  @Test func twoDecksOfANameAreAnErrorAndNothingChanges() throws {
    let store = try folder.store()
    try store.saveDecks([Self.deck("pears")])
    let error = #expect(throws: RecordStoreError.duplicateDeck("plums")) {
      try store.saveDecks([Self.deck("plums"), Self.deck("apples"), Self.deck("plums")])
    }
    #expect(
      error?.description == "Expected a name of its own for each deck, found two called 'plums'.")
    #expect(try store.decks() == [Self.deck("pears")])
  }

  @Test func zerosTellDecksAndSettingsApart() throws {
    let store = try folder.store()
    let decks = ["a", "a\0", "a\0b", "\u{10FFFD}0", "\u{10FFFD}"].map(Self.deck)
    try store.saveDecks(decks)
    #expect(try folder.store().decks() == decks)
    for key in ["a", "a\0", "a\0b"] { try store.setSettings(key, key) }
    try store.setSettings("a\0", "other")
    #expect(try store.settings("a") == "a")
    #expect(try store.settings("a\0") == "other")
    #expect(try store.settings("a\0b") == "a\0b")
  }

  private struct Sound: Codable, Equatable {
    var isOn: Bool
    var volume: Double
  }

  @Test func aSettingIsReadAsItWasWritten() throws {
    let store = try folder.store()
    #expect(try store.settings("sound", as: Sound.self) == nil)
    try store.setSettings("sound", Sound(isOn: true, volume: 0.25))
    try store.setSettings("name", "Ada")
    #expect(try folder.store().settings("sound") == Sound(isOn: true, volume: 0.25))
    #expect(try store.settings("name") == "Ada")
    try store.setSettings("sound", Sound(isOn: false, volume: 1))
    #expect(try store.settings("sound") == Sound(isOn: false, volume: 1))
  }

  @Test func aSettingThatIsSomethingElseIsAnError() throws {
    let store = try folder.store()
    try store.setSettings("sound", "loud")
    let error = #expect(throws: RecordStoreError.unreadableSetting("sound")) {
      try store.settings("sound", as: Sound.self)
    }
    #expect(
      error?.description
        == "The setting 'sound' can't be read: expected what this version of Recall wrote.")
  }

  @Test func aSettingThatCannotBeWrittenLeavesTheOneBefore() throws {
    let store = try folder.store()
    try store.setSettings("volume", 0.5)
    #expect(throws: RecordStoreError.self) { try store.setSettings("volume", Double.nan) }
    #expect(try store.settings("volume") == 0.5)
  }
}
