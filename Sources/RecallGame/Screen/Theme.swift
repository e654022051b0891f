import RecallUI

/// The measures and colors of all screens.
enum Theme {
  /// Space between cards and around the table, in points.
  static let spacing: CGFloat = 10
  static let margin: CGFloat = 20

  /// Width to height of a card, as of the cards of a poker deck.
  static let cardAspect: CGFloat = 2 / 3
  /// A card's measures as parts of its width.
  static let cardCorner: CGFloat = 0.14
  static let cardBorder: CGFloat = 0.035
  static let cardSymbol: CGFloat = 0.62
  /// The space between two cards as a part of a card's width.
  static let cardGap: CGFloat = 0.1
  /// The narrowest card whose symbol can be told from others, in points; a board that would need
  /// narrower ones scrolls. 200 cards fit a window of 1024 by 768.
  static let narrowestCard: CGFloat = 32
  /// The widest card that looks good with few pairs.
  static let widestCard: CGFloat = 180

  static let tableTop = Color(red: 0.15, green: 0.40, blue: 0.42)
  static let tableBottom = Color(red: 0.07, green: 0.22, blue: 0.29)
  static let cardFace = Color(red: 0.99, green: 0.98, blue: 0.95)
  static let cardEdge = Color(red: 0.86, green: 0.82, blue: 0.74)
  static let cardBackTop = Color(red: 0.97, green: 0.54, blue: 0.36)
  static let cardBackBottom = Color(red: 0.86, green: 0.33, blue: 0.31)
  static let cardBackLine = Color(white: 1, opacity: 0.55)
  static let bright = Color(white: 1)
  static let dim = Color(white: 1, opacity: 0.7)
  static let panel = Color(white: 0, opacity: 0.22)
}
