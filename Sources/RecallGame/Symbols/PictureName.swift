/// The symbol of a picture of the player's own: `picture:` and 16 digits of its fingerprint.
package struct PictureName: Equatable {
  /// The whole symbol.
  package let symbol: String

  /// Nil for what is no picture's symbol.
  package init?(_ symbol: some StringProtocol) {
    guard symbol.hasPrefix(PictureName.prefix) else { return nil }
    let digits = symbol.utf8.dropFirst(PictureName.prefix.utf8.count)
    guard digits.count == 16, digits.allSatisfy(PictureName.isDigit) else { return nil }
    self.symbol = String(symbol)
  }

  /// Enough of the name to tell the pictures of a deck apart.
  package var short: String {
    String(symbol.dropFirst(PictureName.prefix.count).prefix(4))
  }

  private static let prefix = "picture:"

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
