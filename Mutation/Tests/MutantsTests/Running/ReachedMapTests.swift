import Foundation
import Testing

@testable import Mutants

@Suite struct ReachedMapTests {
  @Test func itTellsTheNumbersThatWereReached() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "reached-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let map = try ReachedMap(at: file, count: 4)
    #expect(try map.numbers() == [])

    try Data([0, 1, 0, 0, 1]).write(to: file)

    #expect(try map.numbers() == [1, 4])
  }
}
