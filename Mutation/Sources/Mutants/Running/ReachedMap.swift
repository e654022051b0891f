import Foundation

/// A file with a byte for each mutant, which is set where it was reached.
struct ReachedMap: Sendable {
  let file: URL

  /// Makes it anew, with nothing reached.
  init(at file: URL, count: Int) throws {
    self.file = file
    try Data(count: count + 1).write(to: file)
  }

  func numbers() throws -> Set<Int> {
    let bytes = try Data(contentsOf: file)
    return Set(bytes.indices.filter { bytes[$0] != 0 }.map { $0 - bytes.startIndex })
  }
}
