import Testing

@testable import recall

@Suite struct StartTimesTests {
  @Test func eachPartBeginsWhereTheOneBeforeItEnded() {
    let start = ContinuousClock.now
    var times = StartTimes(loading: .microseconds(20_149), start: start)
    times.end("the fonts", at: start + .milliseconds(12))
    times.end("the window", at: start + .microseconds(112_060))
    #expect(
      times.report == """
        The first frame was shown 112.1 ms after main began:
            12.0 ms  the fonts
           100.1 ms  the window
        Before that, loading took 20.1 ms of the processor's time.
        """)
  }

  @Test func aStartThatIsTimedShowsItsFirstFrameAndEnds() throws {
    let result = try RecallProcess.run(["play", "--time-start", "--seed", "1"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == 9)
    #expect(lines[0] == "Dealt 8 pairs of Vehicles with seed 1.")
    let total = try number(after: "shown ", in: lines[1])
    let parts = try lines[2..<8].map { try number(after: " ", in: $0) }
    #expect(parts.allSatisfy { $0 >= 0 })
    // Each is rounded to a tenth.
    #expect(abs(parts.reduce(0, +) - total) < 0.5)
    #expect(lines[7].hasSuffix("  drawing the frame"))
    #expect(try number(after: "loading took ", in: lines[8]) > 0)
  }

  @Test func aStartThatIsTimedIsRecordedAsTheGameThatItIs() throws {
    let folder = try TemporaryFolder()
    let played = try RecallProcess.run(
      ["play", "--time-start", "--seed", "1", "--record", "a.replay"], in: folder.url)
    #expect(played.status == 0)
    let replayed = try RecallProcess.run(["replay", "a.replay"], in: folder.url)
    #expect(replayed.status == 0)
    #expect(replayed.errors == "")
  }

  private func number(after words: String, in line: Substring) throws -> Double {
    let range = try #require(line.range(of: words))
    let rest = line[range.upperBound...].drop { $0 == " " }
    return try #require(Double(rest.prefix { $0.isNumber || $0 == "." }))
  }
}
