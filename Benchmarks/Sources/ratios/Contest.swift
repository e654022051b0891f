/// Pieces of work that are measured against each other in one run.
///
/// They take turns, many short rounds of each, and the fastest round counts: whatever else the
/// machine does can only make a round slower, and hits all alike.
struct Contest {
  private var entries: [(operations: Int, work: () -> Void)] = []
  /// Nanoseconds an operation, in the order of the entries.
  private(set) var best: [Double] = []

  /// Adds a piece of work of so many operations; returns its place.
  mutating func add(_ operations: Int, _ work: @escaping () -> Void) {
    entries.append((operations, work))
    best.append(.infinity)
  }

  mutating func run(rounds: Int) {
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      for (index, entry) in entries.enumerated() {
        let time = clock.measure(entry.work) / .nanoseconds(1)
        best[index] = min(best[index], time / Double(entry.operations))
      }
    }
  }
}
