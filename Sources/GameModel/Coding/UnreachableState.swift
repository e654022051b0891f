/// Why a stored game is refused: no sequence of choices leads to the state that it describes.
public enum UnreachableState: Error, Equatable, Sendable {
  case unknownFormat(Int)
  case numberOfCards(Int, pairs: Int)
  case unknownCard(id: Int)
  case repeatedCard(id: Int)
  case cardsFaceUp([Int])
  case matchingPairNotWon([Int])
  case unequalPairWon([Int])
  case loneCardWon(id: Int)
  case cardMatchedAlone(id: Int)
  case dealNotUntouched(reason: String)
  case cardNotSeen(id: Int, reason: String)
  case tooManyCardsSeen(Int, mismatches: Int, peeks: Int)
  case pairWithoutMove
  case mismatchWithoutCards(Int)
  case cardsPeeked([Int])
  case peekedCard(id: Int, reason: String)
  case bonusSpent(id: Int, Int64, limit: Int64)
  case bonusClock(id: Int, reason: String)
  case counter(player: Int, name: String, Int)
  case pairsWon(Int, matched: Int)
  case mismatches(player: Int, Int, expected: Int)
  case currentPlayer(Int, expected: Int)
  case score(player: Int, Int, possible: ClosedRange<Int>)
}

extension UnreachableState: CustomStringConvertible {
  public var description: String {
    "no game gets here: " + reason
  }

  private var reason: String {
    switch self {
    case .unknownFormat(let found):
      "the format is \(found), and only 1 is known"
    case .numberOfCards(let found, let pairs):
      "\(pairs) pairs of contents need \(pairs * 2) cards, not \(found)"
    case .unknownCard(let id):
      "card:\(id) belongs to no pair"
    case .repeatedCard(let id):
      "card:\(id) lies on the table twice"
    case .cardsFaceUp(let ids):
      "\(ids.count) cards lie face up (\(Self.names(ids))), and two is the most"
    case .matchingPairNotWon(let ids):
      "\(Self.names(ids)) lie face up and match, but are not won"
    case .unequalPairWon(let ids):
      "\(Self.names(ids)) lie face up and are won, but do not match"
    case .loneCardWon(let id):
      "card:\(id) lies face up alone, and is won"
    case .cardMatchedAlone(let id):
      "card:\(id) is won without a card that it matches"
    case .dealNotUntouched(let reason):
      "the deal lies face up, but \(reason)"
    case .cardNotSeen(let id, let reason):
      "card:\(id) has not been seen, but \(reason)"
    case .tooManyCardsSeen(let found, let mismatches, let peeks):
      "\(found) cards have been seen after \(mismatches) mismatches and \(peeks) peeks"
    case .pairWithoutMove:
      "two cards lie face up, but no move was a mismatch"
    case .mismatchWithoutCards(let found):
      "there were \(found) mismatches, but no two cards that do not match have been seen"
    case .cardsPeeked(let ids):
      "\(ids.count) cards are being peeked at (\(Self.names(ids))), and one is the most"
    case .peekedCard(let id, let reason):
      "card:\(id) is being peeked at, but \(reason)"
    case .bonusSpent(let id, let found, let limit):
      "card:\(id) has used \(found) ns of bonus time, not 0 to \(limit)"
    case .bonusClock(let id, let reason):
      "the bonus clock of card:\(id) \(reason)"
    case .counter(let player, let name, let found):
      "player:\(player) has \(found) \(name)"
    case .pairsWon(let found, let matched):
      "the players have won \(found) pairs, but \(matched) cards are won"
    case .mismatches(let player, let found, let expected):
      "player:\(player) has missed \(found) times, not \(expected), with the turns as they are"
    case .currentPlayer(let found, let expected):
      "player:\(found) is on turn, not player:\(expected)"
    case .score(let player, let found, let possible):
      "player:\(player) has \(found) points, not \(possible.lowerBound) to "
        + "\(possible.upperBound)"
    }
  }

  private static func names(_ ids: [Int]) -> String {
    ids.prefix(4).map { "card:\($0)" }.joined(separator: ", ") + (ids.count > 4 ? ", …" : "")
  }
}
