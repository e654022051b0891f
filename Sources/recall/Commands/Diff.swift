import ArgumentParser
import Foundation
import Replay

extension Commands {
  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell where two recorded games part, and in what.",
      discussion: """
        Both are played; digests that they carry don't count. It ends with 0 when the same happens in \
        both, and with 1 when it doesn't.
        """)

    @Argument(help: ArgumentHelp("A replay file.", valueName: "replay"), completion: .file())
    var first: String

    @Argument(
      help: ArgumentHelp("The replay file to compare it with.", valueName: "other"),
      completion: .file())
    var second: String

    func run() throws {
      let lines = try ReplayComparison(
        ReplayFile(path: first), ReplayFile(path: second), try GameTable.textMeasurer()
      ).differences()
      guard lines.isEmpty else {
        throw CommandFailure(.diverged, [lines.joined(separator: "\n")])
      }
      try Output.write("the same happens in both")
    }
  }
}
