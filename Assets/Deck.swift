/// A set of symbols that cards show.
///
/// A deck always holds at least one symbol, no symbol twice, and none that is empty: it can only
/// be made of what says so.
public struct Deck: Equatable, Sendable {
  /// What the deck is called in commands and replays: one word, such as `vehicles`.
  public let name: String
  /// What people read.
  public let title: String
  /// What the cards show, each on one pair.
  public let symbols: [String]

  /// What the pair number `pairIndex` shows, counted from 0: different for every pair.
  ///
  /// A board may have more pairs than the deck has symbols. Then the symbols begin again, with
  /// the number of the round behind them in superscript: 🚗, …, 🚗², …, 🚗³. A symbol of a deck
  /// may not end in such a digit, so that no two pairs can look the same.
  public func face(at pairIndex: Int) -> String {
    let index = max(pairIndex, 0)
    let symbol = symbols[index % symbols.count]
    let round = index / symbols.count + 1
    return round == 1 ? symbol : symbol + Self.superscript(round)
  }

  static let superscriptDigits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  private static func superscript(_ number: Int) -> String {
    String(String(number).compactMap(\.wholeNumberValue).map { superscriptDigits[$0] })
  }
}
