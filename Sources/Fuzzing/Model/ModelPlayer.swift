import GameModel

/// Plays rounds on the level of the model: games of 200 operations, on a subject and on the oracle.
public final class ModelPlayer<Subject: GameSubject>: FuzzPlayer {
  private let makeSubject: (ModelSetup) throws -> Subject
  /// How many lists of operations may be tried to shrink a finding.
  private static var shrinkBudget: Int { 20_000 }

  /// Creates a player.
  ///
  /// - Parameter makeSubject: Makes the game of a setup; throws what the model refuses.
  public init(_ makeSubject: @escaping (ModelSetup) throws -> Subject) {
    self.makeSubject = makeSubject
  }

  public func play(_ plan: FuzzRoundPlan) throws -> FuzzOutcome {
    var outcome = FuzzOutcome()
    var counts = Array(repeating: 0, count: ModelOperation.Kind.Word.allCases.count)
    // Which game of the run it is, as far as that matters.
    var number =
      plan.number % ModelRates.gamesPerWrittenDown
      * (FuzzLevel.model.roundEvents / ModelGames.operations)
    var games = ModelGames(of: plan)
    while let game = games.next() {
      outcome.drawn = outcome.drawn.isEmpty ? "\(game.setup)" : outcome.drawn
      for operation in game.operations { counts[operation.kind.word.rawValue] += 1 }
      var comparison = ModelComparison(setup: game.setup, subject: try makeSubject(game.setup))
      comparison.isWrittenDown = number % ModelRates.gamesPerWrittenDown == 0
      number += 1
      outcome.fault = comparison.quickDifference(after: game.operations)
      outcome.events += outcome.fault?.events ?? game.operations.count
      guard outcome.fault == nil else { break }
    }
    for (word, count) in zip(ModelOperation.Kind.Word.allCases, counts) where count > 0 {
      outcome.counts[word.description] = count
    }
    return outcome
  }

  public func shrink(_ plan: FuzzRoundPlan, _ fault: FuzzFault) throws -> ShrunkFault {
    var games = ModelGames(of: plan)
    while let game = games.next() {
      let subject = try makeSubject(game.setup)
      let found = ModelComparison(setup: game.setup, subject: subject)
        .difference(after: game.operations)
      guard let found, found.invariant == fault.invariant else { continue }
      return try shrink(game, found)
    }
    return ShrunkFault(fault.message, events: fault.events, text: "", isReplay: false)
  }

  private func shrink(_ game: ModelGame, _ fault: FuzzFault) throws -> ShrunkFault {
    var smallest = game
    var last = fault
    var budget = Self.shrinkBudget
    func fails(_ candidate: ModelGame) -> Bool {
      guard let subject = try? makeSubject(candidate.setup) else { return false }
      let found = ModelComparison(setup: candidate.setup, subject: subject)
        .difference(after: candidate.operations)
      guard let found, found.invariant == fault.invariant else { return false }
      last = found
      return true
    }
    smallest.operations = Array(smallest.operations.prefix(fault.events))
    var hasChanged = true
    while hasChanged, budget > 0 {
      let before = (smallest.setup, smallest.operations)
      let setup = smallest.setup
      smallest.operations = minimized(smallest.operations, budget: &budget) {
        fails(ModelGame(setup: setup, operations: $0))
      }
      for plainer in smallest.setup.plainer where budget > 0 {
        budget -= 1
        let candidate = ModelGame(setup: plainer, operations: smallest.operations)
        if fails(candidate) { smallest = candidate }
      }
      for index in smallest.operations.indices {
        for plainer in smallest.operations[index].plainer(
          after: index > 0 ? smallest.operations[index - 1].instant : .zero) where budget > 0
        {
          budget -= 1
          var candidate = smallest
          candidate.operations[index] = plainer
          guard fails(candidate) else { continue }
          smallest = candidate
          break
        }
      }
      hasChanged = before != (smallest.setup, smallest.operations)
    }
    _ = fails(smallest)
    let lines = ["\(smallest.setup)"] + smallest.operations.map { "  \($0)" }
    return ShrunkFault(
      last.message, events: smallest.operations.count,
      text: lines.joined(separator: "\n") + "\n", isReplay: false)
  }
}
