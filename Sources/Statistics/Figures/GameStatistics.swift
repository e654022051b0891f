/// What the games that were played tell.
///
/// It is a function of the records alone: neither the order in which they come nor the machine counts.
public struct GameStatistics: Codable, Equatable, Sendable {
  /// All games that count.
  public let overall: GroupFigures
  public let byDeck: [GameGroup]
  /// By the number of pairs.
  public let bySize: [GameGroup]
  public let byRules: [GameGroup]
  /// The first games of their days, of all that were played then.
  public let firstOfDay: GroupFigures
  /// All others.
  public let laterOfDay: GroupFigures
  /// How well cards are remembered, by how many moves ago they were seen.
  public let retention: [RetentionPoint]
  /// Those weeks in which there are games, in order.
  public let weeks: [WeekFigures]

  /// Takes the figures of games that came to an end; interrupted ones go on and don't count yet.
  ///
  /// - Parameters:
  ///   - records: All games that were played, in any order.
  ///   - filter: Which of them count.
  ///   - offset: How far clocks are ahead of Greenwich, in seconds: days begin by it.
  /// - Complexity: O(n log n)
  public init(_ records: [GameRecord], filter: RecordFilter = RecordFilter(), offset: Int = 0) {
    self.init(records, filter: filter) { _ in offset }
  }

  /// Takes the figures where clocks are put forward and back.
  ///
  /// - Parameters:
  ///   - records: All games that were played, in any order.
  ///   - filter: Which of them count.
  ///   - offset: How far clocks were ahead of Greenwich, in seconds, at a second since 1970 began there.
  /// - Complexity: O(n log n)
  public init(
    _ records: [GameRecord], filter: RecordFilter = RecordFilter(), offset: (_ at: Int64) -> Int
  ) {
    let played = records.filter { $0.end != .interrupted }
      .sorted { ($0.beganAt, $0.id) < ($1.beganAt, $1.id) }
    var days: Set<CalendarDay> = []
    let games = played.map { record in
      let day = record.day(offset: offset(record.beganAt))
      return (record: record, day: day, isFirst: days.insert(day).inserted)
    }.filter { filter.includes($0.record, on: $0.day) }
    let counted = games.map(\.record)
    overall = GroupFigures(counted)
    byDeck = GameGroup.groups(of: counted, named: \.deck.name, titled: \.deck.title)
    bySize = GameGroup.groups(
      of: counted, named: { "\($0.pairs)" },
      titled: { $0.pairs == 1 ? "1 pair" : "\($0.pairs) pairs" })
    byRules = GameGroup.groups(of: counted, named: \.rules, titled: \.rules)
    firstOfDay = GroupFigures(games.filter(\.isFirst).map(\.record))
    laterOfDay = GroupFigures(games.filter { !$0.isFirst }.map(\.record))
    retention = RetentionPoint.points(of: counted.lazy.flatMap(\.recalls))
    weeks = WeekFigures.weeks(of: games.map { ($0.record, $0.day) })
  }
}
