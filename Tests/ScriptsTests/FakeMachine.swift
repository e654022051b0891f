import Foundation

/// A machine on which a script runs: a folder of commands that is the whole `PATH`.
///
/// It starts with the plain tools that every system has. Each command that the script could tell
/// machines apart by (`swift`, `apt-get`, `id` …) is missing until a test puts one there.
final class FakeMachine {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let plainTools = [
    "bash", "cat", "cp", "dirname", "env", "false", "grep", "head", "mkdir", "mktemp", "rm", "sed",
    "sort", "touch", "true",
  ]

  let folder: URL
  /// What the fake commands were called with, one call a line.
  var calls: [String] {
    let log = (try? String(contentsOf: logFile, encoding: .utf8)) ?? ""
    return log.split(separator: "\n").map(String.init)
  }

  private var logFile: URL { folder.appendingPathComponent("calls.log") }
  private var commands: URL { folder.appendingPathComponent("bin") }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-machine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: commands, withIntermediateDirectories: true)
    for tool in Self.plainTools {
      let real = ["/usr/bin", "/bin"].map { "\($0)/\(tool)" }
        .first(where: FileManager.default.isExecutableFile)
      guard let real else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: commands.appendingPathComponent(tool).path, withDestinationPath: real)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Puts a command there that notes its call and then runs `body`, as bash.
  func install(_ command: String, _ body: String = "") throws {
    let file = commands.appendingPathComponent(command)
    let script = """
      #!/usr/bin/env bash
      echo "\(command) $*" >>"\(logFile.path)"
      \(body)

      """
    try script.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  func install(swiftVersion: String) throws {
    try install("swift", "echo 'Swift version \(swiftVersion) (swift-\(swiftVersion)-RELEASE)'")
  }

  /// A `dpkg-query` that knows `installed`, and an `apt-get` that installs anything.
  func installDebian(installed: [String] = [], user: Int = 0) throws {
    let known = installed.joined(separator: "|")
    try install(
      "dpkg-query",
      known.isEmpty
        ? "exit 1" : #"case "${@: -1}" in \#(known)) printf installed ;; *) exit 1 ;; esac"#)
    try install("apt-get")
    try install("apt-cache")
    try install("id", "echo \(user)")
  }

  func run(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = Self.repository.appendingPathComponent(script)
    process.arguments = arguments
    process.environment = ["PATH": commands.path].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }
}
