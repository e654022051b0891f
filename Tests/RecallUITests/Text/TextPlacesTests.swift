import RecallGraphics
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Where runs of a text stand.
@Suite struct TextPlacesTests {
  /// Has lines of its own, or those of letters of one width, and counts what it is asked.
  private final class CountingMeasurer: TextMeasurer {
    private let fixed = FixedTextMeasurer()
    private let known: [LaidOutLine]?
    var measurements = 0

    init(_ known: [LaidOutLine]? = nil) {
      self.known = known
    }

    func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics {
      measurements += 1
      return fixed.measure(text, width: width)
    }

    func lines(of text: ResolvedText, width: CGFloat?) -> [LaidOutLine] {
      known ?? fixed.lines(of: text, width: width)
    }
  }

  private func text(_ strings: String..., alignment: TextAlignment = .leading) -> ResolvedText {
    let ink = Color.Resolved(red: 0, green: 0, blue: 0)
    return ResolvedText(
      runs: strings.map {
        ResolvedText.Run(string: $0, font: ResolvedFont(size: 10), color: ink)
      }, alignment: alignment)
  }

  private func places(
    _ text: ResolvedText, in width: CGFloat, _ lines: [LaidOutLine]? = nil
  ) -> TextPlaces {
    TextPlaces(
      of: text, FixedTextMeasurer().measure(text, width: width), in: width,
      CountingMeasurer(lines))
  }

  @Test func aRunCoversWhatItsLettersDoInEachLine() {
    let places = places(text("one ", "two three", " four"), in: 48)
    #expect(
      places.rectangles(ofRun: 1) == [
        CGRect(x: 24, y: 0, width: 18, height: 12), CGRect(x: 0, y: 12, width: 30, height: 12),
      ])
    #expect(places.rectangles(ofRun: 2) == [CGRect(x: 0, y: 24, width: 24, height: 12)])
    #expect(places.rectangles(ofRun: 3).isEmpty)
  }

  @Test func aLineStandsWhereItsAlignmentSays() {
    let places = places(text("one ", "two", alignment: .trailing), in: 48)
    #expect(places.rectangles(ofRun: 1) == [CGRect(x: 30, y: 0, width: 18, height: 12)])
  }

  @Test func aRunIsPartedByTheDirectionOfWriting() {
    let line = LaidOutLine(
      characters: 0..<5, spans: [0...6, 6...12, 24...30, 18...24, nil], ellipsis: 12...18,
      width: 30, height: 12)
    let places = places(text("abcde"), in: 30, [line])
    #expect(
      places.rectangles(ofRun: 0) == [
        CGRect(x: 0, y: 0, width: 12, height: 12), CGRect(x: 18, y: 0, width: 12, height: 12),
      ])
  }

  @Test func whatIsCutOffStandsNowhere() {
    var cut = text("abcdef", "gh", "ijkl")
    cut.lineLimit = 1
    let expected: [(ResolvedText.TruncationMode, [Bool])] = [
      (.tail, [true, false, false]), (.head, [false, true, true]), (.middle, [true, false, true]),
    ]
    for (mode, shown) in expected {
      cut.truncationMode = mode
      let places = places(cut, in: 40)
      #expect((0..<3).map { !places.rectangles(ofRun: $0).isEmpty } == shown, "\(mode)")
    }
  }

  @Test func aLongTextIsMeasuredNoMoreOftenThanAShortOne() throws {
    let words = (0..<400).map { "word\($0)" }.joined(separator: " ")
    var string = AttributedString(words + " [docs]")
    string[try #require(string.range(of: "word200"))].backgroundColor = .yellow
    string[try #require(string.range(of: "docs"))].link = URL(string: "https://a.b")
    let measurer = CountingMeasurer()
    let stage = Stage(size: CGSize(width: 300, height: 6_000), textMeasurer: measurer) {
      Text(string)
    }
    #expect(stage.displayList.items.count == 2)
    stage.tap(at: CGPoint(x: 150, y: 3_000))
    #expect(measurer.measurements < 20)
  }
}
