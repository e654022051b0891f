import Foundation
import Storage

/// The files of a program, each under its path.
enum FilesFolder {
  /// How many files are read.
  private static let mostFiles = 10_000
  /// How deep folders may lie in each other.
  private static let mostLevels = 32

  /// What was found.
  struct Found {
    var values: [StoredChange] = []
    var problems: [AppDataError] = []
    fileprivate var bytes: Int
  }

  /// Reads all files, in the order of their names, as far as they have at most so many bytes together.
  /// What is neither a file nor a folder, and links, are left alone.
  static func read(_ folder: AppFolder, atMost bytes: Int) -> Found {
    var found = Found(bytes: bytes)
    read(folder.files, named: "", levels: mostLevels, into: &found)
    return found
  }

  private static func read(
    _ path: String, named name: String, levels: Int, into found: inout Found
  ) {
    guard levels > 0 else { return }
    let names: [String]
    do {
      names = try Foundation.FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      if access(path, F_OK) == 0 {
        found.problems.append(.unreadable(path: path, reason: SystemFailure().reason))
      }
      return
    }
    for part in names.sorted() {
      guard found.values.count < mostFiles else {
        found.problems.append(.tooLarge(path: path, bytes: AppData.mostBytes))
        return
      }
      let inside = AppFolder.path(part, in: path)
      var information = stat()
      guard lstat(inside, &information) == 0 else { continue }
      switch information.st_mode & S_IFMT {
      case S_IFDIR:
        found.values.append(
          StoredChange(StoreKey(.files, "\(name)\(part)/"), to: .data(Data())))
        read(inside, named: "\(name)\(part)/", levels: levels - 1, into: &found)
      case S_IFREG:
        readFile(inside, named: name + part, into: &found)
      default: continue
      }
    }
  }

  private static func readFile(_ path: String, named name: String, into found: inout Found) {
    do throws(SystemFailure) {
      guard let data = try OpenFile(path, O_RDONLY | O_NOFOLLOW).read(atMost: found.bytes) else {
        found.problems.append(.tooLarge(path: path, bytes: AppData.mostBytes))
        return
      }
      found.bytes -= data.count
      found.values.append(StoredChange(StoreKey(.files, name), to: .data(data)))
    } catch {
      found.problems.append(.unreadable(path: path, reason: error.reason))
    }
  }

  /// Writes a file or makes a folder, or takes it away.
  static func save(
    _ name: String, _ value: StoredValue?, in folder: AppFolder
  ) throws(AppDataError) {
    guard let path = folder.file(named: name) else { throw .badPath(name) }
    let isFolder = name.hasSuffix("/")
    switch value {
    case .data where isFolder: try AppFolder.make(path)
    case .data(let data): try folder.write(data, to: path)
    default: try AppFolder.remove(path, isFolder: isFolder)
    }
  }
}
