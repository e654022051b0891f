import RecallUI
import Testing

@testable import Rasterizer

struct TextLooksTests {
  private let measurer = PangoTextMeasurer()

  private func text(
    _ string: String, digits: Bool = false, underlined: Bool = false, struck: Bool = false,
    kerning: CGFloat = 0, lineLimit: Int? = nil, mode: Text.TruncationMode = .tail
  ) -> ResolvedText {
    ResolvedText(
      runs: [
        .init(
          string: string, font: ResolvedFont(size: 20, hasMonospacedDigits: digits), color: .ink,
          isUnderlined: underlined, isStruckThrough: struck, kerning: kerning)
      ], lineLimit: lineLimit, truncationMode: mode)
  }

  private func width(_ text: ResolvedText) -> CGFloat {
    measurer.measure(text, width: nil).size.width
  }

  @Test func digitsAreAsWideAsEachOtherWhereThatIsWanted() {
    #expect(abs(width(text("1111", digits: true)) - width(text("0000", digits: true))) < 0.01)
    #expect(width(text("1111")) < width(text("0000")) - 1)
  }

  @Test func kerningIsAddedBehindEachLetter() {
    let plain = width(text("pairs"))
    #expect(abs(width(text("pairs", kerning: 4)) - plain - 20) < 0.5)
    #expect(width(text("pairs", kerning: -1)) < plain - 3)
  }

  /// The last line may begin with other letters than its paragraph, whose way it goes.
  @Test func aCutLineGoesTheWayOfItsParagraph() throws {
    func lastLine(_ direction: TextDirection?) throws -> [CGFloat] {
      var cut = text("فازت\u{2028}Ann سلمى\u{2028}مرة", lineLimit: 2)
      cut.direction = direction
      let line = try #require(Fonts().layout(cut, width: nil).lines.last)
      return line.runs.flatMap(\.outlines).map(\.origin.x)
    }
    #expect(try lastLine(nil) == lastLine(.rightToLeft))
    #expect(try lastLine(nil) != lastLine(.leftToRight))
  }

  /// In the width that it takes, a text must not be cut.
  @Test(arguments: [-2, 0.5, 4, 30] as [CGFloat])
  func aTextWithKerningFitsIntoItsOwnWidth(kerning: CGFloat) {
    let spaced = text("turn two cards", kerning: kerning)
    let metrics = measurer.measure(spaced, width: measurer.measure(spaced, width: nil).size.width)
    #expect(metrics.lineCount == 1)
  }

  private func ink(_ text: ResolvedText) throws -> Surface {
    try painted(
      [DisplayItem(.text(text, frame: CGRect(x: 5, y: 5, width: 50, height: 30)))], side: 60)
  }

  @Test func linesAreDrawnUnderAndThroughLetters() throws {
    let plain = try #require(ink(text("aa")).ink)
    let under = try #require(ink(text("aa", underlined: true)).ink)
    #expect(under.maxY > plain.maxY + 1)
    #expect(under.maxY < plain.maxY + 5)
    #expect(abs(under.width - plain.width) <= 4)
    let dash = try ink(text("a    a", struck: true))
    let middle = (plain.minY + plain.maxY) / 2
    let isStruck = (middle - 2...middle + 2).contains { y in
      (12...30).allSatisfy { dash[$0, y] != 0xFF_FFFF }
    }
    #expect(isStruck)
  }

  @Test func raisedLettersStandAboveTheOthersAndTheirLine() throws {
    func letters(raised offset: CGFloat) -> ResolvedText {
      var text = text("a")
      var raised = text.runs[0]
      raised.baselineOffset = offset
      text.runs.append(raised)
      return text
    }
    let (plain, raised) = (letters(raised: 0), letters(raised: 6))
    let line = try #require(measurer.layout(raised, width: nil).lines.first)
    let places = line.runs.flatMap { $0.outlines.map(\.origin.y) }
    #expect(places.count == 2)
    #expect(places.last == places.first.map { $0 - 6 })
    let (before, after) = (
      measurer.measure(plain, width: nil), measurer.measure(raised, width: nil)
    )
    #expect(after.size.height == before.size.height + 6)
    #expect(after.firstBaseline == before.firstBaseline + 6)
  }

  @Test func linesHaveTheSpaceBetweenThemThatIsWanted() {
    var text = text("a\na\na")
    let plain = measurer.measure(text, width: nil)
    text.lineSpacing = 7
    let spaced = measurer.measure(text, width: nil)
    #expect(spaced.size.height == plain.size.height + 14)
    #expect(spaced.firstBaseline == plain.firstBaseline)
    #expect(spaced.lastBaseline == plain.lastBaseline + 14)
  }

  @Test func linesUnderLettersHaveColorsOfTheirOwn() throws {
    var colored = text("aa", underlined: true)
    let plain = try ink(colored)
    colored.runs[0].underlineColor = Color.Resolved(red: 1, green: 0, blue: 0)
    let red = try ink(colored)
    let line = try #require(plain.ink).maxY - 2
    #expect(red[12, line] >> 16 == 0xFF)
    #expect(red[12, line] & 0xFF < 0xFF)
    #expect(plain[12, line] >> 16 < 0xFF)
  }

  @Test func aTextIsCutWhereItIsTold() throws {
    func lines(_ mode: Text.TruncationMode) throws -> Surface {
      try ink(text("Memory game", lineLimit: 1, mode: mode))
    }
    let (head, middle, tail) = (try lines(.head), try lines(.middle), try lines(.tail))
    #expect(head != middle && middle != tail && head != tail)
    // What is left of the text begins with its first letter, unless its head is cut.
    let left = DeviceRect(minX: 0, minY: 0, maxX: 18, maxY: 60)
    for y in left.minY..<left.maxY {
      for x in left.minX..<left.maxX { #expect(middle[x, y] == tail[x, y]) }
    }
  }
}
