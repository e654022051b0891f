import RecallUI
import TestSupport
import Testing

@testable import Rasterizer

struct PangoTextMeasurerTests {
  private let measurer = PangoTextMeasurer()
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test func anEmptyTextHasNoSizeAndNoLine() {
    let nothing = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
    #expect(measurer.measure(.plain(""), width: nil) == nothing)
    #expect(measurer.measure(ResolvedText(runs: []), width: 10) == nothing)
  }

  @Test func aSizeTwiceAsLargeMakesATextTwiceAsLarge() {
    let small = measurer.measure(.plain("Pairs", size: 24), width: nil)
    let large = measurer.measure(.plain("Pairs", size: 48), width: nil)
    #expect(abs(large.size.width - 2 * small.size.width) < 0.02)
    #expect(abs(large.size.height - 2 * small.size.height) < 0.02)
  }

  @Test func aLineIsAboutAsHighAsItsFontAndStandsOnItsBaseline() {
    for design in Font.Design.allCases {
      let metrics = measurer.measure(.plain("Pairs", size: 100, design: design), width: nil)
      #expect(110...150 ~= metrics.size.height, "\(design)")
      #expect(80...110 ~= metrics.firstBaseline, "\(design)")
      #expect(metrics.lastBaseline == metrics.firstBaseline)
      #expect(metrics.lineCount == 1)
    }
  }

  @Test func figuresAreAsLargeAsTheyWouldBeLaidOut() {
    let figures = [
      "0", "9:41", "1:07:12", "−13", "+8", "140.404", "4 of 9", "−534", "10:00", "", "4٤",
    ]
    for (design, weight) in zip(Font.Design.allCases + [.default], [700, 700, 400, 400, 400]) {
      let font = ResolvedFont(
        size: 30, weight: weight, design: design, hasMonospacedDigits: true)
      let widths = measurer.digitWidths(in: font)
      for figure in figures {
        for digit in 0...9 {
          let text = ResolvedText(
            runs: [
              .init(string: figure.replacing("4", with: "\(digit)"), font: font, color: .ink)
            ], lineLimit: digit.isMultiple(of: 2) ? nil : 1)
          for width in [nil, 0, 7.5, 40, 1000] as [CGFloat?] {
            let metrics = measurer.layout(text, width: width).metrics
            #expect(measurer.measure(text, width: width) == metrics, "\(text.string), \(design)")
          }
          let other = figure.replacing("4", with: "0")
          guard widths.areAlike(text.string, other) else { continue }
          #expect(
            measurer.layout(
              .init(runs: [.init(string: other, font: font, color: .ink)]), width: nil
            )
            .metrics.size.width == measurer.layout(text, width: nil).metrics.size.width)
        }
      }
    }
    #expect(measurer.digitWidths(in: ResolvedFont(size: 24, design: .monospaced)) == .alike)
    #expect(measurer.digitWidths(in: ResolvedFont(size: 24)) == .unlike)
  }

  /// A heavy Inter's own 4 is narrower than its other digits by a quarter of a percent.
  @Test(arguments: [400, 700, 900])
  func digitsOfOneWidthHaveExactlyOneInTheFontOfTheScreen(weight: Int) {
    let font = ResolvedFont(size: 30, weight: weight, hasMonospacedDigits: true)
    #expect(measurer.digitWidths(in: font) == .alike)
    func carets(_ string: String) -> [CGFloat] {
      measurer.caretPositions(in: .init(runs: [.init(string: string, font: font, color: .ink)]))
    }
    #expect(carets("14:44−4") == carets("10:00−0"))
    func cut(_ string: String) -> TextMetrics {
      let text = ResolvedText(
        runs: [.init(string: string, font: font, color: .ink)], lineLimit: 1)
      return measurer.layout(text, width: 100).metrics
    }
    #expect(cut("4444 4444") == cut("0000 0000"))
  }

  @Test func aLineWrapsBetweenWordsWhereItWouldBeTooLong() {
    let whole = measurer.measure(.plain(sentence), width: nil)
    #expect(measurer.measure(.plain(sentence), width: whole.size.width) == whole)
    let wrapped = measurer.measure(.plain(sentence), width: whole.size.width - 0.01)
    #expect(wrapped.lineCount == 2)
    #expect(wrapped.size.width < whole.size.width)
    #expect(abs(wrapped.size.height - 2 * whole.size.height) < 0.01)
    #expect(abs(wrapped.lastBaseline - wrapped.firstBaseline - whole.size.height) < 0.01)
  }

  @Test func whatFitsOnOneLineIsTheSameInEachWidthThatItFitsInto() {
    for string in ["Pairs", "0:07", "two words", "a trailing space ", "🚗", "-1"] {
      for kerning in [0, 2] as [CGFloat] {
        let run = ResolvedText.Run(
          string: string, font: ResolvedFont(size: 20), color: .ink, kerning: kerning)
        let text = ResolvedText(runs: [run])
        let whole = measurer.measure(text, width: nil)
        for more in [0, 0.5, 7, 1_000] as [CGFloat] {
          let units = PangoUnits.rounding(whole.size.width + more)
          let other = measurer.keptLayout(text, units: units)
          #expect(other.metrics == whole, "\(string), \(kerning), \(more)")
          #expect(other.hasLines(of: measurer.keptLayout(text, units: nil)))
        }
      }
    }
  }

  @Test func spaceBetweenLettersOfOneRunIsNotAddedBehindAnother() {
    func run(_ string: String, _ kerning: CGFloat = 0) -> ResolvedText.Run {
      ResolvedText.Run(
        string: string, font: ResolvedFont(size: 20), color: .ink, kerning: kerning)
    }
    func width(_ runs: ResolvedText.Run...) -> CGFloat {
      measurer.measure(ResolvedText(runs: runs), width: nil).size.width
    }
    // The letters aren't kerned with each other.
    let (wide, other) = (width(run("H", 15)), width(run("HH")))
    #expect(abs(width(run("H", 15), run("HH")) - wide - other) < 0.1)
    #expect(abs(width(run("HH"), run("H", 15)) - wide - other) < 0.1)
    #expect(abs(width(run("H"), run("H", 15), run("H")) - wide - other) < 0.1)
  }

  @Test func aWordThatIsTooLongIsBrokenAnywhere() {
    let word = measurer.measure(.plain("Donaudampfschifffahrt"), width: nil)
    let broken = measurer.measure(.plain("Donaudampfschifffahrt"), width: word.size.width / 2)
    #expect(2...3 ~= broken.lineCount)
    #expect(broken.size.width <= word.size.width / 2)
  }

  @Test func aBrokenWordHasNoHyphen() {
    let letter = measurer.measure(.plain("A"), width: nil)
    let broken = measurer.measure(.plain("AAAA"), width: letter.size.width * 1.5)
    #expect(broken.lineCount == 4)
    #expect(broken.size.width == letter.size.width)
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}"])
  func theRestOfTheTextIsNotPartOfTheCutLine(end: String) {
    let metrics = measurer.measure(.plain("one 1\(end)two", lineLimit: 1), width: nil)
    #expect(metrics.isTruncated)
    #expect(metrics.size.width == measurer.measure(.plain("one 1…"), width: nil).size.width)
  }

  @Test(arguments: ["one\ntwo", "one\r\ntwo", "one\u{2028}two", "one\u{2029}two"])
  func aLineEndsWhereTheTextSaysSo(string: String) {
    #expect(measurer.measure(.plain(string), width: nil).lineCount == 2)
  }

  @Test(arguments: [0, -1, -CGFloat.infinity, .nan, .leastNonzeroMagnitude])
  func aWidthWithoutRoomPutsEachLetterOnALine(width: CGFloat) {
    let metrics = measurer.measure(.plain("abc"), width: width)
    #expect(metrics.lineCount == 3)
    #expect(metrics.size.width == 0)
  }

  @Test(arguments: [500_000, 500_001, 1e300, .infinity] as [CGFloat])
  func aVeryLargeWidthIsAsGoodAsNone(width: CGFloat) {
    #expect(
      measurer.measure(.plain(sentence), width: width)
        == measurer.measure(.plain(sentence), width: nil))
  }

  @Test(arguments: [(1, 1, true), (2, 2, true), (3, 3, false), (4, 3, false), (0, 1, true)])
  func moreLinesThanTheLimitAreCut(limit: Int, lines: Int, isTruncated: Bool) {
    let width = measurer.measure(.plain(sentence), width: nil).size.width * 0.4
    #expect(measurer.measure(.plain(sentence), width: width).lineCount == 3)
    let metrics = measurer.measure(.plain(sentence, lineLimit: limit), width: width)
    #expect(metrics.lineCount == lines)
    #expect(metrics.isTruncated == isTruncated)
    #expect(metrics.size.width <= width)
  }

  @Test func linesThatTheTextItselfBreaksCountTowardsTheLimit() {
    let metrics = measurer.measure(.plain("one\ntwo\nthree", lineLimit: 2), width: nil)
    #expect(metrics.lineCount == 2)
    #expect(metrics.isTruncated)
    // The second line is whole, and an ellipsis says that there is more.
    let second = measurer.measure(.plain("two…"), width: nil)
    #expect(metrics.size.width == second.size.width)
  }

  /// Pango itself would widen the ellipsis to the width that there is.
  @Test func aCutLineIsAsWideAsWhatIsLeftOfIt() {
    let whole = measurer.measure(.plain("Turn tw…"), width: nil).size.width
    let cut = [2, 3.5, 5].map { room in
      measurer.measure(.plain("Turn two cards", lineLimit: 1), width: whole + room)
    }
    #expect(cut[0].isTruncated)
    #expect(cut[0] == cut[1] && cut[1] == cut[2])
    // Letters and an ellipsis that are not kerned with each other may be a point off.
    #expect(abs(cut[0].size.width - whole) < 1)
  }

  @Test func runsHaveFontsOfTheirOwn() {
    let runs = ["Pairs", " 12"].map { string in
      ResolvedText.Run(
        string: string, font: ResolvedFont(size: string == "Pairs" ? 40 : 10), color: .ink)
    }
    let both = measurer.measure(ResolvedText(runs: runs), width: nil)
    let parts = runs.map { measurer.measure(ResolvedText(runs: [$0]), width: nil) }
    #expect(abs(both.size.width - parts[0].size.width - parts[1].size.width) < 0.01)
    #expect(both.size.height == parts[0].size.height)
  }

  @Test func aTextIsLaidOutOnce() {
    let layout = measurer.layout(.plain("é", color: .red), width: 100)
    #expect(measurer.layout(.plain("é", color: .ink), width: 100) === layout)
    #expect(measurer.layout(.plain("é"), width: 101) === layout)
    #expect(measurer.layout(.plain("é"), width: 1) !== layout)
    #expect(measurer.layout(.plain("é", size: 18), width: 100) !== layout)
    #expect(measurer.layout(.plain("é", lineLimit: 1), width: 100) !== layout)
    #expect(measurer.layout(.plain("e\u{301}"), width: 100) !== layout)
  }

  @Test func colorsDoNotChangeMetrics() {
    #expect(
      measurer.measure(.plain("Pairs", color: .red), width: nil)
        == measurer.measure(.plain("Pairs", color: .paper), width: nil))
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e300, 0.0001] as [CGFloat])
  func aSizeThatIsNoneIsReplacedByTheNearest(size: CGFloat) {
    let metrics = measurer.measure(.plain("Pairs 🏎️", size: size), width: nil)
    #expect(metrics.size.width > 0 && metrics.size.width < 20_000)
    #expect(metrics.size.height > 0 && metrics.size.height < 5_000)
  }

  @Test(arguments: ["a\0b", "\0", "\u{FEFF}", "\u{10FFFF}", "\u{202E}abc", "a\u{0301}\u{0301}"])
  func anyCharacterCanBeMeasured(string: String) {
    #expect(measurer.measure(.plain(string), width: nil).lineCount == 1)
  }

  @Test func twoMeasurersAgree() {
    #expect(
      PangoTextMeasurer().measure(.plain(sentence), width: 100)
        == measurer.measure(.plain(sentence), width: 100))
  }

  /// The law of `TextMeasurer`: a view that gets the size it asked for shows what it measured.
  @Test func layingOutInTheMeasuredWidthGivesTheSameLines() {
    for seed in 0..<UInt64(500) {
      var chance = Chance(seed: seed)
      let text = chance.paragraph()
      let width = chance.oneIn(5) ? nil : CGFloat(chance.number(in: 0...400))
      let first = measurer.layout(text, width: width)
      let again = measurer.layout(text, width: first.metrics.size.width)
      #expect(again.metrics == first.metrics, "seed \(seed), width \(String(describing: width))")
      #expect(again.hasLines(of: first), "seed \(seed)")
      // Coordinates that were added and subtracted are off by some last digits.
      let shifted = (first.metrics.size.width + 12_345.678) - 12_345.678
      #expect(measurer.measure(text, width: shifted) == first.metrics, "seed \(seed)")
    }
  }

  /// Parallel stages have measurers of their own, which share tables of the process.
  @Test func measurersOnSeveralThreadsAgree() async {
    let texts = (0..<40).map { "\(sentence) \($0) 🏎️" }
    let expected = texts.map { measurer.measure(.plain($0, size: 20), width: 200) }
    await withTaskGroup(of: [TextMetrics].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let measurer = PangoTextMeasurer()
          return texts.map { measurer.measure(.plain($0, size: 20), width: 200) }
        }
      }
      for await metrics in group {
        #expect(metrics == expected)
      }
    }
  }
}

extension Chance {
  /// Some words in some fonts, with breaks and emoji among them.
  fileprivate mutating func paragraph() -> ResolvedText {
    let runs = (0..<number(in: 1...3)).map { _ in
      let words = (0..<number(in: 1...12)).map { _ in
        one(of: ["a", "pair", "of", "cards,", "Donaudampfschifffahrt", "🏎️", "🇩🇪", "\n", "x ", "—"])
      }
      return ResolvedText.Run(
        string: words.joined(separator: oneIn(6) ? "" : " "),
        font: ResolvedFont(
          size: one(of: [4, 9.5, 17, 40]), weight: one(of: [300, 400, 700]), isItalic: oneIn(4),
          design: one(of: Font.Design.allCases)),
        color: .ink)
    }
    return ResolvedText(runs: runs, lineLimit: oneIn(2) ? number(in: 1...4) : nil)
  }
}
