import Foundation
import Fuzzing

/// The file that holds what a fuzzer is playing, so that a crash leaves a replay that crashes.
final class FuzzJournal {
  private let path: String
  private var round: Int?
  private var handle: FileHandle?

  init(folder: String, seed: UInt64) {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    path = "\(folder == "./" ? "" : folder)fuzz-\(seed).replay"
  }

  /// Writes down a piece of what is played in a round, and forgets the round before.
  ///
  /// - Throws: `CommandFailure` when the file cannot be written.
  func add(round: Int, piece: String) throws {
    if round != self.round { try begin(round) }
    do {
      try handle?.write(contentsOf: Data(piece.utf8))
    } catch {
      throw failure
    }
  }

  /// Writes what was found in place of what was played.
  ///
  /// - Returns: Where it stands.
  /// - Throws: `CommandFailure` when the file cannot be written.
  func replace(by finding: FuzzFinding) throws -> String {
    do {
      try Data(finding.replay.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw failure
    }
    return path
  }

  /// Removes the file: there is nothing to tell.
  func remove() {
    guard round != nil else { return }
    try? FileManager.default.removeItem(atPath: path)
  }

  private func begin(_ round: Int) throws {
    self.round = round
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw failure }
    self.handle = handle
  }

  private var failure: CommandFailure {
    CommandFailure(.wrongInput, ["cannot write what is played in \(path)"])
  }
}
