import GameModel

/// What a first game tells the one who plays it.
enum Advice: Equatable {
  case deal
  case turnAnyUp
  /// One card lies face up; whether its twin was seen before.
  case findTwin(isKnown: Bool)
  case mismatch
  case match
  /// It goes on, and nobody has peeked yet.
  case peek
  case goOn
}

extension EmojiMemoryGame {
  /// What to tell somebody who plays for the first time, as the game stands.
  var advice: Advice {
    if moves == 0, dealing.dealt == 0 { return .deal }
    let up = cards.filter { $0.isFaceUp }
    switch up.count {
    case 0 where moves == 0: return .turnAnyUp
    case 0: return players[0].peeks == 0 && moves > 2 ? .peek : .goOn
    case 1:
      let twin = model.card(id: up[0].id ^ 1)
      return .findTwin(isKnown: twin?.hasBeenSeen ?? false)
    default: return up[0].isMatched ? .match : .mismatch
    }
  }
}

extension Advice {
  /// What it says, in a sentence or two.
  var sentence: String {
    switch self {
    case .deal: "The cards lie in the deck. Tap it to deal them."
    case .turnAnyUp: "Turn any card up."
    case .findTwin(isKnown: false):
      "Somewhere lies its twin. Turn up a second card: if both belong together, the pair is yours."
    case .findTwin(isKnown: true): "You have seen its twin before. Where was it?"
    case .mismatch:
      "These don't belong together. Remember where they lie: your next choice turns them down."
    case .match:
      "A pair! It brings two points, and more when you are quick: the pie on a card is the time left for that."
    case .peek: "Not sure? Hold a card to look at it. That costs a point, and no move."
    case .goOn: "Turn up a card that you don't know yet. If you know its twin, take that."
    }
  }
}
