import Foundation

/// A process that is killed when nobody holds it any more.
final class BackgroundProcess {
  private let process = Process()
  private let name: String
  private let folder: TemporaryFolder

  /// Starts `command`, found by the `PATH`.
  ///
  /// - Parameters:
  ///   - lifetime: After how many seconds it ends by itself, should these tests be killed; nil
  ///     for a process that ends with something else.
  ///   - signals: The signals that don't reach it, unless it sees to that.
  init(
    _ command: [String], environment: [String: String], lifetime: Int? = nil,
    blocking signals: [Int32] = []
  ) throws {
    name = command[0]
    folder = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = (lifetime.map { ["timeout", "--kill-after=5", "\($0)"] } ?? []) + command
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try folder.file("output")
    process.standardError = try folder.file("errors")
    try process.run(blocking: signals)
  }

  deinit {
    guard process.isRunning else { return }
    process.terminate()
    if !wait(upTo: 5, for: { !process.isRunning }) {
      kill(process.processIdentifier, SIGKILL)
    }
  }

  var isRunning: Bool { process.isRunning }

  /// Whether it ended, and a signal did that.
  var wasEndedBySignal: Bool { !isRunning && process.terminationReason == .uncaughtSignal }

  /// The most memory that it has taken until now, in megabytes; nil when it has ended.
  var peakMemory: Int? {
    let path = "/proc/\(process.processIdentifier)/status"
    let line = try? String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 / 1000 }
  }

  func output() throws -> String { try folder.text("output") }

  func errors() throws -> String { try folder.text("errors") }

  /// Sends a signal and waits for the end.
  ///
  /// - Returns: The exit status.
  func end(with signal: Int32) throws -> Int32 {
    kill(process.processIdentifier, signal)
    guard wait(upTo: RecallProcess.patience, for: { !process.isRunning }) else {
      throw Timeout(what: "\(name) to end after signal \(signal)")
    }
    return process.terminationStatus
  }
}

extension Process {
  /// Starts this process with only `signals` blocked: the threads of a pool, on which tests run,
  /// block all of them, and a new process inherits that.
  fileprivate func run(blocking signals: [Int32]) throws {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    for signal in signals {
      sigaddset(&blocked, signal)
    }
    pthread_sigmask(SIG_SETMASK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
