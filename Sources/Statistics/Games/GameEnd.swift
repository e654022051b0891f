/// How a game came to its end.
public enum GameEnd: String, Codable, CaseIterable, Sendable {
  /// All pairs were found, or the time of a race was over.
  case finished
  /// The player gave it up.
  case abandoned
  /// The program ended first; it can go on.
  case interrupted
}
