import Foundation

/// A file of Swift code, and the module that it belongs to.
struct SourceFile: Sendable {
  var module: String
  /// Relative to the repository.
  var path: String
  var tokens: [Token]
  /// What stands after three slashes, in the order of the file.
  var comments: [DocumentationComment]

  init(module: String, path: String, source: String) {
    self.module = module
    self.path = path
    tokens = Lexer.tokens(of: source)
    comments = DocumentationComment.all(in: source)
  }
}

/// Lines that document what stands below them.
struct DocumentationComment: Sendable {
  /// Without their slashes.
  var lines: [Substring]
  /// Counted from 1.
  var lastLine: Int

  /// The comments of a file.
  static func all(in source: String) -> [DocumentationComment] {
    var comments: [DocumentationComment] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("///") else { continue }
      if let last = comments.indices.last, comments[last].lastLine == index {
        comments[last].lines.append(text.dropFirst(3))
        comments[last].lastLine = index + 1
      } else {
        comments.append(DocumentationComment(lines: [text.dropFirst(3)], lastLine: index + 1))
      }
    }
    return comments
  }
}

/// A law that a line of a file breaks.
struct Violation: Equatable, CustomStringConvertible {
  var path: String
  var line: Int
  var message: String

  init(file: SourceFile, line: Int, message: String) {
    path = file.path
    self.line = line
    self.message = message
  }

  var description: String {
    "\(path):\(line): \(message)"
  }
}

/// The files that stand in this repository.
enum Repository {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file of every module: `Sources/MODULE/**` and `Assets/**`.
  static func sourceFiles() throws -> [SourceFile] {
    try all.get()
  }

  /// Read once, for all laws.
  private static let all = Result { try readSourceFiles() }

  private static func readSourceFiles() throws -> [SourceFile] {
    let modules = try FileManager.default
      .contentsOfDirectory(atPath: folder.appendingPathComponent("Sources").path).sorted()
    return try modules.flatMap { try files(ofModule: $0, in: "Sources/\($0)") }
      + files(ofModule: "Assets", in: "Assets")
  }

  private static func files(ofModule module: String, in path: String) throws -> [SourceFile] {
    let directory = folder.appendingPathComponent(path)
    return try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { subpath in
        let file = directory.appendingPathComponent(subpath)
        return SourceFile(
          module: module, path: "\(path)/\(subpath)",
          source: try String(contentsOf: file, encoding: .utf8))
      }
  }
}
