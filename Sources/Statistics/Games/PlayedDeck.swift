/// The cards that a game was played with.
public struct PlayedDeck: Codable, Hashable, Sendable {
  /// What programs call it: `vehicles`.
  public var name: String
  /// What people call it.
  public var title: String

  /// Names a deck.
  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }
}
