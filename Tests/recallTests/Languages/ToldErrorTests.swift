import Assets
import RecallHome
import RecallUI
import Records
import Testing

@testable import recall

/// What windows tell of errors, in words that are looked up.
@Suite struct ToldErrorTests {
  private static let reason = "Permission denied"

  private static let stored: [RecordStoreError] = [
    .newer(path: "/1"), .foreign(path: "/1"), .locked(path: "/1"), .damaged(path: "/1"),
    .full(path: "/1"), .unwritable(path: "/1", reason: reason), .noFolder, .noSuchGame(7),
    .playedElsewhere(7), .notClaimed(7), .duplicateDeck("1"), .unreadableSetting("1"),
    .failed(path: "/1", reason: reason),
  ]

  private static let pictures: [DeckPictureError] = [
    .unreadable(file: "1", reason: reason), .tooLarge(file: "1", bytes: 40_000_000),
    .noPicture(file: "1"), .tooManyPixels(file: "1", width: 9, height: 8), .noLibrary(file: "1"),
  ]

  private static let decks: [DeckError] = [
    .unreadable(file: "1", reason: reason), .tooLarge(file: "1", limit: 2),
    .notJSON(file: "1", reason: "it is not text in UTF-8"),
    .wrongType(file: "1", field: "2", expected: "a string", found: "a list"),
    .wrongType(file: "1", field: nil, expected: "an object", found: "null"),
    .missingField(file: "1", field: "2"), .unknownField(file: "1", field: "2", known: ["3"]),
    .badName(file: "1", name: "2"), .unknownPicture(file: "1", symbol: "2"),
    .badPicture(file: "1", symbol: "2", limit: 3), .emptyTitle(file: "1"),
    .titleTooLong(file: "1", limit: 2), .controlCharacterInTitle(file: "1"), .noSymbols(file: "1"),
    .emptySymbol(file: "1", position: 2), .controlCharacter(file: "1", position: 2),
    .invisibleSymbol(file: "1", position: 2), .symbolTooLong(file: "1", position: 2, limit: 3),
    .badSides(file: "1", position: 2), .superscriptAtEnd(file: "1", symbol: "2", position: 3),
    .symbolTwice(file: "1", symbol: "2", first: 3, second: 4),
    .lookAlikes(file: "1", first: 2, firstSymbol: "3", second: 4, secondSymbol: "5"),
  ]

  private static let others: [any ToldError] = [
    RecordingFailure.removed(file: "1"), RecordingFailure.unwritable(file: "1", reason: reason),
    UnwritableReplay(path: "1", reason: reason), SessionError.noGame,
    SessionError.cannotGoOn(RecordStoreError.noSuchGame(7)), SessionError.noDeck(name: "1"),
  ]

  private static let all: [any ToldError] = stored + pictures + decks + others

  private func pseudo() throws -> StringCatalog {
    try #require(try ShippedTranslations.catalog(for: .pseudo))
  }

  /// Decks have a sentence of their own for windows.
  @Test func inEnglishWordsSayWhatTheDescriptionSays() {
    for error in Self.stored + Self.pictures + Self.others as [any ToldError] {
      #expect(error.words.string(in: nil) == "\(error)")
    }
    for message in [
      RecordStoreMessage.keptAside(path: "/1", aside: "/2"), .forgotten(.locked(path: "/1")),
    ] {
      #expect(message.words.string(in: nil) == "\(message)")
    }
    #expect(
      DeckError.emptyTitle(file: "pets.json").words.string(in: nil)
        == "pets.json: The title is empty.")
  }

  @Test func nothingOfThemIsLeftInEnglish() throws {
    let catalog = try pseudo()
    let kept = [
      "XDG_DATA_HOME", "HOME", "libsdl2-image-2.0-0", "PNG", "JPEG", "JSON", "U+", "UTF-8",
    ]
    for error in Self.all {
      #expect(English.left(in: error.words.string(in: catalog), but: kept) == nil)
    }
    for message in [
      RecordStoreMessage.keptAside(path: "/1", aside: "/2"), .forgotten(.locked(path: "/1")),
    ] {
      #expect(English.left(in: message.words.string(in: catalog)) == nil)
    }
  }

  @Test func whatTheSystemSaysIsTranslatedWhereItIsKnown() throws {
    let catalog = try pseudo()
    for reason in SystemReason.known.sorted() {
      let key = CatalogKey(reason, context: "reason")
      #expect(catalog.entries[key] != nil, "\(reason)")
    }
    let strange = RecordingFailure.unwritable(file: "1", reason: "{odd} *one*")
    #expect(strange.words.string(in: nil) == "\(strange)")
  }

  /// All that a deck's file can be said to hold.
  @Test func theKindsOfValuesAreInTheTables() throws {
    let catalog = try pseudo()
    for kind in [
      "a string", "a list", "an object", "null", "a number or a truth value",
      "a string, or a list of two", "an object of texts",
    ] {
      #expect(catalog.entries[CatalogKey(kind, context: "value")] != nil, "\(kind)")
    }
  }

  @Test func whatHasNoWordsStandsAsItIsOnALine() {
    struct Odd: Error, CustomStringConvertible { let description = "a *b*\nc" }
    #expect(Odd().toldWords.string(in: nil) == "a *b*\\u{A}c")
    #expect(
      CommandFailure(.wrongInput, ["one", "two"]).toldWords.string(in: nil) == "one two")
  }
}
