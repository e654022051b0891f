import RecallGraphics
import Testing

@testable import Rasterizer

@Suite struct CaretPositionsTests {
  private func carets(_ string: String) -> [CGFloat] {
    let run = ResolvedText.Run(
      string: string, font: ResolvedFont(size: 17), color: .init(red: 0, green: 0, blue: 0))
    return PangoTextMeasurer().caretPositions(in: ResolvedText(runs: [run]))
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
}
