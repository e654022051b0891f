/// What became of the mutants of a target: figures, and those to do something about.
public struct MutationReport: Sendable {
  public let target: String
  private let verdicts: [(mutant: Mutant, verdict: Verdict)]
  private let refused: Int
  private let equivalents: EquivalentMutants
  private let canary: String?

  /// - Parameters:
  ///   - verdicts: The canary's own among them, which count for nothing else.
  ///   - refused: What the compiler didn't take.
  public init(
    target: String, verdicts: [(mutant: Mutant, verdict: Verdict)], refused: Int,
    equivalents: EquivalentMutants
  ) {
    self.target = target
    self.verdicts = verdicts.filter { $0.mutant.file != MutationCanary.file }
    self.refused = refused
    self.equivalents = equivalents
    canary = MutationCanary.complaint(about: verdicts)
  }

  private func mutants(_ kind: Verdict.Kind) -> [Mutant] {
    verdicts.filter { $0.verdict.kind == kind }.map(\.mutant)
  }

  private var equivalent: [Mutant] {
    mutants(.survived).filter(equivalents.contains)
  }

  private var survivors: [Mutant] {
    mutants(.survived).filter { !equivalents.contains($0) }
  }

  /// How many of a hundred were killed, of those that are reached and not equivalent; 100 when there are none.
  public var score: Double {
    let killed = mutants(.killed).count
    let all = killed + survivors.count + mutants(.unproven).count
    return all == 0 ? 100 : 100 * Double(killed) / Double(all)
  }

  /// What makes the figures worth nothing.
  public var complaints: [String] {
    let living = verdicts.filter { $0.verdict.kind != .killed }.map(\.mutant)
    let files = Set(verdicts.map(\.mutant.file))
    return [canary].compactMap { $0 }
      + equivalents.stale(given: living, files: files).map {
        "equivalent mutants, line \($0.line): no living mutant is `\($0.original) -> \($0.replacement)` "
          + "in \($0.function) of \($0.file)"
      } + mutants(.unproven).map { "not reached when it was chosen: \($0.sentence)" }
  }

  /// A line for the table that ``header`` begins.
  public var row: String {
    let killed = verdicts.map(\.verdict).filter { $0.kind == .killed }
    let deaths = [Verdict.Death.failure, .crash, .timeout].map { death in
      killed.count { $0 == .killed(by: death) }
    }
    let figures =
      [verdicts.count, mutants(.notReached).count, killed.count] + deaths
      + [survivors.count, equivalent.count, refused]
    return
      "| `\(target)` | \(figures.map(String.init).joined(separator: " | ")) | \(score.tenths) % |"
  }

  public static let header = """
    | target | mutants | not reached | killed | by a failure | by a crash | by time | survived | equivalent | refused | score |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """

  /// Those to do something about, a line each.
  public var details: [String] {
    survivors.map { "survived: \($0.sentence)" }
      + mutants(.notReached).map { "not reached: \($0.sentence)" }
  }
}

extension Mutant {
  /// What stands there instead, in a word where that is nothing.
  var told: String {
    replacement.isEmpty ? "nothing" : replacement
  }

  /// Where it is, and what it does.
  public var sentence: String {
    "\(file):\(line): \(function): \(original) -> \(told)"
  }
}

extension Double {
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
