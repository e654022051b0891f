/// Where a program keeps values under names of their own.
public enum StoreDomain: Hashable, Sendable {
  /// What `UserDefaults.standard` and `@AppStorage` use where nothing else is said.
  case standard
  /// Defaults that several programs may share, by a name.
  case suite(String)
  /// What `@SceneStorage` uses: what a window looked like.
  case scene
  /// Files: each name is a path in the program's own folder, each value its bytes. A name that ends in
  /// a slash is a folder, without a value of its own to tell.
  case files
}

extension StoreDomain: CustomStringConvertible {
  private static let suitePrefix = "suite:"

  /// The word for it: `standard`, `scene`, `files`, or `suite:` and a name.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .suite(let name): StoreDomain.suitePrefix + name
    case .scene: "scene"
    case .files: "files"
    }
  }

  /// Reads the word for a domain.
  public init?(_ description: String) {
    switch description {
    case "standard": self = .standard
    case "scene": self = .scene
    case "files": self = .files
    default:
      guard description.hasPrefix(StoreDomain.suitePrefix) else { return nil }
      self = .suite(String(description.dropFirst(StoreDomain.suitePrefix.count)))
    }
  }
}
