import Foundation
import Testing

/// An attack that nothing can fail would be none.
@Suite struct AttackTests {
  private func attack(on program: String, length: String = "short") throws -> (Int32, String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-attack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recall = folder.appendingPathComponent("recall")
    try program.write(to: recall, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: recall.path)
    let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let process = Process()
    let errors = Pipe()
    process.executableURL = package.appendingPathComponent("scripts/attack")
    process.arguments = [length, recall.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test(arguments: [
    ("kill -SEGV $$", "ended with 139"), ("exit 3", "ended with 3"),
    ("exit 1", "ended with 1 and no error"),
    ("echo 'Fatal error: index out of range' >&2", "crashed: Fatal error"),
    ("printf '\\033[2J'", "wrote an escape sequence"),
    ("exit 0", "the next recording was not made"),
  ])
  func whatBreaksIsFound(program: String, found: String) throws {
    let (status, errors) = try attack(on: "#!/bin/sh\n\(program)\n")
    #expect(status == 1)
    #expect(errors.contains(found), "\(errors.prefix(300))")
  }

  @Test func anUnknownLengthIsRefused() throws {
    let (status, errors) = try attack(on: "#!/bin/sh\n", length: "long")
    #expect(status == 2)
    #expect(errors == "attack: unknown length 'long': expected 'short' or 'whole'\n")
  }
}
