import Foundation

/// A file of our own: written where nobody sees it, and given its name when that may be seen.
///
/// It never replaces what is there unless it was told to, and never follows a symbolic link. What
/// is killed before the file has a name leaves nothing behind, where the system can do that.
package final class NewFile {
  /// Why there is no such file, as the end of a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    /// Whether an ordinary file is there, which may be replaced by who is told to.
    package var isReplaceable = false
  }

  private let path: String
  private let replaces: Bool
  private let descriptor: Descriptor
  private var place: Place

  private enum Place {
    /// It has no name at all.
    case nowhere
    /// It has a name of its own, beside the one that it will get.
    case beside(String)
    /// It has its name.
    case published
    /// It was there before: a device or a pipe.
    case foreign
  }

  /// Begins a file for `path`, where nothing may be yet. A device or a pipe may be there, and is
  /// written to.
  ///
  /// - Parameter replaces: Whether an ordinary file may be there, which is replaced as a whole.
  /// - Throws: `Failure`.
  package init(for path: String, replaces: Bool = false) throws(Failure) {
    self.path = path
    self.replaces = replaces
    if try Self.isDevice(path, mayBeThere: replaces) {
      descriptor = try Self.open(path, O_WRONLY | O_NOFOLLOW)
      place = .foreign
      return
    }
    let folder = Self.folder(of: path)
    if let unnamed = try Self.openUnnamed(in: folder) {
      (descriptor, place) = (unnamed, .nowhere)
    } else {
      let name = Self.temporaryName(in: folder)
      descriptor = try Self.open(name, O_WRONLY | O_CREAT | O_EXCL)
      place = .beside(name)
    }
  }

  deinit {
    if case .beside(let name) = place { unlink(name) }
    close(descriptor.number)
  }

  /// Adds bytes at its end.
  ///
  /// - Throws: What the system says.
  package func write(_ bytes: [UInt8]) throws(SystemFailure) {
    try descriptor.write(bytes)
  }

  /// Takes away what is behind its first `count` bytes. Devices and pipes don't give anything back.
  package func cut(to count: Int) {
    guard ftruncate(descriptor.number, off_t(count)) == 0 else { return }
    lseek(descriptor.number, 0, SEEK_END)
  }

  /// Whether it had a name and has none any more: somebody has removed it, perhaps with its folder, and what
  /// is written goes nowhere.
  package var isLost: Bool {
    guard case .published = place else { return false }
    var information = stat()
    return fstat(descriptor.number, &information) == 0 && information.st_nlink == 0
  }

  /// Gives the file its name, if it hasn't got it yet. What replaces a file has the mode of that.
  ///
  /// - Throws: `Failure` when something has come to be there meanwhile.
  package func publish() throws(Failure) {
    let name: String
    switch place {
    case .published, .foreign: return
    case .beside(let current): name = current
    case .nowhere:
      guard replaces else {
        try Self.check(link(to: path))
        place = .published
        return
      }
      takeOverMode()
      name = Self.temporaryName(in: Self.folder(of: path))
      try Self.check(link(to: name))
      place = .beside(name)
    }
    if replaces {
      takeOverMode()
      try Self.check(rename(name, path))
    } else {
      try Self.check(Foundation.link(name, path))
      unlink(name)
    }
    place = .published
  }

  /// Who may read what is replaced, and nobody else, may read what comes in its place.
  private func takeOverMode() {
    var information = stat()
    guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return }
    fchmod(descriptor.number, information.st_mode & 0o777)
  }

  /// Gives a file without a name one.
  private func link(to name: String) -> Int32 {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor.number)", AT_FDCWD, name, AT_SYMLINK_FOLLOW)
  }

  // MARK: Looking

  /// Whether a device or a pipe is at a path, rather than nothing.
  private static func isDevice(_ path: String, mayBeThere: Bool) throws(Failure) -> Bool {
    var information = stat()
    guard lstat(path, &information) == 0 else {
      guard errno == ENOENT, !path.isEmpty, !path.hasSuffix("/") else { throw .system }
      return false
    }
    switch information.st_mode & S_IFMT {
    case S_IFIFO, S_IFCHR: return true
    case S_IFREG where mayBeThere: return false
    case S_IFREG:
      throw Failure(description: SystemFailure(EEXIST).description, isReplaceable: true)
    case S_IFDIR: throw Failure(description: String(cString: strerror(EISDIR)))
    case S_IFLNK: throw Failure(description: "it is a symbolic link, which is not followed")
    default: throw Failure(description: "it is neither a file nor a pipe")
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A name that no other process chooses; who can't have it is told so.
  private static func temporaryName(in folder: String) -> String {
    "\(folder)/.recall-\(getpid())-\(UInt32.random(in: .min ... .max)).part"
  }

  // MARK: Opening

  /// Opens a file that is in a folder and has no name; nil where the system can't do that.
  private static func openUnnamed(in folder: String) throws(Failure) -> Descriptor? {
    #if os(Linux)
      // The C macro can't be read by Swift: `__O_TMPFILE | O_DIRECTORY`.
      let unnamed = 0o20_000_000 | O_DIRECTORY
      let number = Foundation.open(folder, O_WRONLY | O_CLOEXEC | unnamed, 0o666)
      if number >= 0 { return Descriptor(number: number) }
      guard [EOPNOTSUPP, EISDIR, EINVAL].contains(errno) else { throw .system }
    #endif
    return nil
  }

  private static func open(_ path: String, _ flags: Int32) throws(Failure) -> Descriptor {
    let number = Foundation.open(path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .system }
    return Descriptor(number: number)
  }

  private static func check(_ result: Int32) throws(Failure) {
    guard result == 0 else { throw .system }
  }
}

extension NewFile.Failure {
  /// What the system says about the call that failed last.
  fileprivate static var system: Self {
    let failure = SystemFailure()
    return Self(description: failure.description, isReplaceable: failure.number == EEXIST)
  }
}
