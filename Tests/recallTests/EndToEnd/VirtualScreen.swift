import Foundation

/// An X server without a screen, on a display of its own, with a pointer that is moved from
/// outside.
final class VirtualScreen {
  private let server: BackgroundProcess
  /// What `DISPLAY` is to be.
  let display: String

  struct MissingTool: Error, CustomStringConvertible {
    var name: String
    var reason: String

    var description: String {
      "\(name) failed (is everything there? scripts/bootstrap test): \(reason)"
    }
  }

  /// Starts a server, which finds a free display number by itself.
  init(width: Int = 1280, height: Int = 1024, depth: Int = 24) throws {
    // A server starts anew when its last client leaves, and drops whoever connects meanwhile: the
    // tool that looks for the window comes and goes while the game comes.
    let server = try BackgroundProcess(
      [
        "Xvfb", "-noreset", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0",
        "\(width)x\(height)x\(depth)",
      ], environment: ProcessInfo.processInfo.environment, lifetime: 120)
    let isUp = try wait(upTo: RecallProcess.patience) {
      try server.output().hasSuffix("\n") || !server.isRunning
    }
    let number = try server.output().trimmingCharacters(in: .whitespacesAndNewlines)
    guard isUp, server.isRunning, !number.isEmpty else {
      throw MissingTool(name: "Xvfb", reason: try server.errors())
    }
    self.server = server
    display = ":\(number)"
  }

  var environment: [String: String] {
    RecallProcess.environment(["DISPLAY": display, "SDL_VIDEODRIVER": ""])
  }

  /// Runs a tool on this screen and returns what it printed.
  @discardableResult
  func run(_ command: String...) throws -> String {
    try run(command)
  }

  /// Runs a tool on this screen and returns what it printed.
  @discardableResult
  func run(_ command: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "20"] + command
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw MissingTool(name: command.joined(separator: " "), reason: text)
    }
    return text
  }
}
