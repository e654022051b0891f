import SystemFiles

/// A file that a recording grows in while the game runs.
///
/// Nothing is held back: what `append` was given is with the system when it returns, so that a
/// game that crashes leaves everything up to the crash. The file gets its name with its first whole
/// lines: who is killed before leaves nothing in the way of the next recording.
package final class RecordingFile {
  /// Where it stands, as people read it.
  package let name: String
  /// What plays it, as a person may copy it into a shell.
  package let command: String
  private let file: NewFile
  private var length = 0
  /// How many bytes whole lines have.
  private var wholeLength = 0
  /// Why nothing more is written; the file ends with its last whole line.
  package private(set) var failure: (any Error)?

  /// Creates the file at `path`, which must not be there yet: a recording is never lost to
  /// another one. A device or a pipe may be there.
  ///
  /// - Throws: `CommandFailure`, with what the system says.
  package init(creating path: String) throws {
    name = path.printable
    command = "recall replay \(path.shellWord)"
    do throws(NewFile.Failure) {
      file = try NewFile(for: path)
    } catch {
      throw CommandFailure(
        .wrongInput,
        ["cannot record in \(path.printable): \(error); name a file that isn't there yet"])
    }
  }

  /// Adds `text` at the file's end. When nobody will find it there, `failure` says so. When it can't be written, the file is cut back to its last
  /// whole line, `failure` says why, and what comes later is not written.
  package func append(_ text: String) {
    guard failure == nil else { return }
    let bytes = Array(text.utf8)
    do {
      try file.write(bytes)
      length += bytes.count
      if let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) {
        wholeLength = length - (bytes.count - 1 - newline)
        try file.publish()
      }
      if file.isLost {
        failure = RecordingFailure.removed(file: name)
      }
    } catch {
      file.cut(to: wholeLength)
      failure = RecordingFailure.unwritable(file: name, reason: "\(error)")
    }
  }
}
