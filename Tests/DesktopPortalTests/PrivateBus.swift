import Foundation

/// A bus of nobody else's, and a portal on it that says what a test wants.
final class PrivateBus {
  let address: String
  private let folder: URL
  private var processes: [Process] = []
  private var words = Pipe()

  static let daemon = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"]
    .first(where: FileManager.default.isExecutableFile)

  struct Failure: Error {
    let description: String
  }

  init() throws {
    guard let daemon = Self.daemon else {
      throw Failure(description: "there is no dbus-daemon here")
    }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    address = "unix:path=\(folder.path)/bus"
    let output = Pipe()
    // `--nofork` keeps it this process's to end.
    try start(
      daemon, ["--session", "--nofork", "--nopidfile", "--print-address", "--address=\(address)"],
      output: output)
    _ = try line(of: output)
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts a portal that answers `text`, and waits until it has its name.
  func startPortal(answering text: String) throws {
    let output = Pipe()
    words = Pipe()
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("portal")
    try start(program.path, [address, text], output: output, input: words)
    guard try line(of: output) == "ready" else {
      throw Failure(description: "the portal didn't get its name")
    }
  }

  /// Has the portal tell that something has changed.
  func change(_ text: String) throws {
    try words.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Ends bus and portal, as a session's end does.
  func end() {
    for process in processes.reversed() where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    processes = []
  }

  private func start(
    _ path: String, _ arguments: [String], output: Pipe, input: Pipe? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    if let input {
      process.standardInput = input
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    processes.append(process)
  }

  private func line(of output: Pipe) throws -> String {
    var bytes: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
