import Foundation

/// What ships with the game: its decks, and its sounds, which are ``ShippedSound``.
///
/// They are found beside the program, in `../share/recall` from there, or where the program was
/// built, in this order. Where none of these is, asking for a deck is an error, and no trap.
public enum Assets {
  /// The names of the decks that ship, sorted; none when they are nowhere to be found.
  public static var deckNames: [String] {
    (try? shipped.deckNames()) ?? []
  }

  /// The deck that ships as `name`.
  ///
  /// What ships doesn't change while a program runs: a deck is read and checked once.
  ///
  /// - Throws: `DeckError.unknownDeck` when there is none, and `.noDecks` when there are none at all.
  public static func deck(named name: String) throws(DeckError) -> Deck {
    if let deck = read.deck(named: name) { return deck }
    let deck = try shipped.deck(named: name)
    read.keep(deck, as: name)
    return deck
  }

  /// The deck that somebody asks for: a file when that looks like one (`./my.json`, `a/b`), and
  /// otherwise one that ships.
  ///
  /// - Throws: `DeckError`, when there is none or when its file isn't as it should be.
  public static func deck(_ nameOrPath: String) throws(DeckError) -> Deck {
    isPath(nameOrPath) ? try Deck(contentsOf: nameOrPath) : try deck(named: nameOrPath)
  }

  /// Whether a deck is asked for by its file rather than by its name.
  public static func isPath(_ nameOrPath: String) -> Bool {
    nameOrPath.contains("/") || nameOrPath.hasSuffix(".json")
  }

  private static let read = ReadDecks()
  private static let shipped = DeckFolder(
    candidates: DeckFolder.candidates(
      executable: Bundle.main.executableURL?.resolvingSymlinksInPath(), source: #filePath))
}
