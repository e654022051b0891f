import Foundation

/// Everything that is known of some games: the figures, and the games themselves.
public struct StatisticsExport: Codable, Equatable, Sendable {
  public let statistics: GameStatistics
  /// In the order in which they began.
  public let games: [GameRecord]

  /// Takes the figures of games that came to an end and fit a filter.
  ///
  /// - Parameters:
  ///   - records: All games that were played, in any order.
  ///   - filter: Which of them count.
  ///   - offset: How far clocks are ahead of Greenwich, in seconds: days begin by it.
  public init(_ records: [GameRecord], filter: RecordFilter = RecordFilter(), offset: Int = 0) {
    self.init(records, filter: filter) { _ in offset }
  }

  /// Takes the figures where clocks are put forward and back.
  ///
  /// - Parameters:
  ///   - records: All games that were played, in any order.
  ///   - filter: Which of them count.
  ///   - offset: How far clocks were ahead of Greenwich, in seconds, at a second since 1970 began there.
  public init(
    _ records: [GameRecord], filter: RecordFilter = RecordFilter(), offset: (_ at: Int64) -> Int
  ) {
    statistics = GameStatistics(records, filter: filter, offset: offset)
    games = records.filter {
      $0.end != .interrupted && filter.includes($0, offset: offset($0.beganAt))
    }
    .sorted { ($0.beganAt, $0.id) < ($1.beganAt, $1.id) }
  }

  /// JSON that a person can read, too, with fields in the order of their names.
  ///
  /// - Throws: What `JSONEncoder` throws; numbers that aren't finite stand as words.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// A line for each game, below the names of the fields, after RFC 4180.
  public var csv: String { GameRecord.csv(games) }
}
