import Replay

/// What came of playing a file, for a report.
struct ReplayVerdict {
  /// How it went.
  enum Outcome: String {
    case passed
    /// Something diverged, or wasn't as expected.
    case failed
    /// The file isn't as it should be.
    case malformed
    /// Others failed before, and nobody wanted to hear more.
    case skipped
  }

  /// A sentence about something that isn't as it should be.
  struct Failure {
    var message: String
    /// Where it stands, if it stands somewhere.
    var position: SourcePosition?
  }

  var file: String
  var outcome: Outcome
  var failures: [Failure] = []
  /// What was checked.
  var report: ReplayReport?
  /// What else is to be said, a line each.
  var notes: [String] = []
  /// What an update changed, a line each.
  var changes: [String] = []
  /// 64 bits of all digests, in the order of the events.
  var stream: UInt64?
  /// How long it took, in seconds of the real clock.
  var seconds = 0.0

  /// On a line of its own, for people.
  var text: String? {
    guard outcome == .passed, let report else { return nil }
    return (["\(file): \(report.summary)"] + changes).joined(separator: "\n")
  }
}

extension ReplayVerdict {
  /// On a path at which no file is to be had.
  init(_ failure: ReplayPaths.Failure) {
    self.init(
      file: failure.name, outcome: .malformed,
      failures: [Failure(message: failure.description)])
  }
}
