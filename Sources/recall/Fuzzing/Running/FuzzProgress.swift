import Fuzzing

/// How far a fuzzer has got: events, how fast, states that were seen, findings.
struct FuzzProgress {
  private let run: FuzzRun
  private let bar: ProgressBar
  private let start = ContinuousClock.now

  init(_ run: FuzzRun) {
    self.run = run
    bar = ProgressBar(run.level.rawValue)
  }

  func show(_ tally: FuzzTally) {
    let seconds = start.duration(to: .now) / .seconds(1)
    bar.show(Self.line(tally, of: run, after: seconds))
  }

  func clear() {
    bar.clear()
  }

  /// The line for what came of so many seconds.
  static func line(_ tally: FuzzTally, of run: FuzzRun, after seconds: Double) -> String {
    let whole = run.events.map { " of \($0 / run.shards)" } ?? ""
    // A step on a stage is one event or several.
    let (done, unit) = tally.inputs > 0 ? (tally.inputs, " events") : (tally.events, "")
    let rate = seconds > 0 ? Int(Double(done) / seconds) : 0
    let states = tally.states > 0 ? ", \(tally.states) states" : ""
    let findings = tally.broken.values.reduce(0, +)
    return "\(tally.events)\(whole) \(run.level.unit), \(rate)\(unit) a second\(states), "
      + "\(findings) \(findings == 1 ? "finding" : "findings")"
  }
}
