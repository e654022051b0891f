import Foundation

/// What came of a run, or of several shares of it, as JSON Lines: a line of counts, and one for each
/// invariant that was broken.
public struct FuzzResult: Equatable, Sendable {
  public var run: FuzzRun
  public var tally: FuzzTally
  /// One for each invariant that was broken, by their names.
  public var records: [FuzzRecord]

  /// Whether somebody had it end before all was played that was asked for.
  public var isInterrupted: Bool

  /// Creates the result of a run.
  public init(
    _ run: FuzzRun, _ tally: FuzzTally, records: [FuzzRecord], isInterrupted: Bool = false
  ) {
    self.run = run
    self.tally = tally
    self.records = records
    self.isInterrupted = isInterrupted
  }

  /// Whether nothing was broken.
  public var isSuccess: Bool { records.isEmpty }

  private struct Counts: Codable {
    var kind = "fuzz"
    var run: FuzzRun
    var rounds: Int
    var events: Int
    /// Only where there is a stage.
    var inputs: Int?
    var states: Int
    var counts: [String: Int]
    var broken: [String: Int]
    /// Only where it is true.
    var interrupted: Bool?

    /// Whether a run can come to these numbers, and those of all shares can be added up.
    var isPossible: Bool {
      let all = [rounds, events, inputs ?? 0, states] + counts.values + broken.values
      return kind == "fuzz" && run.isPossible && rounds <= run.rounds ?? .max
        && all.allSatisfy(FuzzRun.numbers.contains)
    }
  }

  private struct Failure: Codable {
    var kind = "failure"
    var record: FuzzRecord
  }

  /// The lines, each without its newline, in ASCII; the same for the same result.
  ///
  /// - Throws: What an encoder throws; nothing that these values could bring about.
  public var lines: [String] {
    get throws {
      let counts = Counts(
        run: run, rounds: tally.rounds, events: tally.events,
        inputs: tally.inputs > 0 ? tally.inputs : nil, states: tally.states,
        counts: tally.counts, broken: tally.broken, interrupted: isInterrupted ? true : nil)
      return try [JSONLine.of(counts)] + records.map { try JSONLine.of(Failure(record: $0)) }
    }
  }

  /// Reads the result of one run.
  ///
  /// - Parameter lines: Its line of counts, and the lines of its failures.
  /// - Throws: `DecodingError`, for a line that is none of these, or that has a number that no run comes to.
  public init(lines: [String]) throws {
    let decoder = JSONDecoder()
    guard let first = lines.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no line"))
    }
    let counts = try decoder.decode(Counts.self, from: Data(first.utf8))
    run = counts.run
    isInterrupted = counts.interrupted ?? false
    records = try lines.dropFirst().map {
      try decoder.decode(Failure.self, from: Data($0.utf8)).record
    }
    guard counts.isPossible, records.allSatisfy(\.isPossible) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "a number that no run comes to"))
    }
    tally = FuzzTally(
      rounds: counts.rounds, events: counts.events, inputs: counts.inputs ?? 0,
      states: counts.states, counts: counts.counts, broken: counts.broken,
      failures: records.map(\.failure))
  }
}
