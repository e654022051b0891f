import Replay

extension ReplayReport {
  /// What was checked, in words.
  package var summary: String {
    let checks =
      "\("step".counted(steps)), \("digest".counted(digests)) and "
      + "\("expectation".counted(expectations)) hold"
    let length = "\(end.millisecondsRoundedUp) ms"
    return isComplete
      ? "\(checks), \(length)" : "\(checks), \(length), then it breaks off without an end"
  }
}
