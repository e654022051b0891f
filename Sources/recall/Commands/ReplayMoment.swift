import ArgumentParser
import RecallUI
import Replay

/// A moment of a replay, to be looked at.
struct ReplayMoment: ParsableArguments {
  /// How what is seen is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "A replay file.", completion: .file())
  var replay: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment, in milliseconds since the start. Its end when not given.", valueName: "ms"))
  var at: Int64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment, as the number of the event that has just happened, from 1; 0 is the beginning.",
      valueName: "number"))
  var event: Int?

  @Option(help: ArgumentHelp("For people or for programs.", valueName: "text|json"))
  var format = Format.text

  func validate() throws {
    if let event, event < 0 {
      throw ValidationError("--event: expected the number of an event, found \(event)")
    }
    guard at == nil || event == nil else {
      throw ValidationError("--event: expected one moment, found --at, too")
    }
    let times = ReplayGrammar.milliseconds
    guard let at, !times.contains(at) else { return }
    throw ValidationError(
      "--at: expected milliseconds since the start, to \(times.upperBound), found \(at)")
  }

  /// What is played, as it is at the moment.
  ///
  /// - Throws: `CommandFailure` for a file that can't be played up to it.
  func program() throws -> any PlayedProgram {
    let session = try ReplayFile(path: replay).play(
      ReplayFile.Manner(until: at.map { Instant(milliseconds: $0) }, event: event),
      textMeasurer: try GameTable.textMeasurer())
    for note in session.notes { CommandFailure.write(note) }
    // Time goes on behind a recording's last event: what it led to may still move.
    if let at { try session.program.advance(to: Instant(milliseconds: at)) }
    guard session.report.isSuccess else {
      throw CommandFailure(.diverged, session.report.failures.map(\.description))
    }
    return session.program
  }
}
