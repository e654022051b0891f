/// What a card shows: a symbol of the deck, and the number of its round where the deck's symbols are
/// there more than once.
struct CardFace: Equatable {
  /// A symbol of the deck, or one side of it.
  let symbol: String
  /// From `2` on, in digits; nil in the first round.
  let round: String?

  /// - Parameters:
  ///   - text: A symbol, with the number of its round behind it in superscript from the second
  ///     round on: `🚗²`.
  ///   - side: Which card of the pair it is: 0, or 1. Of `dog↔Hund` the first one shows `dog`.
  init(_ text: String, side: Int = 0) {
    let (symbol, round) = CardFace.parts(of: text)
    self.symbol = CardFace.side(side, of: symbol)
    self.round = round
  }

  private static func parts(of text: String) -> (symbol: String, round: String?) {
    // Nearly none has a number, and to take a text apart into characters takes long.
    guard let last = text.unicodeScalars.last,
      CardFace.superscript.contains(where: { $0.unicodeScalars.first == last })
    else { return (text, nil) }
    let digits = text.reversed().prefix { CardFace.superscript.contains($0) }.reversed()
    let symbol = text.dropLast(digits.count)
    // A symbol that is nothing but a number in superscript is one.
    guard !digits.isEmpty, !symbol.isEmpty else { return (text, nil) }
    let round = digits.compactMap { CardFace.superscript.firstIndex(of: $0) }
    return (String(symbol), round.map(String.init).joined())
  }

  /// A symbol with one mark in its middle is that of a pair of two different things.
  private static func side(_ side: Int, of symbol: String) -> String {
    guard symbol.unicodeScalars.contains("↔") else { return symbol }
    let parts = symbol.split(separator: "↔", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return symbol }
    let sides = parts.map(trimmed)
    return sides.contains("") ? symbol : sides[side & 1]
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  private static let superscript: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
}
