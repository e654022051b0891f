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
    let minimal = minimized(
      Array(operations(of: plan).prefix(fault.events)), budget: &budget
    ) { found($0)?.invariant == fault.invariant }
    return ShrunkFault(
      found(minimal)?.message ?? fault.message, events: minimal.count,
      text: minimal.map { "\($0)\n" }.joined(), isReplay: false)
  }
}
