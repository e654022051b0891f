import GameModel

/// Something that happened in a game, as whoever follows it is told.
public enum GameEvent: Equatable, Sendable {
  /// All cards lie face down in the deck again: another game begins.
  case startedOver
  /// A card was turned up by a choice.
  case turnedUp(EmojiMemoryGame.Card.ID)
  /// A card was shown to the player.
  case peeked(EmojiMemoryGame.Card.ID)
  /// The cards were moved to other places.
  case shuffled
}
