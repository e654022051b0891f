import Assets
import Foundation
import Testing

@Suite struct AssetsTests {
  @Test func theDecksThatShipAreNamedInOrder() {
    #expect(
      Assets.deckNames == [
        "animals", "faces", "flags", "food", "halloween", "objects", "shapes", "sports", "vehicles",
      ])
  }

  @Test(arguments: Assets.deckNames)
  func everyDeckThatShipsIsCalledWhatItsFileIsCalled(name: String) throws {
    #expect(try Assets.deck(named: name).name == name)
  }

  @Test(arguments: Assets.deckNames)
  func everyDeckThatShipsHasEnoughSymbolsForAFullGame(name: String) throws {
    #expect(try Assets.deck(named: name).symbols.count >= 26)
  }

  @Test func oneDeckHasMoreThanAHundredSymbols() throws {
    #expect(try Assets.deck(named: "animals").symbols.count >= 100)
  }

  /// Of the other one the symbols are words for what is drawn.
  private static let emojiDecks = Assets.deckNames.filter { $0 != "shapes" }

  /// Without this a font of letters may draw its own black and white symbol.
  @Test(arguments: emojiDecks)
  func everySymbolThatShipsAsksForItsColors(name: String) throws {
    for symbol in try Assets.deck(named: name).symbols {
      let scalars = symbol.unicodeScalars
      let isColored =
        scalars.first?.properties.isEmojiPresentation == true || scalars.contains("\u{FE0F}")
      #expect(isColored, "\(symbol) of \(name)")
      #expect(symbol.count == 1, "\(symbol) of \(name)")
    }
  }

  /// The color font of Debian 12 knows Unicode 15.0.
  @Test(arguments: Assets.deckNames)
  func noSymbolThatShipsIsNewerThanTheFont(name: String) throws {
    for symbol in try Assets.deck(named: name).symbols {
      for scalar in symbol.unicodeScalars {
        let age = try #require(scalar.properties.age, "\(symbol) of \(name)")
        #expect(age.major <= 15, "\(symbol) of \(name)")
      }
    }
  }

  @Test func anUnknownDeckIsRefusedWithTheNamesThatThereAre() {
    let error = #expect(throws: DeckError.self) { try Assets.deck("vehicle") }
    #expect(
      error?.description == """
        there is no deck 'vehicle'; there are: animals, faces, flags, food, halloween, objects, \
        shapes, sports, vehicles; or give the path of a deck file that ends in .json
        """)
  }

  @Test func aDeckIsFoundByNameOrByPath() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-deck-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try #"{"name": "own", "title": "My own", "symbols": ["a", "b"]}"#
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try Assets.deck(file.path).symbols == ["a", "b"])
    #expect(try Assets.deck("vehicles").title == "Vehicles")
  }

  @Test(arguments: [
    ("./no-such-deck.json", "No such file or directory"),
    ("no-such-deck.json", "No such file or directory"),
    ("/no/such/deck", "No such file or directory"), ("/", "expected a file, found a folder"),
    ("/dev/zero", "expected a file, found a device"),
  ])
  func aPathThatCannotBeReadIsAnError(path: String, reason: String) {
    let error = #expect(throws: DeckError.self) { try Assets.deck(path) }
    #expect(error?.description == "\(path): cannot be read: \(reason)")
  }
}
