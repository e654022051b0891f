/// Why what a program keeps can't be read or written. Its description is a sentence for who uses the
/// program.
public enum AppDataError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The environment names no folder to keep anything in.
  case noFolder
  /// A program's name that can't be a folder's.
  case badName(String)
  /// A later version of the library wrote it, and it is left alone.
  case newer(path: String)
  /// What is in it isn't as it was written: it is now at `keptAs`, or still where it was when that is
  /// nil.
  case damaged(path: String, keptAs: String?)
  /// It is there and can't be read; `reason` is what the system says.
  case unreadable(path: String, reason: String)
  /// It isn't read, as there is more than `bytes` of it.
  case tooLarge(path: String, bytes: Int)
  /// A file's name that leads out of the program's folder, or can't be a file's.
  case badPath(String)
  /// Another process has been writing for longer than was waited.
  case locked(path: String)
  /// There is no room left on the disk.
  case full(path: String)
  /// It can't be written; `reason` is what the system says.
  case unwritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .noFolder:
      """
      There is no folder to keep anything in: expected XDG_DATA_HOME or HOME in the environment with \
      a path that begins with '/', found neither.
      """
    case .badName(let name):
      """
      Nothing is kept for a program called '\(name)': expected a name of 1 to 100 bytes without '/' \
      that doesn't begin with a dot.
      """
    case .newer(let path):
      "'\(path)' was written by a newer version, which this one can't read; it is left alone."
    case .damaged(let path, let kept?):
      "'\(path)' was damaged; it is kept as '\(kept)'."
    case .damaged(let path, nil):
      "'\(path)' is damaged, and can't be put aside."
    case .unreadable(let path, let reason):
      "'\(path)' can't be read: \(reason)."
    case .tooLarge(let path, let bytes):
      "'\(path)' is not read: expected at most \(bytes) bytes in all."
    case .badPath(let path):
      "The file '\(path)' is not kept: expected a path inside of the program's own folder."
    case .locked(let path):
      "Nothing is kept in '\(path)' now: another process has been writing there for long."
    case .full(let path):
      "There is no room left on the disk for '\(path)'."
    case .unwritable(let path, let reason):
      "'\(path)' can't be written: \(reason)."
    }
  }
}
