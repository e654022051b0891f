import Foundation

/// The `recall` that was built with these tests, as a process of its own.
struct RecallProcess {
  struct Result {
    var status: Int32
    /// The signal that ended it, if one did.
    var signal: Int32?
    var output: String
    var errors: String
  }

  /// Beside the bundle of the tests.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("recall")

  /// No test of the command line takes longer than this, in seconds.
  static let patience: TimeInterval = 300

  /// Runs `recall` to its end.
  ///
  /// It has no display of anybody's: SDL's dummy driver, unless `environment` says otherwise.
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try run(executable, arguments, in: folder, environment: environment)
  }

  /// Runs `recall` by a shell.
  ///
  /// - Parameters:
  ///   - arguments: What it is called with.
  ///   - folder: Where it is called.
  ///   - environment: What of the environment is changed.
  ///   - redirections: Redirections of a shell, such as `>&-`.
  ///   - prefix: A program that runs it, with a space behind.
  ///   - umask: The mask for the modes of new files.
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    redirecting redirections: String, prefix: String = "", umask: String = "022"
  ) throws -> Result {
    try run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "umask \(umask); exec \(prefix)\"$0\" \"$@\" \(redirections)", executable.path]
        + arguments, in: folder, environment: environment)
  }

  /// Runs another program than the one that was built, as that is run.
  static func run(
    _ executable: URL, _ arguments: [String], in folder: URL?,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let scratch = try TemporaryFolder()
    // What is kept is nobody's: neither what the developer played, nor what another test did.
    process.environment = Self.environment(
      ["XDG_DATA_HOME": scratch.path("data")].merging(environment) { $1 })
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (try scratch.file("output"), try scratch.file("errors"))
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The process that was started has its own; hundreds of runs would leave hundreds open here.
    try output.close()
    try errors.close()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    guard wait(upTo: patience, for: { !process.isRunning }) else {
      throw Timeout(what: "recall \(arguments.joined(separator: " ")) to end")
    }
    let wasSignalled = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus, signal: wasSignalled ? process.terminationStatus : nil,
      output: try scratch.text("output"),
      errors: try scratch.text("errors"))
  }

  /// This process's environment without its displays, and without how its desktop is set.
  static func environment(_ changes: [String: String]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    // Where nobody answers.
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/dev/null"
    environment["SDL_VIDEODRIVER"] = "dummy"
    return environment.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }
}

/// Something didn't happen in time.
struct Timeout: Error, CustomStringConvertible {
  var what: String

  var description: String {
    "waited too long for \(what)"
  }
}

/// Waits until a condition holds, and looks at it every 10 ms.
///
/// - Returns: Whether it came to hold within `seconds`.
func wait(upTo seconds: TimeInterval, for condition: () throws -> Bool) rethrows -> Bool {
  let end = Date(timeIntervalSinceNow: seconds)
  while Date() < end {
    if try condition() { return true }
    Thread.sleep(forTimeInterval: 0.01)
  }
  return try condition()
}

/// A folder that goes away with whoever holds it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ content: some Sequence<UInt8>, as name: String) throws -> String {
    try Data(content).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  func file(_ name: String) throws -> FileHandle {
    try write([], as: name)
    return try FileHandle(forWritingTo: url.appendingPathComponent(name))
  }
}
