import GRDB

extension RecordStore {
  /// The player's own decks, in the player's order.
  ///
  /// - Complexity: O(decks)
  public func decks() throws(RecordStoreError) -> [StoredDeck] {
    try read { try StoredDeck.fetchAll($0, sql: "SELECT * FROM deck ORDER BY place") }
  }

  /// Keeps these decks, in this order, and no others.
  ///
  /// - Complexity: O(decks)
  /// - Throws: ``RecordStoreError/duplicateDeck(_:)``, and others; the decks are as they were then.
  public func saveDecks(_ decks: [StoredDeck]) throws(RecordStoreError) {
    var names: Set<String> = []
    for deck in decks where !names.insert(deck.name).inserted { throw .duplicateDeck(deck.name) }
    try write { db in
      try db.execute(sql: "DELETE FROM deck")
      for (place, deck) in decks.enumerated() {
        try db.execute(
          sql: "INSERT INTO deck (name, title, place, json) VALUES (?, ?, ?, ?)",
          arguments: [
            StoredText(deck.name), StoredText(deck.title), place, StoredText(deck.json),
          ])
      }
    }
  }
}
