import ArgumentParser
import Foundation
import RecallUI
import Replay

extension Commands {
  struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replay recorded games without a window, and check that the same comes of them.")

    @Argument(help: "Replay files, or folders with *.replay files.")
    var paths: [String]

    @OptionGroup var tracing: TraceOptions

    func run() throws {
      let trace = try tracing.stageTrace()
      var (diverged, malformed): ([String], [String]) = ([], [])
      let found = try ReplayPaths.files(at: paths)
      malformed = found.failures
      for file in found.paths.map(ReplayFile.init(path:)) {
        do {
          let report = try file.play(trace: trace).report
          if report.isSuccess {
            try Output.write("\(file.name): \(report.summary)")
          }
          diverged += report.failures.map(\.description)
        } catch let failure as CommandFailure where !failure.isAboutOutput {
          malformed += failure.messages
        }
      }
      guard malformed.isEmpty else {
        throw CommandFailure(.wrongInput, malformed + diverged)
      }
      guard diverged.isEmpty else { throw CommandFailure(.diverged, diverged) }
    }
  }
}

extension ReplayReport {
  /// What was checked, in words.
  var summary: String {
    let checks = "\(steps) steps, \(digests) digests and \(expectations) expectations hold"
    let length = "\(end.millisecondsRoundedUp) ms"
    return isComplete
      ? "\(checks), \(length)" : "\(checks), \(length), then it breaks off without an end"
  }
}
