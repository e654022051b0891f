/// A failure as it is written down: what was broken, by what, and how to see it again.
public struct FuzzRecord: Codable, Equatable, Sendable {
  /// The version of the program.
  public var version: String
  public var level: FuzzLevel
  /// The name of the invariant that was broken.
  public var invariant: String
  public var seed: UInt64
  /// The number of the round.
  public var round: Int
  /// How many events were played until it showed.
  public var events: Int
  /// How many of them are left.
  public var left: Int
  /// What was expected, and what was found, of those that are left.
  public var message: String
  /// What plays the round again.
  public var command: String
  /// What is left, as a replay or as lines.
  public var script: String
  /// Whether the script is a replay.
  public var isReplay: Bool

  /// Writes down a failure of a run, with what is left of it.
  public init(_ failure: FuzzTally.Failure, of run: FuzzRun, _ shrunk: ShrunkFault) {
    version = run.version
    level = run.level
    invariant = failure.fault.invariant
    seed = run.seed
    round = failure.round
    events = failure.fault.events
    left = shrunk.events
    message = shrunk.message
    let screen = run.screen.map { " --screen \($0)" } ?? ""
    command =
      "recall fuzz --level \(run.level.rawValue)\(screen) --seed \(run.seed) "
      + "--round \(failure.round)"
    script = shrunk.text
    isReplay = shrunk.isReplay
  }

  /// Whether a run can come to its numbers, wherever it was read.
  var isPossible: Bool {
    [events, left].allSatisfy(FuzzRun.numbers.contains) && round >= 0
  }

  /// The failure that was written down.
  var failure: FuzzTally.Failure {
    FuzzTally.Failure(round: round, fault: FuzzFault(invariant, message, events: events))
  }
}
