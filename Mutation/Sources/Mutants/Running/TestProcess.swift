import Foundation

/// The program with the tests, run by itself: no package manager in between, which would cost more than most tests.
struct TestProcess: Sendable {
  enum Ending: Equatable {
    case passed, failed, crashed, timedOut
  }

  let program: URL

  /// Runs tests until they have ended, or until the first one fails.
  ///
  /// - Parameters:
  ///   - tests: By their names, as ``list()`` tells them.
  ///   - mutant: Which mutant is chosen; 0 for none.
  ///   - reached: Where to note what is reached.
  ///   - limit: In seconds; then it is killed.
  func run(_ tests: [String], mutant: Int, reached: ReachedMap, limit: Double) throws -> Ending {
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["--testing-library", "swift-testing"] + tests.flatMap { ["--filter", Self.pattern(of: $0)] }
    process.environment = ProcessInfo.processInfo.environment.merging([
      "MUTANT": "\(mutant)", "MUTANTS_REACHED": reached.file.path,
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let watch = Watch(process.processIdentifier)
    let hand = DispatchWorkItem { watch.end(.timedOut) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: hand)
    if Self.tellsOfIssue(output.fileHandleForReading) { watch.end(.failed) }
    process.waitUntilExit()
    hand.cancel()
    if let ending = watch.ending { return ending }
    guard process.terminationReason == .exit else { return .crashed }
    return process.terminationStatus == 0 ? .passed : .failed
  }

  /// The names of all tests.
  func list() throws -> [String] {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--testing-library", "swift-testing", "--list-tests"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Matches one test, and no other whose name begins so.
  private static func pattern(of test: String) -> String {
    "^" + NSRegularExpression.escapedPattern(for: test) + "(/|$)"
  }

  /// Reads until something has failed, or until the end.
  private static func tellsOfIssue(_ output: FileHandle) -> Bool {
    var line = ""
    while case let data = output.availableData, !data.isEmpty {
      line += String(decoding: data, as: UTF8.self)
      if line.contains(" recorded an issue ") { return true }
      line = String(line.suffix(200))
    }
    return false
  }
}

/// Ends a process for one reason.
private final class Watch: @unchecked Sendable {
  private let lock = NSLock()
  private let process: pid_t
  private var reason: TestProcess.Ending?

  init(_ process: pid_t) {
    self.process = process
  }

  var ending: TestProcess.Ending? {
    lock.withLock { reason }
  }

  func end(_ reason: TestProcess.Ending) {
    lock.withLock {
      guard self.reason == nil else { return }
      self.reason = reason
      kill(process, SIGKILL)
    }
  }
}
