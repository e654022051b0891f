import Foundation

/// A sound that ships with the game: mono, 16 bits a sample, less than two seconds long.
///
/// `scripts/sounds` makes them.
public enum ShippedSound: String, CaseIterable, Sendable {
  /// A card falls onto the table.
  case deal
  /// A card is turned over.
  case flip
  /// Two cards match: two rising notes, once the second card shows its face.
  case match
  /// Two cards don't match.
  case mismatch
  /// A second of the last ten.
  case tick
  /// All pairs are found.
  case win

  /// Where its file lies; nil when it is nowhere to be found.
  ///
  /// - Complexity: A look at the disk or two.
  public var path: String? {
    path(in: Self.folders)
  }

  func path(in folders: [String]) -> String? {
    folders.map { "\($0)/\(rawValue).wav" }.first(where: FileManager.default.fileExists)
  }

  private static let folders = AssetFolders.candidates(
    "Sounds", executable: Bundle.main.executableURL?.resolvingSymlinksInPath(), source: #filePath)
}
