/// Where the files of a program are on a stage: folders that are always there, in a home that is nowhere
/// else.
enum StageFolder: String, CaseIterable {
  case home = ""
  case documents = "Documents/"
  case library = "Library/"
  case caches = "Library/Caches/"
  case applicationSupport = "Library/Application Support/"
  case temporary = "tmp/"

  /// The path of the home. No such folder is meant to be on any machine: who takes the path to
  /// Foundation is told that there is nothing.
  private static let root = "/stage/"

  /// The address of the folder.
  var url: URL { StageFolder.url(of: rawValue) }

  /// The address of a file, or of a folder, whose name ends in a slash.
  static func url(of name: String) -> URL {
    URL(fileURLWithPath: root + name, isDirectory: name.isEmpty || name.hasSuffix("/"))
  }

  /// What the stage calls what is at a path, without a slash at its end; nil for what lies elsewhere.
  static func name(ofPath path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    guard path.hasPrefix("/"), parts.first == root.split(separator: "/").first else { return nil }
    return parts.dropFirst().joined(separator: "/")
  }

  /// What the stage calls what is at an address; nil for what lies elsewhere.
  static func name(of url: URL) -> String? {
    url.isFileURL ? name(ofPath: url.path(percentEncoded: false)) : nil
  }
}
