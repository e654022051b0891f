import ArgumentParser
import Foundation
import RecallUI
import Replay

extension Commands {
  struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a page that shows recorded games event by event, for a browser.",
      discussion: """
        The page is index.html in the folder: one file, which needs no server and asks nobody for \
        anything. What failed comes first. The page is written whatever came of the replays.
        """)

    @Argument(help: "Replay files, or folders with *.replay files.", completion: .file())
    var paths: [String]

    @Option(
      help: ArgumentHelp("The folder to make for the page.", valueName: "folder"),
      completion: .directory)
    var output: String

    @Flag(help: "Use a folder that is there, and replace the page in it.")
    var force = false

    func run() throws {
      let found = ReplayPaths.files(at: paths)
      let page = try file()
      let textMeasurer = try GameTable.textMeasurer()
      var (diverged, malformed): ([String], [String]) = ([], found.failures.map(\.description))
      var sessions: [ReportSession] = []
      for file in found.paths.map(ReplayFile.init(path:)) {
        do {
          let session = try ReportWriter(file, textMeasurer).session()
          switch session.outcome {
          case ReplayVerdict.Outcome.failed.rawValue: diverged += session.messages
          case ReplayVerdict.Outcome.malformed.rawValue: malformed += session.messages
          default: break
          }
          sessions.append(session)
        } catch {
          let failure = CommandFailure(error)
          malformed += failure.messages
          sessions.append(ReportSession(unplayable: file, failure))
        }
      }
      do {
        try page.write(Array(try ReportPage(sessions: sessions).html.utf8))
        try page.publish()
      } catch {
        throw CommandFailure(.wrongInput, ["cannot write \(path.printable): \(error)"])
      }
      try Output.write("\(path.printable): \("replay".counted(sessions.count))")
      guard malformed.isEmpty else { throw CommandFailure(.wrongInput, malformed + diverged) }
      guard diverged.isEmpty else { throw CommandFailure(.diverged, diverged) }
    }

    private var path: String { (output.hasSuffix("/") ? output : output + "/") + "index.html" }

    /// As who was interrupted leaves it.
    private var isEmpty: Bool {
      (try? FileManager.default.contentsOfDirectory(atPath: output))?.isEmpty ?? false
    }

    private func file() throws -> NewFile {
      if mkdir(output, 0o777) != 0 {
        let failure = SystemFailure()
        guard failure == .exists, force || isEmpty else {
          throw CommandFailure(making: output.printable, failure)
        }
        guard !NewFolder.isLink(output) else {
          throw CommandFailure(
            .wrongInput,
            [
              "cannot write \(path.printable): \(output.printable) is a symbolic link, which is not followed"
            ])
        }
      }
      do throws(NewFile.Failure) {
        return try NewFile(for: path, replaces: force)
      } catch {
        throw CommandFailure(.wrongInput, ["cannot write \(path.printable): \(error)"])
      }
    }
  }
}
