import Foundation

/// A database and the files beside it.
struct DatabasePath {
  let path: String

  /// Where claims are locked.
  var claims: String { path + "-claims" }
  /// Its presence says that something in the database was found damaged, and that all of it has to be
  /// looked at.
  var suspicion: String { path + "-suspect" }
  /// What SQLite keeps beside the database: the log of what was written, its index, and, while the
  /// database is made, what is to be taken back.
  private static let companions = ["-wal", "-shm", "-journal"]

  /// Whether something was written that isn't in the database itself yet.
  var hasLog: Bool {
    var information = stat()
    return stat(path + "-wal", &information) == 0 && information.st_size > 0
  }

  /// The database for who reads it as a file that nobody changes, so that nothing is made beside it.
  var unchanging: String? {
    let plain = CharacterSet(charactersIn: "/-._~").union(Self.letters)
    return path.addingPercentEncoding(withAllowedCharacters: plain).map { "file:\($0)?immutable=1" }
  }

  private static let letters = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// Copies the database and its log into a folder.
  func copy(into folder: URL) throws -> DatabasePath {
    let copy = DatabasePath(path: folder.appendingPathComponent("copy.sqlite").path)
    for name in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + name, toPath: copy.path + name)
    }
    return copy
  }

  /// Makes the folder that the database is in, for its owner only, where it isn't there.
  func makeFolder() throws(SystemFailure) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    try Self.makeFolder(String(path[..<slash]))
  }

  private static func makeFolder(_ folder: String) throws(SystemFailure) {
    guard mkdir(folder, 0o700) < 0, errno != EEXIST else { return }
    let failure = SystemFailure()
    guard failure.number == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex
    else {
      // Where nothing may be written, the folder can be there all the same.
      guard access(folder, F_OK) < 0 else { return }
      throw failure
    }
    try makeFolder(String(folder[..<slash]))
    guard mkdir(folder, 0o700) < 0, errno != EEXIST else { return }
    throw SystemFailure()
  }

  /// Gives a damaged database a name that isn't taken, with what SQLite keeps beside it.
  ///
  /// Called by who uses it alone. The database goes last: without it nobody would know the log.
  ///
  /// - Returns: Where it is now.
  func setAside() throws(SystemFailure) -> String {
    let names = Self.companions + [""]
    var attempt = 1
    var aside = "\(path).damaged-\(attempt)"
    while names.contains(where: { Self.isTaken(aside + $0) }) {
      attempt += 1
      aside = "\(path).damaged-\(attempt)"
    }
    for name in names where Self.isTaken(path + name) {
      try SystemFailure.check(rename(path + name, aside + name))
    }
    forgetSuspicion()
    return aside
  }

  private static func isTaken(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0
  }

  var isSuspect: Bool { Self.isTaken(suspicion) }

  /// Has the database be looked at when it is opened the next time.
  func suspect() {
    let number = open(suspicion, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if number >= 0 { close(number) }
  }

  func forgetSuspicion() {
    unlink(suspicion)
  }
}
