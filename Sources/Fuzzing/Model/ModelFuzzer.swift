import GameModel

/// Plays random games on the model and on the oracle, and compares all that they show after each
/// operation: valid choices, repeated ones, cards that the game doesn't have, time that stands
/// still, jumps, or runs backwards.
public struct ModelFuzzer: Sendable {
  public var seed: UInt64
  /// How many operations to do in all.
  public var operations: Int
  /// How many lists of operations may be tried to shrink a finding.
  public var shrinkBudget = 5000

  /// Creates a fuzzer.
  public init(seed: UInt64, operations: Int) {
    self.seed = seed
    self.operations = operations
  }

  /// Fuzzes the model.
  ///
  /// - Throws: `SetupError` when the model refuses a setup that it has to take.
  public func run() throws -> ModelReport {
    try run(MemoryGameSubject.init)
  }

  /// Fuzzes any subject.
  ///
  /// - Throws: What `makeSubject` throws.
  public func run(_ makeSubject: (ModelSetup) throws -> some GameSubject) rethrows -> ModelReport {
    var report = ModelReport(seed: seed)
    while report.operations < operations {
      var generator = FuzzGenerator(seed: seed, stream: UInt64(report.setups.count))
      let setup = ModelSetup(generator: &generator)
      report.setups.append(setup)
      let count = min(200, operations - report.operations)
      let list = operationList(count: count, cards: setup.pairs * 2, generator: &generator)
      report.operations += count
      let subject = try makeSubject(setup)
      guard let first = difference(after: list, setup: setup, subject: subject) else { continue }
      var budget = shrinkBudget
      let minimal = minimized(list, budget: &budget) { candidate in
        difference(after: candidate, setup: setup, subject: subject) != nil
      }
      report.finding = ModelFinding(
        setup: setup, operations: minimal,
        message: difference(after: minimal, setup: setup, subject: subject) ?? first)
      break
    }
    return report
  }

  /// The first thing in which the subject, fresh from its setup, is not like the oracle.
  private func difference(
    after operations: [ModelOperation], setup: ModelSetup, subject: some GameSubject
  ) -> String? {
    var (subject, oracle) = (subject, NaiveMemoryGame(setup))
    var fingerprints = FingerprintBook()
    for (index, operation) in operations.enumerated() {
      let (expected, found) = (oracle.perform(operation), subject.perform(operation))
      guard expected == found else {
        return "after \(operation), expected \(expected), found \(found)"
      }
      let (right, seen) = (
        oracle.view(at: operation.instant), subject.view(at: operation.instant)
      )
      guard right == seen else {
        let lines = zip(right.lines, seen.lines).first { $0 != $1 }
        return "after \(operation), expected \(lines?.0 ?? "\(right)"), "
          + "found \(lines?.1 ?? "\(seen)")"
      }
      // Printing a whole state takes as long as ten operations.
      guard index % 10 == 9 || index == operations.count - 1 else { continue }
      if let problem = subject.fingerprint.flatMap({ fingerprints.add($0) }) {
        return "after \(operation), \(problem)"
      }
    }
    return nil
  }

  // MARK: Drawing

  private func operationList(
    count: Int, cards: Int, generator: inout FuzzGenerator
  ) -> [ModelOperation] {
    var clock: Int64 = 0
    let rest = generator.number(in: 0...4)
    return (0..<count).map { _ in
      let kind: ModelOperation.Kind = generator.choice(
        (.choose(card(of: cards, &generator)), weight: 20),
        (.peek(card(of: cards, &generator)), weight: rest),
        (.endPeek, weight: rest), (.turnBack, weight: rest + 1), (.pause, weight: rest),
        (.resume, weight: rest + 1), (.reorder(seed: generator.next()), weight: 1),
        (.restart, weight: generator.happens(Ratio(1, in: 20)) ? 1 : 0))
      let step = generator.choice(
        (0, weight: 2), (generator.number(in: 0...2_000_000_000), weight: 8),
        (1_000_000_000, weight: 2), (generator.number(in: -2_000_000_000...0), weight: 1))
      clock += Int64(step)
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

/// What a fuzzer of the model did and found.
public struct ModelReport: Sendable {
  public var seed: UInt64
  /// How many operations were drawn.
  public var operations = 0
  /// What was drawn for each game.
  public var setups: [ModelSetup] = []
  /// What was found; the fuzzer stops at its first finding.
  public var finding: ModelFinding?

  /// Whether nothing was found.
  public var isSuccess: Bool {
    finding == nil
  }
}

extension ModelReport: CustomStringConvertible {
  public var description: String {
    let head = "fuzzed the model with seed \(seed): \(operations) operations, \(setups.count) games"
    return head + "\n" + (finding.map { "\($0)" } ?? "nothing found")
  }
}

/// Operations after which a game is not like the oracle.
public struct ModelFinding: Sendable {
  public var setup: ModelSetup
  /// As few as show the difference.
  public var operations: [ModelOperation]
  /// What was expected, and what was found.
  public var message: String
}

extension ModelFinding: CustomStringConvertible {
  public var description: String {
    (["found with \(setup):"] + operations.map { "  \($0)" } + [message]).joined(separator: "\n")
  }
}
