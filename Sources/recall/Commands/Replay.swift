import ArgumentParser
import Foundation
import RecallUI
import Replay

extension Commands {
  struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replay recorded games without a window, and check that the same comes of them.",
      discussion: """
        Several files are played at a time and told of in their own order. Whatever the format, \
        what failed goes to standard error, too.
        """)

    /// How the verdicts are told.
    enum Format: String, CaseIterable, ExpressibleByArgument {
      case text, json, junit
    }

    @Argument(help: "Replay files, or folders with *.replay files.", completion: .file())
    var paths: [String]

    @Option(
      parsing: .unconditional,
      help: "How many files to play at a time, 1 to 256; as many as there are cores.")
    var jobs: Int?

    @Option(help: ArgumentHelp("For people or for programs.", valueName: "text|json|junit"))
    var format = Format.text

    @Flag(
      help: """
        Write down the digests, the lines of the state and the pictures that come of it now, and say \
        what changed. Files whose expectations fail are left alone.
        """)
    var update = false

    @Flag(help: "Play each twice, once with frames in between, and compare the states.")
    var twice = false

    @Flag(help: "Skip what comes behind the first file that fails.")
    var failFast = false

    @OptionGroup var tracing: TraceOptions

    func validate() throws {
      if let jobs, !(1...256).contains(jobs) {
        throw ValidationError("--jobs: expected a number from 1 to 256, found \(jobs)")
      }
      guard !update || !twice else {
        throw ValidationError("--twice: expected replays that stay as they are, found --update")
      }
    }

    func run() throws {
      let trace = try tracing.stageTrace()
      let found = ReplayPaths.files(at: paths)
      let files = found.paths.map(ReplayFile.init(path:))
      var trial = ReplayTrial(trace: trace, isTwice: twice, updates: update)
      trial.showsProgress = files.count == 1
      var (diverged, malformed): ([String], [String]) = ([], [])
      var (results, junit) = (ReplayResults(), JUnitReport())
      // What is traced comes in the order of the files.
      let jobs = trace == nil ? jobs ?? ProcessInfo.processInfo.activeProcessorCount : 1
      func tell(_ verdict: ReplayVerdict) throws {
        let messages = verdict.failures.map(\.message)
        if verdict.outcome == .malformed { malformed += messages } else { diverged += messages }
        for note in verdict.notes { CommandFailure.write(note) }
        switch format {
        case .text: if let text = verdict.text { try Output.write(text) }
        case .json: results.add(verdict)
        case .junit: junit.add(verdict)
        }
      }
      for failure in found.failures { try tell(ReplayVerdict(failure)) }
      try SharedReplays(files, trial, stopsAtFailure: failFast, tell: tell).play(jobs: jobs)
      switch format {
      case .text: break
      case .json: try Output.write(try results.json)
      case .junit: try Output.write(junit.xml)
      }
      guard malformed.isEmpty else {
        throw CommandFailure(.wrongInput, malformed + diverged)
      }
      guard diverged.isEmpty else { throw CommandFailure(.diverged, diverged) }
    }
  }
}
