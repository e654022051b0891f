import Foundation

/// What ships with the game: its decks.
public enum Assets {
  /// The names of the decks that ship, sorted.
  public static var deckNames: [String] {
    deckFiles.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  /// The deck that ships as `name`.
  ///
  /// - Throws: `DeckError.unknownDeck` when there is none.
  public static func deck(named name: String) throws(DeckError) -> Deck {
    let file = deckFiles.first { $0.deletingPathExtension().lastPathComponent == name }
    guard let file else { throw .unknownDeck(name: name, known: deckNames) }
    return try Deck(contentsOf: file.path)
  }

  /// The deck that somebody asks for: a file when that looks like one (`./my.json`, `a/b`), and
  /// otherwise one that ships.
  ///
  /// - Throws: `DeckError`, when there is none or when its file isn't as it should be.
  public static func deck(_ nameOrPath: String) throws(DeckError) -> Deck {
    if nameOrPath.contains("/") || nameOrPath.hasSuffix(".json") {
      return try Deck(contentsOf: nameOrPath)
    }
    return try deck(named: nameOrPath)
  }

  private static var deckFiles: [URL] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Decks")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
  }
}
