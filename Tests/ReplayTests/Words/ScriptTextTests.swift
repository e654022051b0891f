import Testing

@testable import Replay

@Suite struct ScriptTextTests {
  private func written(_ write: (inout ScriptText) -> Void) -> String {
    ScriptText(write).description
  }

  @Test(
    arguments: [
      (0, "0"), (9, "9"), (10, "10"), (99, "99"), (100, "100"), (1_000_000, "1000000"),
      (.max, "18446744073709551615"),
    ] as [(UInt64, String)])
  func aNumberHasItsDigits(number: UInt64, digits: String) {
    #expect(written { $0.append(digitsOf: number) } == digits)
    #expect(number.written == digits)
  }

  @Test(arguments: [(0, "0"), (-1, "-1"), (.min, "-9223372036854775808")] as [(Int64, String)])
  func aNumberHasItsSign(number: Int64, digits: String) {
    #expect(number.written == digits)
  }

  @Test(arguments: [-1, 0, 1, 300])
  func soManyBlanksAreAppended(count: Int) {
    #expect(
      written { $0.append(blanks: count) } == String(repeating: " ", count: max(0, count)))
  }

  /// One byte less than there is room for at first, as many, one more, and many more.
  @Test(arguments: [255, 256, 257, 10_000])
  func aTextGrowsAndStaysWhatItWas(count: Int) {
    let long = String(repeating: "ab🚗", count: count)
    let text = ScriptText { text in
      text.append("start ", long, " ", "end")
      for byte in long.utf8 { text.append(byte) }
    }
    #expect(text.description == "start \(long) end\(long)")
    #expect(text.bytes == Array("start \(long) end\(long)".utf8))
    #expect(text.count == 10 + 12 * count)
  }

  @Test func scalarsAreCountedBehindAPlace() {
    let text = ScriptText { $0.append("é", "🚗a") }
    #expect(text.scalars(behind: 0) == 3)
    #expect(text.scalars(behind: 2) == 2)
    #expect(text.scalars(behind: 7) == 0)
  }

  @Test(
    arguments: [
      (0, "    0  wait"), (9, "    9  wait"), (10, "   10  wait"), (9_999, " 9999  wait"),
      (10_000, "10000  wait"), (123_456, "123456  wait"),
    ] as [(Int64, String)])
  func timesStandInColumns(time: Int64, line: String) {
    #expect(ReplayStep(at: time, .wait).description == line)
  }

  @Test func theBytesOfAScriptAreThoseOfItsText() throws {
    let script = try Sample.script("0 text \"é\\n\"\n")
    #expect(script.bytes == Array(script.description.utf8))
  }
}
