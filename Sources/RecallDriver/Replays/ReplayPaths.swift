import Foundation
import SystemFiles

/// Where replays are.
package enum ReplayPaths {
  /// A path at which no replay is to be had.
  package struct Failure: CustomStringConvertible {
    /// The path as people read it.
    package let name: String
    let reason: String

    package var description: String { "\(name): \(reason)" }
  }

  /// The replay files at `paths`; of a folder, every `*.replay` in it and in the folders in it, in
  /// the order of their names. What can't be looked into is named in `failures`, and so are paths where nothing is, and
  /// folders without a replay.
  package static func files(at paths: [String]) -> (paths: [String], failures: [Failure]) {
    var (files, failures): ([String], [Failure]) = ([], [])
    for path in paths {
      let name = path.printable
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        failures.append(Failure(name: name, reason: "there is no such file or folder"))
        continue
      }
      guard isFolder.boolValue else {
        files.append(path)
        continue
      }
      var found = FoundReplays()
      found.look(into: path.hasSuffix("/") ? path : path + "/")
      guard !found.isTooLarge else {
        failures.append(
          Failure(
            name: name,
            reason: "expected a folder of at most \(FoundReplays.mostEntries) files, found more; "
              + "name one that is nearer to the replays"))
        continue
      }
      guard !found.paths.isEmpty || !found.failures.isEmpty else {
        failures.append(Failure(name: name, reason: "there is no *.replay file in this folder"))
        continue
      }
      files += found.paths
      failures += found.failures
    }
    return (files, failures)
  }
}

/// What is found by looking through folders. Links to other folders are not followed.
private struct FoundReplays {
  var paths: [String] = []
  var failures: [ReplayPaths.Failure] = []
  private var entries = 0

  /// More than replays would lie among: somebody named the wrong folder.
  static let mostEntries = 100_000
  private static let deepest = 32

  /// Whether there is more than anybody would look through.
  var isTooLarge: Bool { entries > Self.mostEntries }

  /// - Parameters:
  ///   - folder: A path that ends in a slash.
  ///   - depth: In how many others it was found.
  mutating func look(into folder: String, depth: Int = 0) {
    guard !isTooLarge else { return }
    guard depth <= Self.deepest else {
      note(folder, "expected folders in folders to a depth of \(Self.deepest), found this one")
      return
    }
    guard let opened = opendir(folder) else {
      note(folder, "cannot be looked into: \(SystemFailure())")
      return
    }
    defer { closedir(opened) }
    var (replays, folders): ([String], [String]) = ([], [])
    var others: [(name: String, failure: String)] = []
    while let entry = readdir(opened) {
      guard let name = Self.name(of: entry), name != ".", name != ".." else { continue }
      entries += 1
      guard !isTooLarge else { return }
      switch Self.kind(of: folder + name) {
      case .success(.folder): folders.append(name)
      case .success(.file): if name.hasSuffix(".replay") { replays.append(name) }
      case .success(.linkToFolder): others.append((name, Self.linkToFolder))
      case .failure(let failure): others.append((name, "cannot be looked at: \(failure)"))
      }
    }
    for (name, failure) in others.sorted(by: { Self.isOrdered($0.name, $1.name) }) {
      note(folder + name, failure)
    }
    // In the order of their bytes, which no locale changes.
    for name in (replays + folders.map { $0 + "/" }).sorted(by: Self.isOrdered) {
      if name.hasSuffix("/") {
        look(into: folder + name, depth: depth + 1)
      } else {
        paths.append(folder + name)
      }
    }
  }

  private mutating func note(_ path: String, _ reason: String) {
    failures.append(ReplayPaths.Failure(name: path.printable, reason: reason))
  }

  /// An entry is shorter in memory than its type says, so it must not be copied.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    MemoryLayout<dirent>.offset(of: \.d_name).map { offset in
      String(
        cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
    }
  }

  private static func isOrdered(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  private enum Kind {
    case file, folder, linkToFolder
  }

  private static let linkToFolder =
    "expected a folder or a file, found a link to a folder, which is not followed"

  /// What is at a path. A link to nowhere is nobody's concern unless it is named like a replay.
  private static func kind(of path: String) -> Result<Kind, SystemFailure> {
    var information = stat()
    guard lstat(path, &information) == 0 else { return .failure(SystemFailure()) }
    let isLink = information.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &information) != 0 {
      return path.hasSuffix(".replay") ? .failure(SystemFailure()) : .success(.file)
    }
    guard information.st_mode & S_IFMT == S_IFDIR else { return .success(.file) }
    return .success(isLink ? .linkToFolder : .folder)
  }
}
