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

  @Test(arguments: [127, 128, 129, 5_000_000])
  func ofACharacterWithoutEndTheBeginningIsTaken(count: Int) {
    let accents = String(repeating: "\u{301}", count: count)
    let taken = TypedText.inLine("a" + accents + "b").unicodeScalars
    #expect(taken.count == min(count + 1, TypedText.mostScalars) + 1)
    #expect(taken.first == "a" && taken.last == "b")
  }
}
