/// What a table is worth to somebody who forgets nothing and plays as well as can be, and what each
/// kind of card is worth there.
///
/// Where no card lies face up the worth comes from a table. Everything else follows: a card that is
/// turned up leads to tables whose worth is known, each with its probability.
public protocol Valuation<Number>: Sendable {
  associatedtype Number: ExactNumber

  /// What a table is worth on which no card lies face up; nil beyond the table's pairs.
  func worth(ofCovered knowledge: Knowledge) -> Number?

  /// What a move is worth that won a pair, given what follows is worth to whom is on turn then.
  func worth(ofMatchBefore next: Number) -> Number

  /// What a move is worth that won nothing, given what follows is worth to whom is on turn then.
  func worth(ofMismatchBefore next: Number) -> Number

  /// How much is lost by a choice that is worth `chosen`, where another is worth `best`; less than
  /// zero where it is the better one.
  func loss(ofChoosing chosen: Number, insteadOf best: Number) -> Number
}

extension Valuation {
  /// What a table is worth; nil beyond the table's pairs.
  ///
  /// - Complexity: O(1)
  public func worth(of knowledge: Knowledge) -> Number? {
    knowledge.raised == nil ? worth(ofCovered: knowledge) : best(in: knowledge)?.worth
  }

  /// The kind of card that is worth most, the first in the order of ``CardKind`` of several; nil
  /// where there is none to choose.
  ///
  /// - Complexity: O(1)
  public func best(in knowledge: Knowledge) -> (kind: CardKind, worth: Number)? {
    var best: (kind: CardKind, worth: Number)?
    for kind in knowledge.choices {
      guard let worth = worth(of: kind, in: knowledge) else { return nil }
      if let known = best, loss(ofChoosing: known.worth, insteadOf: worth) <= Number.slack {
        continue
      }
      best = (kind, worth)
    }
    return best
  }

  /// What a choice is worth before the card shows its face; nil for a kind of which there is no
  /// card, and beyond the table's pairs.
  ///
  /// - Complexity: O(1)
  public func worth(of kind: CardKind, in knowledge: Knowledge) -> Number? {
    guard knowledge.choices.contains(kind) else { return nil }
    return knowledge.raised == nil
      ? worth(ofFirst: kind, in: knowledge) : worth(ofSecond: kind, in: knowledge)
  }

  private func worth(ofFirst kind: CardKind, in knowledge: Knowledge) -> Number? {
    switch kind {
    case .twin: nil
    case .known: worth(of: knowledge.raising(.ofKnownPair))
    case .single: worth(of: knowledge.raising(.single))
    case .unseen:
      mean(
        of: [
          (knowledge.singles, knowledge.completingPair.raising(.ofKnownPair)),
          (knowledge.unseen - knowledge.singles, knowledge.addingSingle.raising(.single)),
        ], outOf: knowledge.unseen
      ) { worth(of: $0) }
    }
  }

  private func worth(ofSecond kind: CardKind, in knowledge: Knowledge) -> Number? {
    let covered = knowledge.raising(nil)
    switch kind {
    case .twin:
      var left = covered
      left.knownPairs -= 1
      return worth(ofCovered: left).map(worth(ofMatchBefore:))
    case .known, .single:
      return worth(ofCovered: covered).map(worth(ofMismatchBefore:))
    case .unseen:
      return worth(ofUnseenSecond: covered, isTwinUnseen: knowledge.raised == .single)
    }
  }

  private func worth(ofUnseenSecond covered: Knowledge, isTwinUnseen: Bool) -> Number? {
    var won = covered
    won.singles -= 1
    won.unseen -= 1
    let twins = isTwinUnseen ? 1 : 0
    return mean(
      of: [
        (twins, won),
        (covered.singles - twins, covered.completingPair),
        (covered.unseen - covered.singles, covered.addingSingle),
      ], outOf: covered.unseen
    ) { next in
      worth(ofCovered: next).map {
        next.pairsLeft < covered.pairsLeft ? worth(ofMatchBefore: $0) : worth(ofMismatchBefore: $0)
      }
    }
  }

  /// The mean over what an unseen card can turn out to be, each by so many of all unseen cards.
  private func mean(
    of outcomes: [(count: Int, next: Knowledge)], outOf unseen: Int,
    _ worth: (Knowledge) -> Number?
  ) -> Number? {
    var sum = Number(0)
    for outcome in outcomes where outcome.count > 0 {
      guard let worth = worth(outcome.next) else { return nil }
      sum = sum + Number(outcome.count, over: unseen) * worth
    }
    return sum
  }
}
