/// A set of symbols that cards show.
///
/// A deck always holds at least one symbol, no symbol twice, and none that is empty: it can only
/// be made of what says so.
public struct Deck: Equatable, Sendable {
  /// What the deck is called in commands and replays: one word, such as `vehicles`.
  public let name: String
  /// What people read.
  public let title: String
  /// What the cards show, each on one pair; see `sides(of:)` for pairs of two different things.
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

  /// The same deck, called something else in commands and replays.
  ///
  /// - Parameter name: One word, as all names are.
  public func renamed(_ name: String) -> Deck {
    Deck(name: name, title: title, symbols: symbols)
  }

  /// The same symbols, in an order that depends on a seed: each order comes about as often.
  ///
  /// Each symbol gets a number, and the lowest come first. Changing this would change the games of
  /// recordings.
  ///
  /// - Parameter numbers: What makes a number of a symbol's place.
  /// - Complexity: O(n log n) for n symbols.
  public func ordered(by numbers: (Int) -> UInt64) -> Deck {
    let places = symbols.indices.map { (numbers($0), $0) }.sorted(by: <).map(\.1)
    return Deck(name: name, title: title, symbols: places.map { symbols[$0] })
  }

  /// The same symbols, with some of them first.
  ///
  /// - Parameter first: What isn't among the symbols is left out.
  public func beginning(with first: [String]) -> Deck {
    let known = Set(symbols)
    let taken = Set(first)
    return Deck(
      name: name, title: title,
      symbols: first.filter(known.contains) + symbols.filter { !taken.contains($0) })
  }

  static let superscriptDigits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  private static func superscript(_ number: Int) -> String {
    String(String(number).compactMap(\.wholeNumberValue).map { superscriptDigits[$0] })
  }
}
