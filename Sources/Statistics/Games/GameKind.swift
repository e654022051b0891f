/// What sort of game was played.
public enum GameKind: Codable, Hashable, Sendable {
  /// One that the player put together.
  case free
  /// The deal of this day, which everybody gets.
  case daily(CalendarDay)
  /// One against the clock: all pairs within so many milliseconds.
  case race(milliseconds: Int64)
}
