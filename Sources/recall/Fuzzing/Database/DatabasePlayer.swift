import Fuzzing
import Records

/// Plays rounds on the level of the database: a store in memory, and a list that can't be wrong.
final class DatabasePlayer: FuzzPlayer {
  private let makeStore: () throws -> any KeptGames
  /// How many lists of operations may be tried to shrink one.
  private static let shrinkBudget = 2000

  init(_ makeStore: @escaping () throws -> any KeptGames = { try RecordStore() }) {
    self.makeStore = makeStore
  }

  private func operations(of plan: FuzzRoundPlan) -> [StoreOperation] {
    var generator = plan.generator
    var games = 0
    return (0..<plan.events).map { _ in
      let operation = StoreOperation(games: games, using: &generator)
      if case .begin = operation { games += 1 }
      return operation
    }
  }

  func play(_ plan: FuzzRoundPlan) throws -> FuzzOutcome {
    let operations = operations(of: plan)
    var outcome = FuzzOutcome()
    outcome.fault = StoreComparison.fault(after: operations, on: try makeStore())
    outcome.events = outcome.fault?.events ?? operations.count
    for operation in operations.prefix(outcome.events) {
      outcome.counts[operation.word, default: 0] += 1
    }
    return outcome
  }

  func shrink(_ plan: FuzzRoundPlan, _ fault: FuzzFault) throws -> ShrunkFault {
    var budget = Self.shrinkBudget
    func found(_ operations: [StoreOperation]) -> FuzzFault? {
      (try? makeStore()).flatMap { StoreComparison.fault(after: operations, on: $0) }
    }
    func fails(_ operations: [StoreOperation]) -> Bool {
      found(operations)?.invariant == fault.invariant
    }
    var minimal = Array(operations(of: plan).prefix(fault.events))
    var hasChanged = true
    while hasChanged, budget > 0 {
      minimal = minimized(minimal, budget: &budget, fails: fails)
      hasChanged = simplify(&minimal, budget: &budget, fails: fails)
    }
    return ShrunkFault(
      found(minimal)?.message ?? fault.message, events: minimal.count,
      text: minimal.map { "\($0)\n" }.joined(), isReplay: false)
  }

  /// Has a game follow no other one, and something happen to an earlier game: what only made those can go then.
  private func simplify(
    _ operations: inout [StoreOperation], budget: inout Int, fails: ([StoreOperation]) -> Bool
  ) -> Bool {
    let before = operations
    let games = operations.compactMap(\.begun)
    for index in operations.indices {
      for plainer in operations[index].plainer(games: games) where budget > 0 {
        budget -= 1
        var candidate = operations
        candidate[index] = plainer
        guard fails(candidate) else { continue }
        operations = candidate
        break
      }
    }
    return operations != before
  }
}
