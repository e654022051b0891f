import ArgumentParser
import Foundation
import Replay
import SDLWindow

/// The command line: `recall` alone plays.
@main struct Recall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recall",
    abstract: "A memory game: find the cards that show the same.",
    discussion: """
      Click a card to turn it up, then another one: a pair stays, a mismatch is turned down by \
      your next click. Every game can be recorded into a text file and replayed to the bit.

      It ends with 0 when all went well, 1 when a replay diverged or an expectation failed, \
      and 2 for a wrong call, a file that isn't as it should be, or output that can't be \
      written. Ctrl-C ends it as it ends any program, with 130.
      """,
    version: Version.program,
    subcommands: [
      Commands.Play.self, Commands.Replay.self, Commands.Snapshot.self, Commands.Outline.self,
      Commands.State.self, Commands.Watch.self, Commands.Report.self, Commands.Film.self,
      Commands.Diff.self,
      Commands.Simplify.self, Commands.Fuzz.self, Commands.Simulate.self, Commands.Merge.self,
      Commands.Expect.self,
      Commands.Par.self, Commands.Review.self, Commands.Stats.self, Commands.Gallery.self,
      Commands.New.self, Commands.Icon.self,
    ],
    defaultSubcommand: Commands.Play.self)

  /// What `recall --version` says: looked up only then.
  private static var version: String {
    let program = Version.program + (SourceCommit.own.map { " \($0)" } ?? "")
    return "\(program), which reads and writes replays up to version \(ReplayGrammar.version)"
  }

  static func main() {
    Descriptor.ensureStandardOnes()
    EndingSignals.unblock()
    // Before anything else: here the clock of the start begins.
    _ = StartTimes.program
    if let wrong = WrongCall.help() {
      wrong.report()
      Foundation.exit(CommandFailure.Status.wrongInput.rawValue)
    }
    do {
      var command = try parseAsRoot()
      try command.run()
      Window.finish()
    } catch {
      finish(with: error)
    }
  }

  /// Ends the process: with the exit code of a failure, with 0 after help that was asked for, and
  /// with 2 for anything else, which is a wrong call.
  private static func finish(with error: any Error) -> Never {
    if let failure = error as? CommandFailure {
      failure.report()
      Foundation.exit(failure.status.rawValue)
    }
    guard exitCode(for: error) != .success else {
      let message = fullMessage(for: error)
      tell(message == configuration.version ? version : message)
    }
    WrongCall(message(for: error), help: fullMessage(for: error)).report()
    Foundation.exit(CommandFailure.Status.wrongInput.rawValue)
  }

  /// Ends the process with what was asked for: help, or the version.
  private static func tell(_ message: String) -> Never {
    do {
      try Output.write(message)
    } catch {
      finish(with: error)
    }
    Foundation.exit(0)
  }
}
