import RecallUI

/// The pictures of the player's own that cards show, by their symbols.
///
/// What a picture looks like is no state: a deck, a game and a recording name it, and whoever shows them
/// puts on the shelf what there is.
public final class PictureShelf: ObservableObject {
  /// What is shown, by symbol.
  @Published public private(set) var pictures: [String: Picture] = [:]
  /// The same as PNG files, to be kept.
  public private(set) var files: [String: [UInt8]] = [:]

  public init() {}

  /// Puts a picture there.
  public func put(_ picture: Picture, file: [UInt8], as symbol: String) {
    guard files[symbol] == nil else { return }
    files[symbol] = file
    pictures[symbol] = picture
  }
}
