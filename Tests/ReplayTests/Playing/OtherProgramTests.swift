import Testing

@testable import Replay

/// Who plays a script with another version than that of its recording is told so when it doesn't hold.
struct OtherProgramTests {
  private static let line =
    "\n  it was recorded by \"recall 1.0.0\", and this is \"recall 2.0.0\": things may stand elsewhere"

  private func words(
    _ steps: String, recorded: String? = "recall 1.0.0", here: String? = "recall 2.0.0"
  ) throws -> [String] {
    var header = Sample.header
    header.program = recorded
    let script = try ReplayScript(parsing: "\(header)\n\(steps)", file: "a.replay")
    let table = Table()
    table.program = here
    let target = SlicedTarget(CheckedTarget(table, invariants: []), seed: 1)
    do throws(ReplayError) {
      return try ReplayPlayer(script).play(on: target).failures.map(\.description)
    } catch {
      return [error.description]
    }
  }

  private static let steps = [
    "0 start #00000000000000ff\n", "0 expect card:1.taps = 3\n", "0 tap kard:1\n",
  ]

  @Test(arguments: steps)
  func anotherProgramIsNamedWithWhatDoesNotHold(steps: String) throws {
    let words = try words(steps)
    #expect(words.count == 1 && words[0].hasSuffix(Self.line), "\(words)")
  }

  @Test(arguments: steps)
  func ofTheSameOrAnUnknownOneNothingIsSaid(steps: String) throws {
    for (recorded, here) in [
      ("recall 1.0.0", "recall 1.0.0"), (nil, "recall 2.0.0"), ("recall 1.0.0", nil), (nil, nil),
    ] as [(String?, String?)] {
      let words = try words(steps, recorded: recorded, here: here)
      #expect(words.count == 1 && !words[0].contains("recorded by"), "\(words)")
    }
  }

  @Test func whatHoldsHoldsWhoeverPlaysIt() throws {
    #expect(try words("0 expect card:1.taps = 0\n") == [])
  }

  @Test func aProgramStandsInQuotes() {
    let error = #expect(throws: ReplayError.self) {
      try ReplayScript(parsing: "recall-replay 5\nprogram recall\n", file: "a.replay")
    }
    #expect(
      error?.description
        == "a.replay:2:9: expected a program's name in quotes, found `recall`")
  }
}
