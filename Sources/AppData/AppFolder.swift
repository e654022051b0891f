import Foundation

/// The folder of a program's own, where the XDG Base Directory Specification (0.8) has it: in
/// `XDG_DATA_HOME`, or in `.local/share` of the home.
struct AppFolder {
  let path: String

  /// - Parameter environment: The variables of the process. A path that doesn't begin with `/` counts as
  ///   none, as the specification has it.
  init(of app: String, environment: [String: String]) throws(AppDataError) {
    guard 1...100 ~= app.utf8.count, !app.hasPrefix("."),
      app.utf8.allSatisfy({ $0 != 0x2F && $0 >= 0x20 && $0 != 0x7F })
    else { throw .badName(app) }
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let data = absolute("XDG_DATA_HOME") {
      path = Self.path(app, in: data)
    } else if let home = absolute("HOME") {
      path = Self.path(".local/share/\(app)", in: home)
    } else {
      throw .noFolder
    }
  }

  /// What `UserDefaults` and `@SceneStorage` keep.
  var preferences: String { Self.path("preferences", in: path) }
  /// The folder of the program's files.
  var files: String { Self.path("files", in: path) }
  /// Whom writers wait for.
  var lock: String { Self.path("lock", in: path) }
  /// What is being written, until it has its name.
  private var part: String { Self.path(".part", in: path) }

  /// The path of a file of the program's; nil where it would lead out of the folder.
  func file(named name: String) -> String? {
    let name = name.hasSuffix("/") ? String(name.dropLast()) : name
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { part in
      1...255 ~= part.utf8.count && part != "." && part != ".." && !part.utf8.contains(0)
    }
    return areNames ? Self.path(name, in: files) : nil
  }

  static func path(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder around a path.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  // MARK: Writing

  /// Makes a folder, and those around it.
  static func make(_ path: String) throws(AppDataError) {
    var information = stat()
    guard stat(path, &information) != 0 || information.st_mode & S_IFMT != S_IFDIR else { return }
    guard path.hasPrefix("/"), path.count > 1 else { return }
    try make(parent(of: path))
    do throws(SystemFailure) {
      try SystemFailure.check(mkdir(path, 0o700))
    } catch {
      guard error.number != EEXIST || !isFolder(path) else { return }
      throw error.writing(path)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Puts bytes at a path as a whole, or leaves what is there: they are written and on the disk before
  /// they get the name. Whoever writes has the lock.
  func write(_ data: Data, to path: String) throws(AppDataError) {
    try AppFolder.make(AppFolder.parent(of: path))
    do throws(SystemFailure) {
      // Left behind by a process that was killed.
      unlink(part)
      let file = try OpenFile(part, O_WRONLY | O_CREAT | O_EXCL)
      try file.write(data)
      try file.synchronize()
      try SystemFailure.check(rename(part, path))
      try OpenFile(AppFolder.parent(of: path), O_RDONLY | O_DIRECTORY).synchronize()
    } catch {
      let failure = error.writing(path)
      unlink(part)
      throw failure
    }
  }

  /// Takes a file away, or a folder that is empty; what isn't there is left so.
  static func remove(_ path: String, isFolder: Bool) throws(AppDataError) {
    do throws(SystemFailure) {
      try SystemFailure.check(isFolder ? rmdir(path) : unlink(path))
    } catch {
      guard ![ENOENT, ENOTDIR, ENOTEMPTY, EEXIST].contains(error.number) else { return }
      throw error.writing(path)
    }
  }
}
