import GameModel

/// Something that happened in a game, as whoever follows it is told.
public enum GameEvent: Equatable, Sendable {
  /// All cards lie face down in the deck again: another game begins.
  case startedOver
  /// A card was turned up by a choice.
  case turnedUp(MemoryGame<String>.Card.ID)
  /// A pair was won, which is that of the card that was turned up last, after so much time of the
  /// game's clock.
  case found(pair: Int, after: Duration)
  /// A mismatch was turned back without a choice.
  case turnedBack
  /// An earlier game was brought back, in place of one that was begun after it.
  case wentBack
  /// A card was shown to the player.
  case peeked(MemoryGame<String>.Card.ID)
  /// The cards were moved to other places.
  case shuffled
}
