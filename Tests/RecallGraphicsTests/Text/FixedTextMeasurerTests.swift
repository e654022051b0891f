import RecallGraphics
import Testing

/// Letters of a font of ten points are six wide.
@Suite struct FixedTextMeasurerTests {
  private let measurer = FixedTextMeasurer()

  private func text(
    _ strings: String..., kerning: CGFloat = 0, lineLimit: Int? = nil,
    cut: ResolvedText.TruncationMode = .tail
  ) -> ResolvedText {
    let runs = strings.enumerated().map { index, string in
      ResolvedText.Run(
        string: string, font: ResolvedFont(size: 10),
        color: Color.Resolved(red: 0, green: 0, blue: 0), kerning: index == 1 ? kerning : 0)
    }
    return ResolvedText(runs: runs, lineLimit: lineLimit, truncationMode: cut)
  }

  /// The letters of lines that cover something, a line for each.
  private func shown(_ text: ResolvedText, width: CGFloat?) -> [String] {
    let characters = text.runs.flatMap { Array($0.string) }
    return measurer.lines(of: text, width: width).map { line in
      String(
        zip(line.characters, line.spans).compactMap { character, span in
          span.map { $0.lowerBound < $0.upperBound } == true ? characters[character] : nil
        })
    }
  }

  @Test(
    arguments: [
      "", "a", "one two three", "one  two", " one", "one ", "one\ntwo\n\nthree\n", "abcdefghijkl",
      "a abcdefghijkl b", "see \u{2068}Ann\u{2069} here", "one — two", "e\u{301} e\u{301}", "🇩🇪🇫🇷 ok",
    ])
  func linesAreThoseThatAreMeasured(string: String) {
    for width in [nil, 0, 7, 18, 24, 30, 1_000] as [CGFloat?] {
      let text = text(string)
      let metrics = measurer.measure(text, width: width)
      let lines = measurer.lines(of: text, width: width)
      #expect(lines.count == metrics.lineCount, "\(string), \(String(describing: width))")
      #expect(lines.map(\.width).max() == metrics.size.width)
      #expect(lines.flatMap(\.characters) == Array(0..<string.count))
      #expect(lines.allSatisfy { $0.spans.count == $0.characters.count && $0.ellipsis == nil })
      #expect(lines.allSatisfy { !$0.spans.contains(nil) })
    }
  }

  @Test func spaceWhereALineBreaksIsOfTheLineBefore() {
    let lines = measurer.lines(of: text("one two"), width: 30)
    #expect(lines.map(\.characters) == [0..<4, 4..<7])
    #expect(lines[0].spans == [0...6, 6...12, 12...18, 18...18])
    #expect(lines[1].spans == [0...6, 6...12, 12...18])
    #expect(measurer.lines(of: text("a\nb"), width: nil).map(\.characters) == [0..<2, 2..<3])
  }

  @Test func kerningIsThatOfARun() {
    let kerned = text("ab", "c", "d", kerning: 4)
    #expect(measurer.measure(kerned, width: nil).size.width == 28)
    #expect(measurer.lines(of: kerned, width: nil)[0].spans == [0...6, 6...12, 12...22, 22...28])
    #expect(shown(text("ab ", "c", kerning: 4), width: 26) == ["ab", "c"])
    #expect(shown(text("ab ", "c", kerning: 4), width: 28) == ["ab c"])
  }

  @Test func whatIsCutIsTheHeadTheMiddleOrTheTail() {
    for (mode, expected) in [
      (ResolvedText.TruncationMode.tail, "abcde"), (.head, "hijkl"), (.middle, "abjkl"),
    ] {
      let cut = text("abcdefghijkl", lineLimit: 1, cut: mode)
      #expect(shown(cut, width: 40) == [expected], "\(mode)")
      #expect(measurer.lines(of: cut, width: 40)[0].width == 40)
    }
    let line = measurer.lines(of: text("abcdefghijkl", lineLimit: 1, cut: .head), width: 40)[0]
    #expect(line.ellipsis == 0...10)
    #expect(line.spans.firstIndex { $0 != nil } == 7)
  }

  @Test func aWholeLineWithMoreBehindItEndsInAnEllipsis() {
    let cut = text("one\ntwo\nthree", lineLimit: 2, cut: .head)
    #expect(shown(cut, width: nil) == ["one", "two"])
    let lines = measurer.lines(of: cut, width: nil)
    #expect(lines.map(\.characters) == [0..<4, 4..<13])
    #expect(lines[1].ellipsis == 18...28)
  }

  @Test func hebrewStandsFromTheRight() {
    #expect(measurer.lines(of: text("שלום"), width: nil)[0].spans.first == 18...24)
  }
}
