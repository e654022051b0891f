/// A choice that tells whether its player remembered a card: one was wanted for certain, since each
/// other choice costs something, and it had been seen.
///
/// Whether a choice is one doesn't depend on which card was chosen, so the hits of many trials can be
/// counted against those that chance alone would bring.
public struct RecallTrial<Number: ExactNumber>: Sendable {
  /// How many moves ago the wanted card was last seen: 0 in this very move, by a peek; 1 in the one
  /// before. Where any card of a known pair would do, that of the pair which was seen last as a
  /// whole, and of its cards the one that was not seen for longer.
  public let movesAgo: Int
  /// Whether a wanted card was chosen.
  public let isHit: Bool
  /// The chance that a card chosen blindly among all that can be chosen is a wanted one: over 0,
  /// under 1.
  public let chance: Number
}

extension Valuation {
  /// Whether a card of this kind is wanted for certain: each other kind that there is costs something.
  ///
  /// - Complexity: O(1)
  func requires(_ kind: CardKind, in knowledge: Knowledge) -> Bool {
    guard let wanted = worth(of: kind, in: knowledge) else { return false }
    return knowledge.choices.allSatisfy { other in
      guard other != kind else { return true }
      guard let worth = worth(of: other, in: knowledge) else { return false }
      return loss(ofChoosing: worth, insteadOf: wanted) > Number.slack
    }
  }
}
