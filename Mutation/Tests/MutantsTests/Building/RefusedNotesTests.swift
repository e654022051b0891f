import Foundation
import Testing

@testable import Mutants

@Suite struct RefusedNotesTests {
  private let file = FileManager.default.temporaryDirectory.appending(
    path: "refused-\(UUID().uuidString)")

  @Test func whatWasRefusedIsKnownTheNextTimeOfTheSameSources() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(RefusedNotes(at: file, of: ["a", "b"]).numbers() == [])
    try RefusedNotes(at: file, of: ["a", "b"]).note([7, 12, 3])
    #expect(RefusedNotes(at: file, of: ["a", "b"]).numbers() == [3, 7, 12])
    for others in [["a", "c"], ["ab"], ["a"], ["b", "a"], []] {
      #expect(RefusedNotes(at: file, of: others).numbers() == [])
    }
  }

  @Test func whatIsNoNoteIsNone() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try "7\n12\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(RefusedNotes(at: file, of: ["a"]).numbers() == [])
  }
}
