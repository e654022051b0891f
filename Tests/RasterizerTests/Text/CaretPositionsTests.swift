import RecallGraphics
import Testing

@testable import Rasterizer

@Suite struct CaretPositionsTests {
  private func carets(_ string: String, _ direction: TextDirection? = nil) -> [CGFloat] {
    let run = ResolvedText.Run(
      string: string, font: ResolvedFont(size: 17), color: .init(red: 0, green: 0, blue: 0))
    return PangoTextMeasurer().caretPositions(in: ResolvedText(runs: [run], direction: direction))
  }

  @Test(arguments: ["Hello, World", "e\u{301}a", "👨‍👩‍👧‍👦x", "🇩🇪🇫🇷", "office", "日本", "a b  "])
  func aCaretStandsBeforeEachCharacterAndBehindTheLast(string: String) {
    let positions = carets(string)
    #expect(positions.count == string.count + 1)
    #expect(positions.first == 0)
    #expect(positions == positions.sorted())
    #expect(Set(positions).count == positions.count)
    let run = ResolvedText.Run(
      string: string, font: ResolvedFont(size: 17), color: .init(red: 0, green: 0, blue: 0))
    let width = PangoTextMeasurer().measure(ResolvedText(runs: [run]), width: nil).size.width
    #expect(abs((positions.last ?? 0) - width) < 0.01)
  }

  @Test func aCaretGoesByTheDirectionOfItsText() {
    #expect(carets("") == [0])
    let hebrew = carets("שלום")
    #expect(hebrew.count == 5)
    #expect(hebrew == hebrew.sorted(by: >))
    #expect(carets("a\0b").count == 4)
  }

  /// Where the name stands tells where the line begins.
  @Test(
    arguments: [
      ("Ann فازت", nil, true), ("Ann فازت", .rightToLeft, false), ("فازت Ann", nil, false),
      ("فازت Ann", .leftToRight, true), ("\u{2068}Ann\u{2069} فازت", nil, false),
      ("\u{2068}Ann\u{2069} فازت", .leftToRight, true), ("\u{2068}فاز\u{2069} Ann", nil, true),
    ] as [(String, TextDirection?, Bool)])
  func aLineBeginsWhereItsDirectionSays(
    string: String, direction: TextDirection?, isFromTheLeft: Bool
  ) throws {
    let carets = carets(string, direction)
    let isNameFirst = !string.hasPrefix("ف") && !string.hasPrefix("\u{2068}ف")
    let name = try #require(string.firstIndex(of: "A"))
    let word = try #require(string.firstIndex(of: "ف"))
    let isNameAtTheLeft =
      carets[string.distance(from: string.startIndex, to: name)]
      < carets[string.distance(from: string.startIndex, to: word)]
    #expect(isNameAtTheLeft == (isNameFirst == isFromTheLeft))
  }

  /// Layouts share pango's context, each with a direction of its own.
  @Test func aDirectionIsThatOfOneText() {
    let before = carets("Ann فازت")
    _ = carets("Ann فازت", .rightToLeft)
    #expect(carets("Ann فازت") == before)
  }
}
