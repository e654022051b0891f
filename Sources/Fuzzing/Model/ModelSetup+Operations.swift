import GameModel

extension ModelSetup {
  /// Draws what is done to a game: valid choices, repeated ones, cards that the game doesn't have, time
  /// that stands still, jumps, runs backwards, or stops at the bound of the bonus, one nanosecond before
  /// or behind it.
  func operations(_ count: Int, generator: inout FuzzGenerator) -> [ModelOperation] {
    var clock: Int64 = 0
    // Each game leaves other operations out, or has more of them.
    let rests = (0..<6).map { _ in
      generator.happens(Ratio(1, in: 3)) ? 0 : generator.number(in: 1...4)
    }
    let cards = pairs * 2
    let bonus = rules.bonusNanoseconds
    // What was chosen last is chosen again, with its partner.
    var last = 0
    return (0..<count).map { _ in
      var chosen = card(of: cards, &generator)
      if generator.happens(Ratio(1, in: 4)) { chosen = last ^ 1 }
      last = chosen
      let kind: ModelOperation.Kind = generator.choice(
        (.choose(chosen), weight: 20), (.peek(chosen), weight: rests[0]),
        (.endPeek, weight: rests[1]), (.turnBack, weight: rests[2]), (.pause, weight: rests[3]),
        (.resume, weight: rests[3] + 1), (.reorder(seed: generator.next()), weight: rests[4]),
        (.restart, weight: rests[5] > 0 && generator.happens(Ratio(1, in: 20)) ? 1 : 0))
      let step = generator.choice(
        (0, weight: 2), (generator.number(in: 0...2_000_000_000), weight: 8),
        (1_000_000_000, weight: 2), (generator.number(in: -2_000_000_000...0), weight: 1),
        (bonus + generator.number(in: -1...1), weight: 1))
      clock = clock.addingReportingOverflow(Int64(step)).partialValue
      let isExtreme = generator.happens(Ratio(1, in: 200))
      let end = generator.happens(Ratio(1, in: 2)) ? Int64.max : Int64.min + 1
      return ModelOperation(kind, at: GameInstant(nanoseconds: isExtreme ? end : clock))
    }
  }

  /// Mostly a card of the game, sometimes one that it doesn't have.
  private func card(of cards: Int, _ generator: inout FuzzGenerator) -> Int {
    generator.choice(
      (generator.number(in: 0...max(0, cards - 1)), weight: 30), (-1, weight: 1),
      (cards, weight: 1), (Int.max, weight: 1), (Int.min, weight: 1))
  }
}

extension Rules {
  /// How long a card can earn a bonus, in nanoseconds: a day at most.
  fileprivate var bonusNanoseconds: Int {
    let (seconds, attoseconds) = bonusLimit.components
    return Int(clamping: seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
