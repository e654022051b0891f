import RecallUI

/// The proportions and motions of all screens.
package enum Theme {
  // MARK: Cards

  /// Width to height of a card, as of the cards of a poker deck.
  package static let cardAspect: CGFloat = 2 / 3
  /// A card's measures as parts of its width.
  package static let cardCorner: CGFloat = 0.14
  static let cardBorder: CGFloat = 0.035
  static let cardSymbol: CGFloat = 0.6
  static let cardShadow: CGFloat = 0.03
  static let cardPie: CGFloat = 0.8
  /// The space between two cards as a part of a card's width.
  static let cardGap: CGFloat = 0.12
  /// Up to so many cards are always all to be seen, however small.
  static let mostCardsInView = 200
  /// The narrowest card of a larger board, in points: it would rather scroll than have its symbols
  /// too small to be told apart.
  static let narrowestCard: CGFloat = 32
  /// Of a larger board at most about so many are in view: each is a view, with what a view takes.
  static let mostCardsAtOnce = 3000
  /// The widest card that looks good with few pairs, in points.
  static let widestCard: CGFloat = 180

  // MARK: Motions

  /// A card that turns over.
  static let flip = Animation.easeInOut(duration: 0.35)
  /// A pair that was found: it can be seen before it turns and shrinks away.
  static let leaving = Animation.easeIn(duration: 0.45).delay(0.75)
  /// A card on its way from the deck.
  static let dealing = Animation.spring(duration: 0.5, bounce: 0.12)
  /// All cards on their way back into the deck.
  static let gathering = Animation.easeInOut(duration: 0.55)
  /// All cards on their way to other places.
  static let shuffling = Animation.spring(duration: 0.7, bounce: 0.15)
  /// The deck that was let go before it was dealt.
  static let snapping = Animation.spring(duration: 0.35, bounce: 0.3)
  /// Points on their way up from the card that earned them, which turns over meanwhile.
  static let rising = Animation.easeOut(duration: 1.1).delay(0.2)
  /// The same as they go, once they could be read.
  static let vanishing = Animation.easeIn(duration: 0.35).delay(0.95)
  /// The same as they come to be seen.
  static let appearing = Animation.easeOut(duration: 0.15).delay(0.2)
  /// A cover that comes over the table or goes.
  static let covering = Animation.easeOut(duration: 0.25)
  /// The cover of a game that is won comes when the last pair has left.
  static let winning = Animation.spring(duration: 0.45, bounce: 0.25).delay(1.1)

  /// How far up the deck has to be dragged to be dealt, in points: far enough not to happen by a
  /// shaky tap.
  static let dealingDistance: CGFloat = 40
}
