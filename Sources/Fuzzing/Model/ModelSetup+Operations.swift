import GameModel

extension ModelSetup {
  /// Draws what is done to a game: valid choices, repeated ones, cards that the game doesn't have, time
  /// that stands still, jumps, runs backwards, or stops at the bound of the bonus, one nanosecond before
  /// or behind it.
  func operations(_ count: Int, generator: inout FuzzGenerator) -> [ModelOperation] {
    var clock: Int64 = 0
    let habits = Habits(generator: &generator)
    let cards = pairs * 2
    let bonus = rules.bonusNanoseconds
    // What was chosen last is chosen again, with its partner.
    var last = 0
    return (0..<count).map { _ in
      var chosen = card(of: cards, &generator)
      if generator.happens(Ratio(1, in: 4)) { chosen = last ^ 1 }
      last = chosen
      let kind = habits.kind(about: chosen, &generator)
      clock = clock.addingReportingOverflow(Int64(step(bonus, &generator))).partialValue
      let isExtreme = generator.happens(Ratio(1, in: 200))
      guard isExtreme else { return ModelOperation(kind, at: GameInstant(nanoseconds: clock)) }
      let end = generator.happens(Ratio(1, in: 2)) ? Int64.max : Int64.min + 1
      return ModelOperation(kind, at: GameInstant(nanoseconds: end))
    }
  }

  /// How often a game does what: each leaves other operations out, or has more of them.
  ///
  /// Millions of operations are drawn a second, so they are told apart by numbers alone, without a list of choices.
  private struct Habits {
    private let peeks: Int
    private let endsOfPeeks: Int
    private let turns: Int
    private let pauses: Int
    private let orders: Int
    private let canRestart: Bool

    init(generator: inout FuzzGenerator) {
      func weight() -> Int {
        generator.happens(Ratio(1, in: 3)) ? 0 : generator.number(in: 1...4)
      }
      peeks = weight()
      endsOfPeeks = weight()
      turns = weight()
      pauses = weight()
      orders = weight()
      canRestart = weight() > 0
    }

    private static var choices: Int { 20 }

    @inline(__always)
    func kind(about card: Int, _ generator: inout FuzzGenerator) -> ModelOperation.Kind {
      let restarts = canRestart && generator.happens(Ratio(1, in: 20)) ? 1 : 0
      let all =
        Self.choices + peeks + endsOfPeeks + turns + pauses + (pauses + 1) + orders + restarts
      var drawn = generator.number(in: 0...all - 1)
      func isDrawn(_ weight: Int) -> Bool {
        drawn -= weight
        return drawn < 0
      }
      if isDrawn(Self.choices) { return .choose(card) }
      if isDrawn(peeks) { return .peek(card) }
      if isDrawn(endsOfPeeks) { return .endPeek }
      if isDrawn(turns) { return .turnBack }
      if isDrawn(pauses) { return .pause }
      if isDrawn(pauses + 1) { return .resume }
      return isDrawn(orders) ? .reorder(seed: generator.next()) : .restart
    }
  }

  /// How far time goes on, in nanoseconds: mostly up to two seconds.
  @inline(__always)
  private func step(_ bonus: Int, _ generator: inout FuzzGenerator) -> Int {
    switch generator.number(in: 0...13) {
    case 0...1: 0
    case 2...9: generator.number(in: 0...2_000_000_000)
    case 10...11: 1_000_000_000
    case 12: generator.number(in: -2_000_000_000...0)
    default: bonus + generator.number(in: -1...1)
    }
  }

  /// Mostly a card of the game, sometimes one that it doesn't have.
  @inline(__always)
  private func card(of cards: Int, _ generator: inout FuzzGenerator) -> Int {
    switch generator.number(in: 0...33) {
    case 0...29: generator.number(in: 0...max(0, cards - 1))
    case 30: -1
    case 31: cards
    case 32: Int.max
    default: Int.min
    }
  }
}

extension Rules {
  /// How long a card can earn a bonus, in nanoseconds: a day at most.
  fileprivate var bonusNanoseconds: Int {
    let (seconds, attoseconds) = bonusLimit.components
    return Int(clamping: seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
