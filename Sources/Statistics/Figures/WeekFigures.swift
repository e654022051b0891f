/// The games of a week, Monday to Sunday.
public struct WeekFigures: Codable, Equatable, Sendable {
  public let monday: CalendarDay
  /// How many games came to an end.
  public let games: Int
  /// How long they ran together, in seconds.
  public let seconds: Double
  /// From 0 to 100, of games that were solved alone.
  public let accuracy: MeanEstimate
  /// The mean accuracy of all games of this week and the three before it; nil where there is none.
  public let movingAccuracy: Double?

  /// How many weeks a moving mean is taken of.
  static let movingWeeks = 4

  /// Takes the figures of each week in which there is a game, in order.
  ///
  /// - Parameter games: The games, and the days on which they began.
  /// - Complexity: O(n log n)
  static func weeks(of games: [(record: GameRecord, day: CalendarDay)]) -> [WeekFigures] {
    let groups = Dictionary(grouping: games, by: \.day.monday).mapValues { $0.map(\.record) }
    return groups.keys.sorted().map { monday in
      let figures = GroupFigures(groups[monday] ?? [])
      let recent = (0..<movingWeeks).flatMap { groups[monday.advanced(by: -7 * $0)] ?? [] }
      return WeekFigures(
        monday: monday, games: figures.games, seconds: figures.totalSeconds,
        accuracy: figures.accuracy,
        movingAccuracy: MeanEstimate(recent.compactMap(\.accuracy)).mean)
    }
  }
}
