import Testing

@testable import Replay

/// A file has millions of words, nearly all of which are as they should be.
@Suite struct LineScannerTests {
  private let lines = HeldLines()

  private func scanner(_ line: String) throws -> LineScanner {
    try LineScanner(lines.hold(line.utf8), file: "a.replay", line: 1, endsFile: false)
  }

  @Test func whatIsExpectedIsOnlyPutIntoWordsWhereItIsMissing() throws {
    var sentences = 0
    func expected() -> String {
      sentences += 1
      return "a number"
    }
    var scanner = try scanner("12 b")
    #expect(try scanner.take(expected(), \.unsigned) == 12)
    #expect(try scanner.take(expected()).text == "b")
    #expect(sentences == 0)
    #expect(throws: ReplayError.self) { try scanner.take(expected()) }
    #expect(sentences == 1)
  }

  @Test(
    arguments: [
      ("0", 0), ("007", 7), ("18446744073709551615", UInt64.max), ("18446744073709551616", nil),
      ("99999999999999999999", nil), ("-1", nil), ("+1", nil), ("1a", nil), ("\"1\"", nil),
      ("١", nil),
    ] as [(String, UInt64?)])
  func aNumberIsReadByItsDigits(word: String, number: UInt64?) throws {
    var scanner = try scanner(word)
    #expect(try scanner.take("a word").unsigned == number)
  }

  @Test func aWordIsKnownByItsBytes() throws {
    var scanner = try scanner("  #ab\t\"#ab\" é")
    let bare = try scanner.take("a word")
    #expect(bare.isWord("#ab") && bare.begins(with: "#") && !bare.isWord("#a"))
    #expect(bare.column == 3)
    let quoted = try scanner.take("a word")
    #expect(quoted.isQuoted && quoted.text == "#ab" && !quoted.isWord("#ab"))
    #expect(!quoted.begins(with: "#"))
    let last = try scanner.take("a word")
    #expect(last.text == "é" && last.column == 13 && scanner.peek == nil)
  }

  @Test func textsWithEscapesStandBesideEachOther() throws {
    var scanner = try scanner(#""a\nb" "é" c "\u{1F697}\"" "\\""#)
    #expect(try scanner.take("a text").text == "a\nb")
    #expect(try scanner.take("a text").text == "é")
    #expect(try scanner.take("a word").text == "c")
    let last = try scanner.take("a text")
    #expect(last.text == "🚗\"" && last.column == 14)
    #expect(try scanner.take("a text").text == "\\" && scanner.peek == nil)
  }

  /// A word behind one that has scalars of several bytes, and behind a text with an escape and one without.
  @Test(arguments: [
    ("éé x", 4), ("🚗é🚗 x", 5), ("\"é🚗\" x", 6), (#""é\n🚗" x"#, 8), (#""\\é" x"#, 7),
    ("\" é\" x", 6), ("\t é x", 5),
  ])
  func columnsCountScalarsWhereverTheyStand(line: String, column: Int) throws {
    var scanner = try scanner(line)
    _ = try scanner.take("a word")
    #expect(scanner.place == TextPlace(line: 1, column: column))
    #expect(try scanner.take("a word").column == column)
    // Behind the last word stands the end of the line.
    #expect(scanner.place == TextPlace(line: 1, column: column + 1))
  }

  @Test(arguments: [("\" a\"", " a"), ("\"  \"", "  "), ("\"a \" b", "a "), ("\"\"", "")])
  func aTextKeepsItsBlanks(line: String, text: String) throws {
    var scanner = try scanner(line)
    #expect(try scanner.take("a text").text == text)
  }

  private static let scalar = #"a Unicode scalar value, as in \u{1F697}"#

  @Test(arguments: [
    (#""a"b c"#, "1:4: expected a space after the closing quote, found `b`"),
    (#""a "b"#, "1:5: expected a space after the closing quote, found `b`"),
    (#""a"🚗"#, "1:4: expected a space after the closing quote, found `🚗`"),
    (#""é\n"🚗"#, "1:6: expected a space after the closing quote, found `🚗`"),
    (#""a\n"" x"#, "1:6: expected a space after the closing quote, found `\"`"),
    (#""\🚗""#, #"1:2: expected one of \" \\ \n \r \t \u{…}, found `\🚗`"#),
    (#""\"#, #"1:2: expected one of \" \\ \n \r \t \u{…}, found a lone backslash"#),
    (#""\u{+41}""#, #"1:2: expected \#(scalar), found `\u{+41`"#),
    (#""\u{41 }""#, #"1:2: expected \#(scalar), found `\u{41`"#),
    (#""\u{}""#, #"1:2: expected \#(scalar), found `\u{`"#),
    (#""é\u41""#, #"1:3: expected \#(scalar), found `\u{`"#),
    (#""\u{110000}""#, #"1:2: expected \#(scalar), found `\u{110000`"#),
    (#""\u{0000000041}""#, #"1:2: expected \#(scalar), found `\u{000000004`"#),
    (#""\u{41"#, #"1:2: expected \#(scalar), found `\u{41`"#),
  ])
  func whatIsWrongWithATextIsNamedWithItsPlace(line: String, message: String) {
    #expect {
      _ = try scanner(line)
    } throws: {
      "\($0)" == "a.replay:" + message
    }
  }

  @Test(arguments: [#""\u{41}""#, #""\u{000041}""#, #""\u{000000041}""#])
  func aScalarIsReadByItsNumber(line: String) throws {
    var scanner = try scanner(line)
    #expect(try scanner.take("a text").text == "A")
  }

  /// With texts that have room in a word of the machine, and with longer ones.
  @Test(arguments: [0, 1, 10, 14, 15, 16, 300, 5000])
  func aTextOfAnyLengthIsReadWhole(length: Int) throws {
    let long = String(repeating: "x", count: length)
    var scanner = try scanner(#"a\#(long) "\#(long)\n" "\u{1F697}\#(long)\u{0}""#)
    #expect(try scanner.take("a word").text == "a" + long)
    #expect(try scanner.take("a text").text == long + "\n")
    #expect(try scanner.take("a text").text == "🚗" + long + "\0")
  }

  @Test func whatIsLookedAtAheadMeansTheSameAgain() throws {
    var scanner = try scanner(#"a "b\n" "c\t" d"#)
    var ahead = scanner
    for text in ["a", "b\n", "c\t"] { #expect(try ahead.take("a text").text == text) }
    for text in ["a", "b\n", "c\t", "d"] { #expect(try scanner.take("a text").text == text) }
  }
}
