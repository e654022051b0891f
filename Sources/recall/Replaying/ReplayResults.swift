import Replay

/// The verdicts on all files, for programs.
struct ReplayResults: Encodable {
  struct File: Encodable {
    struct Failure: Encodable {
      var message: String
      var file: String?
      var line: Int?
      var column: Int?
    }

    var file: String
    var outcome: String
    var steps: Int?
    var digests: Int?
    var expectations: Int?
    var milliseconds: Int64?
    /// 64 bits of all digests, in the order of the events.
    var stream: String?
    var failures: [Failure]
    var changes: [String]
  }

  var passed = 0
  var failed = 0
  var malformed = 0
  var skipped = 0
  var files: [File] = []

  mutating func add(_ verdict: ReplayVerdict) {
    switch verdict.outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .malformed: malformed += 1
    case .skipped: skipped += 1
    }
    files.append(File(verdict))
  }

  var json: String {
    get throws { try JSONText.of(self) }
  }
}

extension ReplayResults.File {
  init(_ verdict: ReplayVerdict) {
    file = verdict.file
    outcome = verdict.outcome.rawValue
    steps = verdict.report?.steps
    digests = verdict.report?.digests
    expectations = verdict.report?.expectations
    milliseconds = verdict.report?.end.millisecondsRoundedUp
    stream = verdict.stream.map { "#" + digestText($0) }
    failures = verdict.failures.map {
      Failure(
        message: $0.message, file: $0.position?.file, line: $0.position?.line,
        column: $0.position?.column)
    }
    changes = verdict.changes
  }
}
