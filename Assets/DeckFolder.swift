import Foundation

/// Where the decks lie that ship.
struct DeckFolder {
  /// The folders in which they may lie; the first that is there counts.
  let candidates: [String]

  /// Where a program looks for its decks.
  ///
  /// - Parameters:
  ///   - executable: Where the program lies.
  ///   - source: A source file of this module, where it was built.
  static func candidates(executable: URL?, source: String) -> [String] {
    AssetFolders.candidates("Decks", executable: executable, source: source)
  }

  /// The names of the decks, sorted.
  ///
  /// - Throws: `DeckError.noDecks`.
  func deckNames() throws(DeckError) -> [String] {
    try find().names
  }

  /// - Throws: `DeckError`.
  func deck(named name: String) throws(DeckError) -> Deck {
    let found = try find()
    guard found.names.contains(name) else { throw .unknownDeck(name: name, known: found.names) }
    return try Deck(contentsOf: "\(found.folder)/\(name).json")
  }

  private func find() throws(DeckError) -> (folder: String, names: [String]) {
    for folder in candidates {
      guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        continue
      }
      let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      if !names.isEmpty { return (folder, names.sorted()) }
    }
    throw .noDecks(folders: candidates)
  }
}
