import Foundation
import Testing

/// The sounds that ship are what the script makes, on any machine.
@Suite struct SoundsTests {
  private static let folder = FakeMachine.repository.appendingPathComponent("Assets/Sounds")

  private func run(_ arguments: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = FakeMachine.repository.appendingPathComponent("scripts/sounds")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func theSoundsThatShipAreWhatTheScriptMakes() throws {
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-sounds-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: made) }
    let run = try run([made.path])
    try #require(run.status == 0, "\(run.errors)")
    let manager = FileManager.default
    let shipped = try manager.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".wav") }.sorted()
    let names = try manager.contentsOfDirectory(atPath: made.path).sorted()
    #expect(!names.isEmpty)
    #expect(names == shipped)
    for name in names {
      let new = try Data(contentsOf: made.appendingPathComponent(name))
      let old = try Data(contentsOf: Self.folder.appendingPathComponent(name))
      #expect(new == old, "\(name) isn't what `scripts/sounds` makes: run it")
    }
  }

  @Test func moreThanOneFolderIsRefused() throws {
    let run = try run(["a", "b"])
    #expect(run.status == 1)
    #expect(run.errors == "usage: scripts/sounds [FOLDER]\n")
  }
}
