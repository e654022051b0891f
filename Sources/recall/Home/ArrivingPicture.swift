import Assets
import Foundation

/// Puts a picture together of the messages that bring it.
struct ArrivingPicture {
  private var symbol = ""
  private var text = ""

  /// In Base64.
  private static let mostBytes = (DeckFile.largestPicture + 2) / 3 * 4

  /// Takes a message over.
  ///
  /// - Returns: The picture, once it is whole; nil before, and for what is none.
  mutating func take(messageNamed name: String, body: String) -> CarriedPicture? {
    let parts = body.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    if symbol != parts[0] { (symbol, text) = (String(parts[0]), "") }
    // What is too long comes to nothing, however long it is.
    if text.utf8.count <= Self.mostBytes { text += parts[1] }
    guard name == CarriedPicture.message else { return nil }
    defer { (symbol, text) = ("", "") }
    guard text.utf8.count <= Self.mostBytes, let data = Data(base64Encoded: text) else {
      return nil
    }
    return CarriedPicture(symbol: symbol, png: Array(data))
  }

  /// Whether a message brings a picture, or a piece of one.
  static func isBrought(byMessageNamed name: String) -> Bool {
    name == CarriedPicture.message || name == CarriedPicture.piece
  }
}
