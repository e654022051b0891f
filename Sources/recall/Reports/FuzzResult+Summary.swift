import Fuzzing

extension FuzzResult {
  /// What was done, on a line.
  var summary: String {
    let counts = tally.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let kinds = counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
    let rounds = "\(tally.rounds) \(tally.rounds == 1 ? "round" : "rounds")"
    let rates = run.level.rates.map { "; \($0)" } ?? ""
    let inputs = tally.inputs > 0 ? ", \(tally.inputs) events" : ""
    return "\(run.level.rawValue): \(tally.events) \(run.level.unit) in \(rounds)\(kinds)\(inputs)"
      + rates + (isInterrupted ? "; interrupted" : "")
  }
}

extension FuzzTally {
  /// How fast it went, on a line; shrinking isn't counted.
  func rate(of level: FuzzLevel, after time: Duration) -> String {
    let seconds = time / .seconds(1)
    func rate(_ count: Int) -> String { seconds > 0 ? "\(Int(Double(count) / seconds))" : "?" }
    let inputs = inputs > 0 ? ", \(rate(inputs)) events a second" : ""
    let hundredths = Int(seconds * 100)
    let took = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
    return "\(level.rawValue): \(rate(events)) \(level.unit) a second\(inputs), in \(took) s"
  }
}

extension FuzzRecord {
  /// What was found, on a line.
  var summary: String {
    "\(level.rawValue): \(invariant) in round \(round), after \(events) \(level.unit), "
      + "shrunk to \(left): \(message)"
  }
}
