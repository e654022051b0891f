import Foundation

/// A script of the repository that runs with the tools of this machine.
struct ScriptRun {
  let status: Int32
  let output: String
  let errors: String

  /// - Parameters:
  ///   - script: Its path in the repository; empty for what `runner` does alone.
  ///   - arguments: What it is called with.
  ///   - input: What it reads.
  ///   - environment: What of the environment is changed.
  ///   - runner: A program that runs it, with its arguments; none for the script itself.
  init(
    _ script: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = [:], by runner: [String] = []
  ) throws {
    let process = Process()
    let path = FakeMachine.repository.appendingPathComponent(script).path
    let call = runner + (script.isEmpty ? [] : [path]) + arguments
    process.executableURL = URL(fileURLWithPath: call[0])
    process.arguments = Array(call.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-script-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let names = ["input", "output", "errors"].map { scratch.appendingPathComponent($0) }
    try Data(input.utf8).write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: names[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: names[2]), as: UTF8.self)
  }

  /// Where a tool of this machine lies; nil where it isn't.
  static func tool(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}
