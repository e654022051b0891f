extension Deck {
  /// What stands between the two sides of a pair whose cards show different things: `dog↔Hund`.
  public static let sideMark: Character = "↔"

  /// What the cards of a pair show, in the order of their identifiers.
  ///
  /// A symbol with one mark in its middle is a pair of two different things that belong together, as
  /// a word and its translation, or a question and its answer. Any other symbol is on both cards.
  ///
  /// - Returns: One text, or two; without the spaces around them.
  public static func sides(of symbol: String) -> [String] {
    let parts = symbol.split(separator: sideMark, omittingEmptySubsequences: false)
      .map(trimmed)
    return parts.count == 2 && !parts.contains("") ? parts : [symbol]
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The symbol of a pair of two different things.
  public static func symbol(_ side: String, _ other: String) -> String {
    side + String(sideMark) + other
  }
}
