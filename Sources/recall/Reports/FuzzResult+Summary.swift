import Fuzzing

extension FuzzResult {
  /// What was done, on a line.
  var summary: String {
    let counts = tally.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let kinds = counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
    let rounds = "\(tally.rounds) \(tally.rounds == 1 ? "round" : "rounds")"
    let rates = run.level.rates.map { "; \($0)" } ?? ""
    return "\(run.level.rawValue): \(tally.events) \(run.level.unit) in \(rounds)\(kinds)\(rates)"
  }
}

extension FuzzRecord {
  /// What was found, on a line.
  var summary: String {
    "\(level.rawValue): \(invariant) in round \(round), after \(events) \(level.unit), "
      + "shrunk to \(left): \(message)"
  }
}
