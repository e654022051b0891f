import Foundation

/// The commit of the sources that a program was made of.
enum SourceCommit: Equatable, CustomStringConvertible {
  /// What is installed says so in a file.
  case installed(String)
  /// A clone is at this one now; the program may be older.
  case cloned(String)

  var description: String {
    switch self {
    case .installed(let name): "of commit \(Self.short(name))"
    case .cloned(let name): "in a clone at commit \(Self.short(name))"
    }
  }

  /// That of the program that runs; nil where nobody knows.
  static var own: SourceCommit? {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let source = URL(fileURLWithPath: #filePath)
    let clone = (0..<4).reduce(source) { folder, _ in folder.deletingLastPathComponent() }
    return program.flatMap { find(for: $0, clone: clone) }
  }

  /// - Parameters:
  ///   - program: Where the program lies.
  ///   - clone: Where it was built: what is known of that says nothing of a program that lies elsewhere.
  static func find(for program: URL, clone: URL) -> SourceCommit? {
    let file = program.deletingLastPathComponent().appendingPathComponent("commit")
    if let name = name(in: file) { return .installed(name) }
    guard program.path.hasPrefix(clone.path + "/") else { return nil }
    return head(of: clone.appendingPathComponent(".git")).map(SourceCommit.cloned)
  }

  private static func head(of repository: URL) -> String? {
    let head = repository.appendingPathComponent("HEAD")
    guard let line = firstLine(of: head), line.hasPrefix("ref: ") else { return name(in: head) }
    let branch = String(line.dropFirst("ref: ".count))
    return name(in: repository.appendingPathComponent(branch)) ?? packed(branch, in: repository)
  }

  /// What git packs into one file has a line each: the commit, a space, and the name of the branch.
  private static func packed(_ branch: String, in repository: URL) -> String? {
    let text = try? String(
      contentsOf: repository.appendingPathComponent("packed-refs"), encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasSuffix(" \(branch)") }
    return line?.split(separator: " ").first.map(String.init).flatMap(checked)
  }

  private static func name(in file: URL) -> String? {
    firstLine(of: file).flatMap(checked)
  }

  private static func firstLine(of file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").first.map(String.init)
  }

  /// A name as git gives them, perhaps with a word that says that something was changed since.
  private static func checked(_ name: String) -> String? {
    name.wholeMatch(of: /[0-9a-f]{40}(?:\+[a-z]+)?/) == nil ? nil : name
  }

  private static func short(_ name: String) -> String {
    String(name.prefix(12)) + name.dropFirst(40)
  }
}
