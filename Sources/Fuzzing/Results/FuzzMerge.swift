/// Puts the shares of a run together, in any order.
///
/// What all shares make together is what one run without shares makes, to the byte.
public struct FuzzMerge: Sendable {
  private var result: FuzzResult
  private var shards: Set<Int>
  /// The shares that were added and aren't whole.
  private var broken: Set<Int> = []

  /// Why two results don't belong together, as the end of a sentence.
  public enum Mismatch: Error, Equatable, Sendable {
    /// They are of different runs.
    case otherRun
    /// A share is there twice.
    case twice(shard: Int)
  }

  /// Begins with one share.
  public init(_ result: FuzzResult) {
    self.result = result
    shards = [result.run.shard]
    note(result)
  }

  private mutating func note(_ share: FuzzResult) {
    let isShort = share.run.rounds.map { share.tally.rounds < $0 } ?? false
    guard share.isInterrupted || isShort else { return }
    broken.insert(share.run.shard)
    result.isInterrupted = true
  }

  /// Adds another share.
  ///
  /// - Throws: `Mismatch` for a share of another run, and for one that was added before.
  public mutating func add(_ other: FuzzResult) throws(Mismatch) {
    var run = other.run
    run.shard = result.run.shard
    guard run == result.run else { throw .otherRun }
    guard shards.insert(other.run.shard).inserted else { throw .twice(shard: other.run.shard) }
    note(other)
    result.tally.add(other.tally)
    let all = (result.records + other.records).sorted {
      ($0.invariant, $0.events, $0.round) < ($1.invariant, $1.events, $1.round)
    }
    result.records = all.enumerated().filter { index, record in
      index == 0 || all[index - 1].invariant != record.invariant
    }.map(\.element)
  }

  /// The shares that are missing.
  public var missing: [Int] {
    (0..<result.run.shards).filter { !shards.contains($0) }
  }

  /// The shares that ended before all of them was played.
  public var interrupted: [Int] { broken.sorted() }

  /// What all shares that were added make together, as one run without shares.
  public var merged: FuzzResult {
    var whole = result
    (whole.run.shard, whole.run.shards) = (0, 1)
    return whole
  }
}

extension FuzzMerge.Mismatch: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherRun: "expected a share of the same run, found one of another run"
    case .twice(let shard): "expected each share once, found share \(shard) again"
    }
  }
}
