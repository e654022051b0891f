import Foundation

/// The program `appending` that was built with these tests, as a process of its own.
final class AppendingProcess {
  private let process = Process()
  private let output: URL

  /// - Parameters:
  ///   - arguments: What it is called with.
  ///   - output: Where what it says goes.
  ///   - shell: What a shell does before, in a mount namespace of its own; nil for no shell.
  init(_ arguments: [String], output: URL, afterMounting shell: String? = nil) throws {
    self.output = output
    let program = Self.executable.path
    process.executableURL =
      shell == nil ? Self.executable : URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments =
      shell.map { ["-m", "/bin/sh", "-c", "\($0) && exec \"$0\" \"$@\"", program] + arguments }
      ?? arguments
    process.standardInput = FileHandle.nullDevice
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    try process.run()
    try handle.close()
  }

  private static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("appending")

  /// Ends it at once, as nothing can be done about it.
  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Waits for its end.
  func lines() throws -> [String] {
    process.waitUntilExit()
    return try said()
  }

  /// The whole lines that it has said.
  func said() throws -> [String] {
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Whether file systems can be mounted here for one process.
  static let canMount: Bool = {
    let trial = Process()
    trial.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    trial.arguments = ["-m", "/bin/sh", "-c", "mount -t tmpfs -o size=64k none /mnt"]
    trial.standardError = FileHandle.nullDevice
    guard (try? trial.run()) != nil else { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()
}
