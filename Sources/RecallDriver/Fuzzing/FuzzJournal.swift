import Foundation
import Fuzzing
import SystemFiles

/// The file that holds what a fuzzer is playing, so that a crash leaves a replay that crashes.
///
/// It is a file of its own in each run: what an earlier one found stays where it is.
package final class FuzzJournal {
  private let folder: String
  private let seed: UInt64
  private var round: Int?
  private var file: NewFile?
  private var path = ""

  /// How many findings of one seed a folder may have.
  private static let mostFiles = 1000

  package init(folder: String, seed: UInt64) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.seed = seed
  }

  /// Writes down a piece of what is played in a round, and forgets the round before.
  ///
  /// - Throws: `CommandFailure` when the file cannot be written.
  package func add(round: Int, piece: String) throws {
    let file = try file ?? begin()
    if round != self.round { file.cut(to: 0) }
    self.round = round
    do throws(SystemFailure) {
      try file.write(Array(piece.utf8))
    } catch {
      throw failure(path, error)
    }
  }

  /// Writes what was found in place of what was played.
  ///
  /// - Returns: Where it stands.
  /// - Throws: `CommandFailure` when the file cannot be written.
  package func replace(by finding: FuzzFinding) throws -> String {
    do {
      let found = try NewFile(for: path, replaces: true)
      try found.write(Array(finding.replay.utf8))
      try found.publish()
    } catch {
      throw failure(path, error)
    }
    return path
  }

  /// Removes the file: there is nothing to tell.
  package func remove() {
    guard file != nil else { return }
    unlink(path)
  }

  /// Makes a file with a name that no other has.
  private func begin() throws -> NewFile {
    let start = folder == "./" ? "" : folder
    var name = "\(start)fuzz-\(seed).replay"
    for number in 2...Self.mostFiles {
      do throws(NewFile.Failure) {
        let new = try NewFile(for: name)
        try new.publish()
        (file, path) = (new, name)
        return new
      } catch {
        var information = stat()
        guard lstat(name, &information) == 0 else { throw failure(name, error) }
      }
      name = "\(start)fuzz-\(seed)-\(number).replay"
    }
    throw CommandFailure(
      .wrongInput,
      ["\(folder.printable): has too many findings of seed \(seed); mend some, or take them away"])
  }

  private func failure(_ path: String, _ error: any Error) -> CommandFailure {
    CommandFailure(
      .wrongInput, ["cannot write what is played in \(path.printable): \(error)"])
  }
}
