import Testing

@testable import Replay

@Suite struct FileLinesTests {
  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  private func lines(_ text: String) -> [FileLines.Line] {
    var lines = FileLines(Array(text.utf8))
    var found: [FileLines.Line] = []
    while let line = lines.next() {
      found.append(line)
      #expect(lines.number == found.count)
    }
    return found
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a\n"]), ("\n\nb", ["\n", "\n", "b"]),
      ("a\r\nb\n", ["a\r\n", "b\n"]),
    ] as [(String, [String])])
  func aLineHasItsEnd(file: String, expected: [String]) {
    #expect(lines(file).map { text($0.bytes) } == expected)
  }

  @Test(arguments: [("a\n", "\n"), ("a\r\n", "\r\n"), ("a", "\n"), ("\r", "\n"), ("\r\n", "\r\n")])
  func whatIsAddedEndsAsTheLineDoes(line: String, ending: String) {
    #expect(lines(line).map { text($0.ending) } == [ending])
  }

  @Test(arguments: [
    ("5 tap a #", true), ("5 tap a # \t", true), ("5 tap a #\r", true), ("5 tap a #\n", false),
    ("5 tap a", false), ("#", true),
  ])
  func whereItsWriterDiedALineEndsInItsMark(line: String, isCutOff: Bool) {
    #expect(lines(line).map(\.isCutOff) == [isCutOff])
  }

  @Test(arguments: [
    ("  a = 1\n", true), ("a = 1\n", true), ("5 tap a\n", false), ("  5 tap a\n", false),
    ("\n", false), (" \t\r\n", false), ("// a\n", false), ("  // a\n", false), ("/ a\n", true),
    ("\"5\" = 1\n", true),
  ])
  func aChangeIsWhatIsNeitherAStepNorAComment(line: String, isChange: Bool) {
    #expect(lines(line).map(\.isChange) == [isChange])
  }

  @Test func changesBelowAStepAreLeftOut() {
    var lines = FileLines(Array("5 tap a\n a = 1\n b = 2\n\n c = 3\n".utf8))
    _ = lines.next()
    lines.skipChanges()
    #expect(lines.number == 3)
    #expect(lines.next().map { text($0.bytes) } == "\n")
  }

  private static let digest = "#00000000000000ff"

  /// The digests stand below each other, two blanks behind what is longer.
  @Test(arguments: [
    ("5 tap a\n", "5 tap a" + String(repeating: " ", count: 35) + digest + "\n"),
    ("5 tap é  \r\n", "5 tap é" + String(repeating: " ", count: 35) + digest + "  \r\n"),
    (
      String(repeating: "x", count: 39) + "\n",
      String(repeating: "x", count: 39) + "   " + digest + "\n"
    ),
    (
      String(repeating: "x", count: 40) + "\n",
      String(repeating: "x", count: 40) + "  " + digest + "\n"
    ),
    (String(repeating: "x", count: 50), String(repeating: "x", count: 50) + "  " + digest),
  ])
  func aLineWithoutADigestGetsOne(line: String, expected: String) {
    #expect(lines(line).map { text($0.replacingDigest(nil, with: 0xFF)) } == [expected])
  }

  @Test(arguments: [
    ("5 tap a #0123456789abcdef\n", "5 tap a \(digest)\n"),
    ("5 tap a\t#0123456789abcdef \t\r\n", "5 tap a\t\(digest) \t\r\n"),
  ])
  func aDigestTakesThePlaceOfAnother(line: String, expected: String) {
    #expect(lines(line).map { text($0.replacingDigest(1, with: 0xFF)) } == [expected])
  }
}
