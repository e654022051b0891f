import Replay

extension Invariant {
  /// What always holds in a game of memory, as far as its snapshot shows it.
  ///
  /// The snapshot has the lines of `MemoryGame.snapshot`, each behind `prefix`:
  /// `card:3.isFaceUp`, `card:3.isMatched`, `card:3.isPeeked`, `card:3.content`, `moves`, `pairsLeft`, `isDealUp`,
  /// `isOver`; and those of a game with bots, or in which one can go back: `course.chance:1`,
  /// `course.returns`. A line that is missing is not checked.
  public static func memoryGame(prefix: String = "") -> [Invariant] {
    let key = "\(prefix)cards"
    func invariant(
      _ name: String,
      _ violation: @escaping @Sendable (Observation, CardLedger) -> String?
    ) -> Invariant {
      Invariant(name) { seen in
        violation(seen, seen.reading(as: key) { CardLedger(prefix: prefix) })
      }
    }
    return [
      invariant("at most two cards that are not matched lie face up", atMostTwoCardsFaceUp),
      invariant("matched cards stay matched until a new deal", matchedCardsStayMatched),
      invariant(
        "there are an even number of matched cards of each content", matchedCardsAreOfAKind),
      invariant(
        "one event makes one move at most, and none is taken back but by a new deal",
        movesCountOneByOne),
      invariant(
        "two cards are not matched for each pair that is left", pairsLeftAreThoseNotMatched),
      invariant("the game is over when no pair is left, and only then", overMeansNoPairLeft),
      invariant("a card is peeked at only while something is held", noPeekWithoutAHold),
    ]
  }

  @Sendable private static func atMostTwoCardsFaceUp(
    _ seen: Observation, _ game: CardLedger
  ) -> String? {
    guard game.upCount > 2, !game.isDealUp else { return nil }
    return "\(game.upCards.joined(separator: ", ")) do"
  }

  @Sendable private static func matchedCardsStayMatched(
    _ seen: Observation, _ game: CardLedger
  ) -> String? {
    guard game.moves != 0, !game.isBroughtBack else { return nil }
    return game.lostMatches.first.map { "\($0) is matched no more" }
  }

  @Sendable private static func matchedCardsAreOfAKind(
    _ seen: Observation, _ game: CardLedger
  ) -> String? {
    game.oddContent.map { "one with \($0) is alone" }
  }

  @Sendable private static func movesCountOneByOne(
    _ seen: Observation, _ game: CardLedger
  ) -> String? {
    guard let before = game.movesBefore, let after = game.moves, !game.isBroughtBack else {
      return nil
    }
    let most = game.hasBots ? Int.max : before + 1
    let isFine = after == 0 || (before...max(most, before)).contains(after)
    return isFine ? nil : "the moves went from \(before) to \(after)"
  }

  @Sendable private static func pairsLeftAreThoseNotMatched(
    _ seen: Observation, _ game: CardLedger
  ) -> String? {
    guard let left = game.pairsLeft.flatMap({ Int($0) }) else { return nil }
    let cards = game.unmatchedCount
    return cards == left * 2 ? nil : "\(cards) are not, for \(left)"
  }

  @Sendable private static func overMeansNoPairLeft(
    _ seen: Observation, _ game: CardLedger
  ) -> String? {
    guard let left = game.pairsLeft, let isOver = game.isOver else { return nil }
    return (left == "0") == (isOver == "true") ? nil : "isOver is \(isOver) with \(left) left"
  }

  @Sendable private static func noPeekWithoutAHold(
    _ seen: Observation, _ game: CardLedger
  ) -> String? {
    guard game.peekedCount > 0, !seen.isHeld else { return nil }
    return game.peekedCard.map { "\($0) still is" }
  }
}
