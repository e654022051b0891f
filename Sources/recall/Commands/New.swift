import ArgumentParser
import Foundation

extension Commands {
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a package for a program whose files import SwiftUI.",
      discussion: """
        `swift run` opens its window, `swift test` tests it. Copy the files of a program of yours to \
        its Sources, in place of those that are there.
        """)

    @Argument(
      help: ArgumentHelp(
        "Where nothing is yet, or an empty folder. Its name is the program's.",
        valueName: "directory"), completion: .directory)
    var directory: String

    @Option(
      help: ArgumentHelp(
        "Recall's own package; the one that this was built from when not given.",
        valueName: "folder"), completion: .directory)
    var recall: String?

    func validate() throws {
      guard directory.contains(where: { !$0.isWhitespace }) else {
        throw ValidationError("<directory>: expected a folder's path, found an empty one")
      }
    }

    func run() throws {
      let template = try ProgramTemplate(directory: directory, recall: try package())
      try NewFolder(path: directory).fill(with: template.files)
      let made = template.files.map { "  \(directory)/\($0.path)" }.joined(separator: "\n")
      try Output.write(
        """
        Made \(template.name):
        \(made)
        `swift run` there opens its window, `swift test` tests it.
        """)
    }

    /// The folder of the package that programs depend on.
    ///
    /// - Throws: `CommandFailure` where there is none.
    private func package() throws -> String {
      let source = URL(fileURLWithPath: #filePath)
      let own = (0..<4).reduce(source) { folder, _ in folder.deletingLastPathComponent() }
      let folder = recall.map { URL(fileURLWithPath: $0) } ?? own
      let manifest = folder.appendingPathComponent("Sources/RecallApp")
      guard FileManager.default.fileExists(atPath: manifest.path) else {
        throw CommandFailure(
          .wrongInput,
          [
            "--recall: expected the folder of Recall's package, found no Sources/RecallApp in "
              + folder.path.printable
          ])
      }
      return folder.standardizedFileURL.path
    }
  }
}
