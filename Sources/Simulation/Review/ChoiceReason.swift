/// Why a choice cost something.
public enum ChoiceReason: Equatable, Sendable {
  /// The twin of the card that lay face up had been seen, so many moves ago.
  case twinForgotten(twin: Int, movesAgo: Int)
  /// Both cards of a pair had been seen, the earlier one so many moves ago, and were left.
  case pairForgotten(cards: [Int], movesAgo: Int)
  /// The card had been seen before, and told nothing; an unseen one tells something.
  case toldNothing
  /// The card was unseen, and what it told helps the other player more.
  case toldTooMuch
}

extension ReviewedChoice {
  /// Why the choice cost something; nil when it cost nothing.
  public var reason: ChoiceReason? {
    guard loss > Number.slack else { return nil }
    return switch (best, rememberable.first, lastSeen) {
    case (.twin, let twin?, let ago?): .twinForgotten(twin: twin, movesAgo: ago)
    case (.known, .some, let ago?): .pairForgotten(cards: rememberable, movesAgo: ago)
    default: kind == .unseen ? .toldTooMuch : .toldNothing
    }
  }
}
