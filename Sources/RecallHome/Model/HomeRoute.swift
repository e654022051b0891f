/// A screen that the start leads to.
public enum HomeRoute: String, Codable, CaseIterable, Hashable, Sendable {
  case newGame, decksToPlay, daily, decks, statistics, settings, help, review
}
