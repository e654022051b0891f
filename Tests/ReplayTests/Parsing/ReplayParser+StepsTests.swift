import Testing

@testable import Replay

/// What steps hold, and what may stand below them.
@Suite struct ReplayParserStepsTests {
  private func error(_ steps: String, version: Int = 5) -> String? {
    do {
      _ = try Sample.script(steps + "\n", version: version)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Each with the instant until which something holds the pointer, and the line that says so.
  @Test(arguments: [
    ("0 press a for 1\n0 tap a", 1, 6), ("0 press a for 1\n0 end", 1, 6),
    ("0 wait until b = 1 for at most 1\n0 tap a", 1, 6),
    ("0 press a for 300\n0 press b for 100 pointer 1\n200 end", 300, 6),
    ("0 press a for 300\n0 press b for 300 pointer 1\n200 end", 300, 6),
    ("0 press a for 300\n0 press b for 301 pointer 1\n200 end", 301, 7),
    ("0 press a for 300\n0 wait until b = 1 for at most 100\n200 tap a", 300, 6),
    ("0 press a for 100\n0 wait until b = 1 for at most 300\n200 tap a", 300, 7),
    ("0 press a for 300\n0 wait until b = 1 for at most 300\n200 tap a", 300, 6),
    ("0 press a for 100\n0 wait until b = 1 for at most 300\n200 key q", 300, 7),
    ("0 press a for 300\n0 wait until b = 1 for at most 100\n99 key q", 100, 7),
    ("0 press a for 300\n0 wait until b = 1 for at most 100\n200 end", 300, 6),
  ])
  func whatIsHeldLongestIsTold(steps: String, until: Int, line: Int) throws {
    let last = try #require(steps.split(separator: "\n").last)
    let time = try #require(last.split(separator: " ").first)
    #expect(
      error(steps) == "sample.replay:\(5 + steps.split(separator: "\n").count):\(time.count + 2): "
        + "expected a time of at least \(until) ms, when line \(line) ends, found `\(time)`")
    #expect(error(steps.replacing("\n\(time) ", with: "\n\(until) ")) == nil)
  }

  @Test func whatTakesNoTimeHoldsNothing() {
    #expect(error("0 press a for 0\n0 tap a\n0 wait until b = 1 for at most 0\n0 end") == nil)
  }

  @Test func aStepMayStandAtTheLastTimeOfAll() {
    #expect(error("10000000000 end") == nil)
    #expect(error("10000000000 key a\n10000000000 end") == nil)
  }

  @Test(arguments: [
    ("// c\n a = 1", "8:2: expected a step, which begins with its time, found `a`"),
    (" a = 1 2", "7:8: expected the end of the line, found `2`"),
    (" a gone 2", "7:9: expected the end of the line, found `2`"),
    (" a = 1\n a = 2", "8:2: expected a name after a, found `a`"),
    (" #a = 1", "7:2: expected a step or a change, found `#a`"),
    (" a =", "7:5: expected a value, in quotes if it has spaces, found the end of the line"),
  ])
  func whatIsWrongBelowAStepIsNamed(lines: String, message: String) {
    #expect(error("0 tap a #0123456789abcdef\n" + lines) == "sample.replay:" + message)
  }

  // MARK: Bounds

  /// A parser behind a step that may have so many more bytes of changes.
  private func parser(left bytes: Int) throws -> ReplayParser {
    var parser = ReplayParser(file: "a.replay")
    try parser.readAll(Array(Sample.text("0 tap a #0123456789abcdef\n").utf8))
    #expect(parser.changeBytes == 0)
    parser.changeBytes = ReplayGrammar.changeBytes - bytes
    return parser
  }

  @Test(arguments: [("abc = de", 5), ("abc gone", 3), ("é = \"ü\"", 4), ("abc = \"\"", 3)])
  func namesAndValuesCountByTheirBytes(line: String, bytes: Int) throws {
    let text = line.replacing("é", with: "\"é\"")
    var parser = try parser(left: bytes)
    try parser.readAll(Array("  \(text)\n".utf8))
    #expect(parser.steps.last?.changes.count == 1)
    #expect(parser.steps.last?.changeBytes == bytes)
    #expect {
      var parser = try self.parser(left: bytes - 1)
      try parser.readAll(Array("\n  \(text)\n".utf8))
    } throws: {
      "\($0)"
        == "a.replay:8:1: expected changes of at most 16777216 bytes for a step, found more"
    }
  }

  @Test func theBytesOfAnotherStepDoNotCount() throws {
    var parser = try parser(left: 0)
    try parser.readAll(Array("1 tap b #0123456789abcdef\n  a = 1\n".utf8))
    #expect(parser.changeBytes == 2)
  }
}
