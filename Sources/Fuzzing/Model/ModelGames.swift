/// A game of a round: what it is set up with, and what is done.
struct ModelGame {
  var setup: ModelSetup
  var operations: [ModelOperation]
}

/// The games of a round, one after the other, each drawn when it is asked for.
struct ModelGames: IteratorProtocol {
  /// How many operations a game has; the last one of a round has what is left.
  static var operations: Int { 200 }

  private var generator: FuzzGenerator
  private var left: Int

  init(of plan: FuzzRoundPlan) {
    generator = plan.generator
    left = plan.events
  }

  mutating func next() -> ModelGame? {
    guard left > 0 else { return nil }
    let setup = ModelSetup(generator: &generator)
    let count = min(Self.operations, left)
    left -= count
    return ModelGame(setup: setup, operations: setup.operations(count, generator: &generator))
  }
}
