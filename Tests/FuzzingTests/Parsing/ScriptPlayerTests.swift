import Foundation
import Replay
import Testing

@testable import Fuzzing

struct ScriptPlayerTests {
  private func play(_ codec: ScriptCodec, seed: UInt64 = 1, events: Int) throws -> FuzzResult {
    try FuzzRun(version: "1", level: .script, seed: seed, events: events)
      .play(on: ScriptPlayer(codec))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func noTextBreaksTheParser(seed: UInt64) throws {
    let result = try play(.program, seed: seed, events: 1200)
    #expect(result.isSuccess, "\(result.records)")
    #expect(result.tally.events == 1200)
    #expect(result.tally.counts["accepted"] ?? 0 > 100)
    #expect(result.tally.counts["refused"] ?? 0 > 100)
  }

  @Test func aPrinterThatLosesSomethingIsFound() throws {
    let codec = ScriptCodec(read: ScriptCodec.program.read) {
      Array($0.description.replacingOccurrences(of: " button middle\n", with: "\n").utf8)
    }
    let record = try #require(try play(codec, events: 6000).records.first)
    #expect(record.invariant == "reads-back")
    let text = try #require(record.script.split(separator: "\n").last)
    // Of all steps, one with a middle button is enough.
    #expect(record.script.split(separator: "\n").count <= 8 + 20, "\(record.script)")
    #expect(!text.contains("middle"))
  }

  @Test func anErrorWithoutAPlaceIsFound() throws {
    let codec = ScriptCodec(
      read: { bytes throws(ReplayError) in
        do throws(ReplayError) {
          return try ScriptCodec.program.read(bytes)
        } catch {
          var error = error
          error.position.line = 0
          throw error
        }
      }, print: ScriptCodec.program.print)
    let record = try #require(try play(codec, events: 600).records.first)
    #expect(record.invariant == "errors-have-places")
    // The empty text has no place either, and nothing is shorter.
    #expect(record.script == "")
  }
}
