import Foundation

/// A folder that is made anew, or that was empty.
struct NewFolder {
  /// A file in it.
  struct File {
    /// Relative to the folder.
    let path: String
    let text: String
  }

  let path: String

  /// Makes the folder, if it isn't there, and the files.
  ///
  /// - Throws: `CommandFailure` where something is in the folder already, and for what can't be written.
  func fill(with files: [File]) throws {
    try requireEmpty()
    for file in files {
      let url = URL(fileURLWithPath: path).appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let new = try NewFile(for: url.path)
        try new.write(Array(file.text.utf8))
        try new.publish()
      } catch {
        let reason = (error as? NewFile.Failure)?.description ?? "\(SystemFailure())"
        throw CommandFailure(
          .wrongInput, ["cannot write \(url.path.printable): \(reason)"])
      }
    }
  }

  /// Whether a symbolic link is at a path, which nothing is written behind.
  static func isLink(_ path: String) -> Bool {
    var information = stat()
    let plain = path.reversed().drop { $0 == "/" }
    return lstat(plain.isEmpty ? path : String(plain.reversed()), &information) == 0
      && information.st_mode & S_IFMT == S_IFLNK
  }

  private func requireEmpty() throws {
    guard !Self.isLink(path) else { throw failure("a symbolic link, which is not followed") }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    let found =
      isFolder.boolValue ? try? FileManager.default.contentsOfDirectory(atPath: path) : nil
    guard let found else { throw failure("something else") }
    if let first = found.min() { throw failure("one with \(first.printable) in it") }
  }

  private func failure(_ found: String) -> CommandFailure {
    CommandFailure(
      .wrongInput,
      ["\(path.printable): expected an empty folder, or none, found \(found)"])
  }
}
