import GRDB

/// A deck of the player's own, as it is kept.
public struct StoredDeck: Codable, Equatable, Sendable {
  /// What programs call it; no other deck has it.
  public var name: String
  /// What people call it.
  public var title: String
  /// Its cards, as a deck file has them.
  public var json: String

  /// Names a deck.
  public init(name: String, title: String, json: String) {
    self.name = name
    self.title = title
    self.json = json
  }
}

extension StoredDeck: FetchableRecord {
  public init(row: Row) throws {
    func text(_ column: String) throws -> String {
      try row.decode(StoredText.self, forColumn: column).text
    }
    self.init(name: try text("name"), title: try text("title"), json: try text("json"))
  }
}
