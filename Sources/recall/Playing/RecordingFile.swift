import Foundation

/// A file that a recording grows in while the game runs.
///
/// Nothing is held back: what `append` was given is with the system when it returns, so that a
/// game that crashes leaves everything up to the crash.
final class RecordingFile {
  private let path: String
  private let descriptor: Int32
  private var isEmpty = true

  /// Creates the file at `path`, which must not be there yet: a recording is never lost to
  /// another one. A device or a pipe may be there.
  ///
  /// - Throws: `CommandFailure`, with what the system says.
  init(creating path: String) throws {
    self.path = path
    var descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if descriptor < 0, errno == EEXIST, !Self.isRegularFile(path) {
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandFailure(.wrongInput, ["cannot record in \(path): \(reason)"])
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Adds `text` at the file's end.
  ///
  /// - Throws: `CommandFailure`, with what the system says.
  func append(_ text: String) throws {
    isEmpty = false
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(errno))
        throw CommandFailure(.wrongInput, ["cannot record in \(path): \(reason)"])
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Removes the file when nothing was written to it.
  func discardIfEmpty() {
    if isEmpty, Self.isRegularFile(path) { unlink(path) }
  }

  private static func isRegularFile(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }
}
