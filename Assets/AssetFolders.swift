import Foundation

/// Where what ships with the game may lie.
enum AssetFolders {
  /// Where a program looks for a kind of assets; the first folder that is there counts.
  ///
  /// - Parameters:
  ///   - kind: What the folder of the kind is called: `Decks`.
  ///   - executable: Where the program lies.
  ///   - source: A source file of this module, where it was built.
  static func candidates(_ kind: String, executable: URL?, source: String) -> [String] {
    let beside = executable?.deletingLastPathComponent()
    let folders = [
      beside?.appendingPathComponent("recall_Assets.resources"),
      beside?.deletingLastPathComponent().appendingPathComponent("share/recall"),
      URL(fileURLWithPath: source).deletingLastPathComponent(),
    ]
    return folders.compactMap { $0?.appendingPathComponent(kind).path }
  }
}
