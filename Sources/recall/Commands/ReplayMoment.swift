import ArgumentParser
import RecallUI
import Replay

/// A moment of a replay, to be looked at.
struct ReplayMoment: ParsableArguments {
  /// How what is seen is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "A replay file.")
  var replay: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment, in milliseconds since the start. Its end when not given.", valueName: "ms"))
  var at: Int64?

  @Option(help: ArgumentHelp("For people or for programs.", valueName: "text|json"))
  var format = Format.text

  func validate() throws {
    let times = ReplayGrammar.milliseconds
    guard let at, !times.contains(at) else { return }
    throw ValidationError(
      "--at: expected milliseconds since the start, to \(times.upperBound), found \(at)")
  }

  /// The stage as it is at the moment.
  ///
  /// - Throws: `CommandFailure` for a file that can't be played up to it.
  func stage() throws -> Stage {
    let session = try ReplayFile(path: replay).play(until: at.map { Instant(milliseconds: $0) })
    // Time goes on behind a recording's last event: what it led to may still move.
    if let at { session.stage.advance(to: Instant(milliseconds: at)) }
    guard session.report.isSuccess else {
      throw CommandFailure(.diverged, session.report.failures.map(\.description))
    }
    return session.stage
  }
}
