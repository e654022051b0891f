/// How a game ended for somebody.
public enum GameStanding: String, Codable, CaseIterable, Sendable {
  /// With the most pairs, or all of them in time; alone, with all of them.
  case won
  case lost
  /// With as many pairs as another, and nobody with more.
  case tied
  /// It didn't end, or there was nothing to win.
  case none
}
