/// Somebody who played a game.
public struct GamePlayer: Codable, Hashable, Sendable {
  /// What they are called; empty for a person who gave no name.
  public var name: String
  /// Whether a program played.
  public var isBot: Bool

  /// Names a player.
  public init(name: String, isBot: Bool = false) {
    self.name = name
    self.isBot = isBot
  }
}
