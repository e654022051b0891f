import Assets
import Foundation
import Fuzzing

/// Writes down what was found: a file for each broken invariant.
struct FindingFile {
  let folder: String

  /// How many findings of one round a folder may have.
  private static let mostFiles = 1000

  /// Writes a finding down under a name that no other file has.
  ///
  /// - Returns: Where it stands.
  /// - Throws: `CommandFailure` when it can't be written.
  func write(_ record: FuzzRecord) throws -> String {
    let start = folder == "." || folder == "./" ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let name = "\(start)fuzz-\(record.level.rawValue)-\(record.seed)-\(record.round)"
    let kind = record.isReplay ? "replay" : "txt"
    var reason = "there are too many"
    for number in 1...Self.mostFiles {
      let path = number == 1 ? "\(name).\(kind)" : "\(name)-\(number).\(kind)"
      do {
        let file = try NewFile(for: path)
        try file.write(Array(record.text.utf8))
        try file.publish()
        return path
      } catch {
        reason = "\(error)"
        var information = stat()
        guard lstat(path, &information) == 0 else { break }
      }
    }
    throw CommandFailure(
      .wrongInput, ["cannot write what was found in \(name.printable).\(kind): \(reason)"])
  }
}

extension FuzzRecord {
  /// What is left of the round, with what it shows: in comments where it is a replay.
  var text: String {
    let notes = [
      "Breaks the invariant \(invariant) of recall \(version).", "It fails: \(message)",
      "Found by `\(command)`.",
    ].flatMap { $0.split(separator: "\n").map { "// \($0)" } }
    guard isReplay, let end = script.firstIndex(of: "\n") else {
      return (notes + ["", script]).joined(separator: "\n")
    }
    return (["\(script[..<end])"] + notes).joined(separator: "\n") + script[end...]
  }
}
