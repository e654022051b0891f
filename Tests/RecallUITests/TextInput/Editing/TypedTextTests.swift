import Testing

@testable import RecallUI

@Suite struct TypedTextTests {
  @Test(
    arguments: [
      ("a b", "a b", "a b"), ("a\nb", "a b", "a\nb"), ("a\r\nb\rc", "a b c", "a\nb\nc"),
      ("a\u{2028}b\u{85}c", "a b c", "a\nb\nc"), ("a\tb", "a b", "a\tb"),
      ("a\u{0}\u{7}\u{7F}\u{9F}b", "ab", "ab"), ("é👍🏽", "é👍🏽", "é👍🏽"), ("", "", ""),
      ("“a”", "“a”", "“a”"),
    ])
  func signsThatStandForNoLettersAreLeftOut(text: String, line: String, lines: String) {
    #expect(TypedText.inLine(text) == line)
    #expect(TypedText.inLines(text) == lines)
  }
}
