import RecallGraphics
import Testing

@Suite struct TextDirectionTests {
  @Test(
    arguments: [
      ("", nil), ("12 + 3!", nil), ("🚗 3", nil), ("Ann", .leftToRight), ("3 Ann", .leftToRight),
      ("été", .leftToRight), ("日本", .leftToRight), ("فازت", .rightToLeft),
      ("3 — שלום", .rightToLeft),
      ("Ann فازت", .leftToRight), ("\u{200F}Ann", .rightToLeft), ("\u{200E}فاز", .leftToRight),
      ("\u{2068}Ann\u{2069} فازت", .rightToLeft), ("\u{2068}Ann\u{2069} 3", nil),
      ("\u{2067}\u{2068}فاز\u{2069} فاز\u{2069} Ann", .leftToRight), ("\u{2068}Ann", nil),
      ("\u{2069}Ann", .leftToRight),
    ] as [(String, TextDirection?)])
  func aTextGoesByItsFirstLetter(text: String, direction: TextDirection?) {
    #expect(TextDirection(of: text) == direction)
  }

  @Test(
    arguments: [
      ("", false), ("Ann", false), ("日本 🚗 …", false), ("Ann فاز", true), ("\u{58F}", false),
      ("\u{5D0}", true), ("\u{FB50}", true), ("\u{1E900}", true), ("\u{10FFFF}", false),
    ])
  func lettersToTheLeftAreFound(text: String, isThere: Bool) {
    #expect(TextDirection.hasLettersToTheLeft(text) == isThere)
  }
}
