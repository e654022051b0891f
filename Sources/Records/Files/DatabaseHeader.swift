import Foundation

/// What the first hundred bytes of a file say of it, read without SQLite, which could change the file.
///
/// The format: <https://www.sqlite.org/fileformat.html#the_database_header>.
enum DatabaseHeader: Equatable {
  /// There is no file, or nothing in it.
  case absent
  /// A database that Recall made.
  case ours
  /// A database that Recall made, of which the beginning is lost: its name is still there, or it is all
  /// zeros, which is what file systems leave of blocks that they lost. Nobody's data begins so.
  case damaged
  /// Something else.
  case foreign

  /// What Recall's databases have as `application_id`: "Rcll".
  static let applicationID: UInt32 = 0x5263_6C6C

  private static let length = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Reads the header of a file.
  ///
  /// - Throws: What the system says where there is a file that can't be read.
  init(ofFileAt path: String) throws(SystemFailure) {
    // Opening a pipe would wait for its other end.
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else {
      guard errno == ENOENT else { throw SystemFailure() }
      self = .absent
      return
    }
    defer { close(number) }
    var information = stat()
    try SystemFailure.check(fstat(number, &information))
    guard information.st_mode & S_IFMT == S_IFREG else {
      self = .foreign
      return
    }
    var bytes = [UInt8](repeating: 0, count: Self.length)
    let count = pread(number, &bytes, Self.length, 0)
    guard count >= 0 else { throw SystemFailure() }
    self.init(Array(bytes.prefix(count)))
  }

  init(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      self = .absent
      return
    }
    guard bytes.count == Self.length else {
      self = .foreign
      return
    }
    let id = bytes[68..<72].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    if bytes.starts(with: Self.magic) {
      self = id == Self.applicationID ? .ours : .foreign
    } else {
      self = id == Self.applicationID || bytes.allSatisfy { $0 == 0 } ? .damaged : .foreign
    }
  }
}
