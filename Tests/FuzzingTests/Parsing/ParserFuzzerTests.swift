import Replay
import Testing

@testable import Fuzzing

struct ParserFuzzerTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func noTextBreaksTheParser(seed: UInt64) {
    let report = ParserFuzzer(seed: seed, texts: 1200).run()
    #expect(report.isSuccess, "\(report)")
    #expect(report.texts >= 1200)
    #expect(report.accepted > 200, "\(report)")
    #expect(report.refused > 400, "\(report)")
  }

  @Test func theSameSeedDoesTheSame() {
    let reports = [1, 1, 2].map { ParserFuzzer(seed: $0, texts: 100).run().description }
    #expect(reports[0] == reports[1])
    #expect(reports[0] != reports[2])
  }

  @Test func aTextThatIsReadAsAnotherIsFound() throws {
    var report = ParserReport(seed: 0)
    let header = ReplayHeader(
      deck: "a", pairs: 1, seed: 2, viewport: ScriptSize(.init(width: 3, height: 4)))
    let script = ReplayScript(header: header)
    var other = script
    other.header.pairs = 2
    report.check(Array(other.description.utf8), expected: script)
    #expect(report.finding?.message == "expected a printed script to be read as it was")
    #expect(!report.isSuccess)
  }
}
