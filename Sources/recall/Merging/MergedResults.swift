import Fuzzing
import Simulation

/// Results of shares, put together: runs of a fuzzer by their levels and seeds, then simulations, each in
/// the order in which they came up.
struct MergedResults {
  private(set) var runs: [FuzzMerge] = []
  private(set) var simulations: [SimulationMerge] = []

  /// The shares of a simulation.
  struct SimulationMerge {
    var part: SimulationPart
    var shards: Set<Int>

    var missing: [Int] { (0..<part.shards).filter { !shards.contains($0) } }

    /// What all shares that were added make together, as one run without shares.
    var merged: SimulationPart {
      var whole = part
      (whole.shard, whole.shards) = (0, 1)
      return whole
    }
  }

  /// Adds a result.
  ///
  /// - Throws: `FuzzMerge.Mismatch` for a share that was added before.
  mutating func add(_ result: ResultFile.Result.Kind) throws(FuzzMerge.Mismatch) {
    switch result {
    case .fuzz(let result): try add(result)
    case .simulation(let part): try add(part)
    }
  }

  private mutating func add(_ result: FuzzResult) throws(FuzzMerge.Mismatch) {
    for index in runs.indices {
      do throws(FuzzMerge.Mismatch) {
        return try runs[index].add(result)
      } catch {
        guard error == .otherRun else { throw error }
      }
    }
    runs.append(FuzzMerge(result))
  }

  private mutating func add(_ part: SimulationPart) throws(FuzzMerge.Mismatch) {
    guard let index = simulations.firstIndex(where: { $0.part.isOfTheSame(part) }) else {
      return simulations.append(SimulationMerge(part: part, shards: [part.shard]))
    }
    guard simulations[index].shards.insert(part.shard).inserted else {
      throw .twice(shard: part.shard)
    }
    simulations[index].part.tally.add(part.tally)
  }

  /// The shares that are missing or not whole, a sentence each.
  var missing: [String] {
    runs.filter { !$0.missing.isEmpty }.map { run in
      "shares \(Self.list(run.missing)) of \(run.merged.run.level.rawValue) with seed "
        + "\(run.merged.run.seed) are missing"
    }
      + runs.filter { !$0.interrupted.isEmpty }.map { run in
        "shares \(Self.list(run.interrupted)) of \(run.merged.run.level.rawValue) with seed "
          + "\(run.merged.run.seed) were interrupted"
      }
      + simulations.filter { !$0.missing.isEmpty }.map { merge in
        "shares \(Self.list(merge.missing)) of \(merge.part.bot) with seed \(merge.part.seed) are missing"
      }
  }

  private static func list(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(10).map(String.init).joined(separator: ", ")
    return numbers.count > 10 ? "\(shown) and \(numbers.count - 10) more" : shown
  }
}
