import Foundation
import Testing

/// What plays otherwise in some surroundings is found.
@Suite struct DeterminismTests {
  /// - Parameters:
  ///   - program: What the program does.
  ///   - other: What the one for the other processor does.
  private func run(
    _ program: String, _ arguments: String..., other: String = "exit 1"
  ) throws -> (Int32, String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-determinism-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recall = folder.appendingPathComponent("recall")
    let arm64 = folder.appendingPathComponent("arm64")
    for (file, text) in [(recall, program), (arm64, other)] {
      try "#!/bin/sh\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let process = Process()
    let errors = Pipe()
    process.executableURL = package.appendingPathComponent("scripts/determinism")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["RECALL": recall.path, "ARM64": arm64.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static let said =
    ##"printf '"file" : "a.replay",\n"outcome" : "passed",\n"stream" : "#%s"\n'"##

  @Test func whatIsTheSameEverywhereIsFine() throws {
    let (status, errors) = try run("\(Self.said) 1")
    #expect(status == 0)
    #expect(errors == "")
  }

  @Test(arguments: [
    (#""$TZ""#, "with frames", "Turkish, in Kiritimati: other states"),
    (#""$LC_ALL""#, "with frames", "C, in Honolulu: other states"),
    (#""$SWIFT_DETERMINISTIC_HASHING""#, "Turkish", "hashes of a fixed seed: other states"),
    (#""$5""#, "Honolulu", "with frames in between: other states"),
  ])
  func whatDependsOnItsSurroundingsIsFound(
    said: String, same: String, message: String
  ) throws {
    let (status, errors) = try run("\(Self.said) \(said)")
    #expect(status == 1)
    #expect(errors.contains(message), "\(errors)")
  }

  @Test(arguments: ["exit 1", "kill -SEGV $$", "exit 0"])
  func whatDoesNotEndAsItShouldIsFound(program: String) throws {
    let (status, errors) = try run(program)
    #expect(status == 1)
    #expect(errors.contains("determinism: debug: ended with"))
  }

  @Test func whatIsTheSameOnTheOtherProcessorIsFine() throws {
    let (status, errors) = try run("\(Self.said) 1", "arm64", other: "\(Self.said) 1")
    #expect(status == 0)
    #expect(errors == "")
  }

  @Test func whatDependsOnTheProcessorIsFound() throws {
    let (status, errors) = try run("\(Self.said) 1", "arm64", other: "\(Self.said) 2")
    #expect(status == 1)
    #expect(errors.contains("determinism: debug, arm64: other states"), "\(errors)")
  }

  @Test func anUnknownLengthIsRefused() throws {
    let (status, errors) = try run("exit 0", "long")
    #expect(status == 2)
    #expect(errors == "determinism: unknown length 'long': expected 'short', 'whole' or 'arm64'\n")
  }
}
