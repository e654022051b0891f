/// What a pair shows: a symbol of the deck, and the number of its round where the deck's symbols are
/// there more than once.
struct CardFace: Equatable {
  /// A symbol of the deck.
  let symbol: String
  /// From `2` on, in digits; nil in the first round.
  let round: String?

  /// - Parameter text: A symbol, with the number of its round behind it in superscript from the second
  ///   round on: `🚗²`.
  init(_ text: String) {
    let digits = text.reversed().prefix { CardFace.superscript.contains($0) }.reversed()
    let symbol = text.dropLast(digits.count)
    // A symbol that is nothing but a number in superscript is one.
    guard !digits.isEmpty, !symbol.isEmpty else {
      self.symbol = text
      round = nil
      return
    }
    self.symbol = String(symbol)
    round = digits.compactMap { CardFace.superscript.firstIndex(of: $0) }.map(String.init).joined()
  }

  private static let superscript: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
}
