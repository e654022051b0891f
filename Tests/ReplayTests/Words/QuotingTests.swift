import Testing

@testable import Replay

@Suite struct QuotingTests {
  @Test(arguments: [
    ("", "\"\""), ("a b", "\"a b\""), ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F} ", #""\u{0}\u{1F} ""#),
    ("~\u{7F}\u{80}\u{9F}\u{A0}", "\"~\\u{7F}\\u{80}\\u{9F}\u{A0}\""),
    ("\u{200D}\u{200E}\u{200F}\u{2010}", "\"\u{200D}\\u{200E}\\u{200F}\u{2010}\""),
    ("\u{2027}\u{2028}\u{202E}\u{202F}", "\"\u{2027}\\u{2028}\\u{202E}\u{202F}\""),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u{2066}\\u{2069}\u{206A}\""),
    ("\u{FEFE}\u{FEFF}\u{FF00}", "\"\u{FEFE}\\u{FEFF}\u{FF00}\""), ("🚗é", "\"🚗é\""),
  ])
  func whatWouldChangeItsLineIsEscaped(text: String, written: String) {
    #expect(Array(quoted(text).description.utf8) == Array(written.utf8))
  }

  /// One byte less, as many, and one more than go into a piece; a scalar is never cut.
  @Test(arguments: [
    ("abc", 4, ["abc"]), ("abcd", 4, ["abcd"]), ("abcde", 4, ["abcd", "e"]),
    ("abcé", 4, ["abc", "é"]), ("", 4, [""]), ("éééé", 4, ["éé", "éé"]), ("🚗🚕", 4, ["🚗", "🚕"]),
  ])
  func aTextComesInPiecesOfSoManyBytes(text: String, bytes: Int, pieces: [String]) {
    #expect(text.pieces(of: bytes) == pieces)
  }

  @Test(
    arguments: [
      (0, "0000000000000000"), (0xA1, "00000000000000a1"), (.max, "ffffffffffffffff"),
    ] as [(UInt64, String)])
  func aDigestHasSixteenDigits(digest: UInt64, text: String) {
    #expect(digestText(digest) == text)
  }

  @Test(arguments: [
    ("a", true, true, true), ("_1", true, true, true), ("A-z~!", true, true, true),
    ("1a", false, true, true), ("", false, false, false), ("with", true, false, true),
    ("beside", false, true, true), ("a b", false, false, false), ("a#", false, false, true),
    ("#a", false, false, false), ("a\"", false, false, false), ("é", false, false, false),
    ("a\u{7F}", false, false, false), ("@", false, true, true), ("[", false, true, true),
    ("`", false, true, true), ("{", false, true, true), ("z", true, true, true),
    ("Z", true, true, true), ("a\t", false, false, false), ("!", false, true, true),
  ])
  func aPlainWordNeedsNoQuotes(text: String, isName: Bool, isKey: Bool, isValue: Bool) {
    #expect(text.asName.description == (isName ? text : quoted(text).description))
    #expect(text.asKey.description == (isKey ? text : quoted(text).description))
    #expect(text.asValue.description == (isValue ? text : quoted(text).description))
  }

  @Test func digitsAreThoseOfTheirBase() {
    let digits = (UInt8.min...UInt8.max).filter(\.isDigit)
    #expect(digits == Array("0123456789".utf8))
    let hexadecimal = (UInt8.min...UInt8.max).filter { $0.hexDigit != nil }
    #expect(hexadecimal == Array("0123456789ABCDEFabcdef".utf8))
    #expect(hexadecimal.compactMap(\.hexDigit) == Array(0...15) + Array(10...15))
  }
}
