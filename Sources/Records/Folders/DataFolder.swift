/// The folder in which Recall keeps what a player would miss.
///
/// It is where the XDG Base Directory Specification (0.8) has such folders: in `XDG_DATA_HOME`, or in
/// `.local/share` of the home.
public struct DataFolder: Equatable, Sendable {
  /// Where it is; it need not be there.
  public let path: String

  /// Finds the folder.
  ///
  /// - Parameter environment: The variables of the process. A path that doesn't begin with `/` counts as
  ///   none, as the specification has it.
  /// - Throws: ``RecordStoreError/noFolder`` where neither variable has a path.
  public init(environment: [String: String]) throws(RecordStoreError) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let data = absolute("XDG_DATA_HOME") {
      self.init(path: Self.path("recall", in: data))
    } else if let home = absolute("HOME") {
      self.init(path: Self.path(".local/share/recall", in: home))
    } else {
      throw .noFolder
    }
  }

  /// Names a folder.
  public init(path: String) {
    self.path = path
  }

  /// The file of the games that were played, the decks and the settings.
  public var records: String { Self.path("recall.sqlite", in: path) }

  private static func path(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
