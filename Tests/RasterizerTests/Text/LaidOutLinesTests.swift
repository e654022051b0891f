import RecallUI
import TestSupport
import Testing

@testable import Rasterizer

/// Where letters stand in the lines that pango broke a text into.
@Suite struct LaidOutLinesTests {
  private let measurer = PangoTextMeasurer()

  private static let texts = [
    "The quick brown fox jumps over the lazy dog", "Donaudampfschifffahrtsgesellschaft",
    "one\ntwo\r\n\nthree",
    "AVAVAV To We", "日本語の文章は空白なしで書かれています", "שלום עולם וגם לכם ולכן", "Ann שלום עולם and the others",
    "שלום Ann and others עולם", "e\u{301}a 👨‍👩‍👧‍👦 🇩🇪🇫🇷 ok", "a  b   c    d ", "a\0b \u{2068}Ann\u{2069} c",
    "a\u{0B}b\u{0C}c\u{85}d",
    "",
  ]

  private func text(
    _ string: String, lineLimit: Int? = nil, cut: ResolvedText.TruncationMode = .tail
  ) -> ResolvedText {
    var text = ResolvedText.plain(string, lineLimit: lineLimit)
    text.truncationMode = cut
    return text
  }

  private func runs(_ strings: [(String, kerning: CGFloat)]) -> ResolvedText {
    ResolvedText(
      runs: strings.map { string, kerning in
        ResolvedText.Run(
          string: string, font: ResolvedFont(size: 20), color: .ink, kerning: kerning)
      })
  }

  private func sized(_ strings: [(String, size: CGFloat)], spacing: CGFloat = 0) -> ResolvedText {
    var text = ResolvedText(
      runs: strings.map { string, size in
        ResolvedText.Run(string: string, font: ResolvedFont(size: size), color: .ink)
      })
    text.lineSpacing = spacing
    return text
  }

  @Test(arguments: ["\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}", "\r\n"])
  func whatBreaksLinesAndPagesBreaksALine(separator: String) {
    let lines = measurer.lines(of: text("a\(separator)b"), width: nil)
    #expect(lines.map(\.characters) == [0..<2, 2..<3])
    #expect(lines.map(\.width) == measurer.lines(of: text("a\nb"), width: nil).map(\.width))
  }

  @Test func eachLineIsAsHighAsItsLargestLetters() {
    let text = sized([("one\n", 10), ("TWO\n", 40), ("three\n", 10), ("four", 10)], spacing: 3)
    let lines = measurer.lines(of: text, width: nil)
    #expect(lines.count == 4)
    #expect(lines[1].height > 3 * lines[0].height)
    #expect(lines[2].height == lines[0].height)
    #expect(lines[0].top == 0)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(abs(next.top - (line.top + line.height + 3)) < 0.01)
    }
  }

  @Test func aTextOfSeveralSizesShowsTheLinesThatFit() throws {
    func lineCount(_ text: Text, in height: CGFloat) throws -> Int {
      let stage = Stage(size: CGSize(width: 400, height: 400), textMeasurer: measurer) {
        text.frame(height: height, alignment: .top)
      }
      let item = try #require(stage.displayList.items.first)
      guard case .text(let shown, let frame) = item.content else { return 0 }
      let metrics = measurer.measure(shown, width: frame.width)
      #expect(metrics.size.height <= height + 0.01)
      return metrics.lineCount
    }
    let small = Text("one\ntwo\nthree\n").font(.system(size: 10))
    let large = Text("BIG").font(.system(size: 40))
    #expect(try lineCount(small + large, in: 40) == 3)
    #expect(try lineCount(small + large, in: 100) == 4)
    #expect(try lineCount(Text("BIG\n").font(.system(size: 40)) + small, in: 62) == 2)
  }

  @Test func aLinkIsHitInItsOwnLine() {
    let stage = Stage(size: CGSize(width: 400, height: 400), textMeasurer: measurer) {
      Text("BIG\n").font(.system(size: 60)) + Text("[one](a:1)\n[two](a:2)").font(.system(size: 10))
    }
    let text = sized([("BIG\n", 60), ("one\n", 10), ("two", 10)])
    let (metrics, lines) = (
      measurer.measure(text, width: nil), measurer.lines(of: text, width: nil)
    )
    let corner = CGPoint(x: 200 - metrics.size.width / 2, y: 200 - metrics.size.height / 2)
    for line in lines {
      stage.tap(at: CGPoint(x: corner.x + 3, y: corner.y + line.top + line.height / 2))
    }
    let opened = stage.effects.compactMap { entry -> String? in
      guard case .openURL(let url) = entry.effect else { return nil }
      return url.absoluteString
    }
    #expect(opened == ["a:1", "a:2"])
  }

  @Test(arguments: texts)
  func linesAreThoseThatAreMeasured(string: String) {
    for width in [nil, 30, 60, 100, 163, 5_000] as [CGFloat?] {
      for limit in [nil, 1, 2] as [Int?] {
        for mode in ResolvedText.TruncationMode.allCases {
          let text = text(string, lineLimit: limit, cut: mode)
          let lines = measurer.lines(of: text, width: width)
          let layout = measurer.layout(text, width: width)
          let said: Comment =
            "\(string), \(String(describing: width)), \(String(describing: limit)), \(mode)"
          #expect(lines.count == layout.metrics.lineCount, said)
          #expect(lines.map(\.width) == layout.lines.map(\.width), said)
          #expect(lines.flatMap(\.characters) == Array(0..<string.count), said)
          #expect(
            lines.dropLast().allSatisfy { $0.ellipsis == nil && !$0.spans.contains(nil) }, said)
          #expect((lines.last?.ellipsis != nil) == layout.metrics.isTruncated, said)
          if let first = lines.first, let last = lines.last {
            #expect(first.ascent == layout.metrics.firstBaseline, said)
            #expect(abs(last.top + last.ascent - layout.metrics.lastBaseline) < 0.01, said)
            #expect(abs(last.top + last.height - layout.metrics.size.height) < 0.01, said)
          }
          for line in lines {
            #expect(line.spans.count == line.characters.count, said)
            let covered = line.spans.compactMap(\.self) + (line.ellipsis.map { [$0] } ?? [])
            #expect(covered.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= line.width }, said)
            // Nothing stands over another thing, and no room is left between.
            let sum = covered.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
            #expect(abs(sum - line.width) < 0.1, said)
          }
        }
      }
    }
  }

  @Test(arguments: texts.filter { !$0.contains(where: \.isNewline) })
  func lettersOfOneLineCoverWhatTheyDoWhenEdited(string: String) {
    let spans = measurer.lines(of: text(string), width: nil).first?.spans ?? []
    let expected = measurer.characterSpans(in: text(string))
    #expect(spans.count == expected.count)
    for (span, expected) in zip(spans, expected) {
      #expect(abs((span?.lowerBound ?? -1) - expected.lowerBound) < 0.1, "\(string)")
      #expect(abs((span?.upperBound ?? -1) - expected.upperBound) < 0.1, "\(string)")
    }
  }

  @Test func spaceWhereALineBreaksIsOfTheLineBefore() throws {
    let width = measurer.measure(text("one two"), width: nil).size.width - 1
    let lines = measurer.lines(of: text("one two"), width: width)
    #expect(lines.map(\.characters) == [0..<4, 4..<7])
    #expect(lines[0].spans[3] == lines[0].width...lines[0].width)
    let ended = measurer.lines(of: text("one\ntwo"), width: nil)
    #expect(ended.map(\.characters) == [0..<4, 4..<7])
    #expect(ended[0].spans[3] == ended[0].width...ended[0].width)
    let hebrew = measurer.lines(of: text("שלום\nעולם"), width: nil)
    #expect(hebrew[0].spans[4] == 0...0)
    let first = try #require(hebrew[0].spans[0])
    #expect(first.upperBound == hebrew[0].width)
  }

  @Test func whatIsCutIsTheHeadTheMiddleOrTheTail() throws {
    let string = "Turn two cards over and over again"
    for mode in ResolvedText.TruncationMode.allCases {
      let lines = measurer.lines(of: text(string, lineLimit: 1, cut: mode), width: 120)
      let spans = try #require(lines.first).spans
      let ellipsis = try #require(lines.first?.ellipsis)
      #expect((spans.first.flatMap { $0 } != nil) == (mode != .head), "\(mode)")
      #expect((spans.last.flatMap { $0 } != nil) == (mode != .tail), "\(mode)")
      #expect(spans.contains(nil))
      #expect((ellipsis.lowerBound == 0) == (mode == .head))
    }
  }

  @Test func aWholeLineWithMoreBehindItEndsInAnEllipsis() throws {
    let line = try #require(measurer.lines(of: text("one\ntwo", lineLimit: 1), width: nil).first)
    #expect(line.characters == 0..<7)
    #expect(line.spans.map { $0 != nil } == [true, true, true, false, false, false, false])
    #expect(line.ellipsis?.upperBound == line.width)
  }

  /// As a symbol has it, which needs more room than the letter that stands for it.
  @Test(
    arguments: [
      ["", "★", " cards"], ["two ", "★", " cards"], ["two ", "★", ""], ["", "★", ""],
      ["", "★", " שלום"], ["שלום ", "★", " עולם"], ["שלום ", "★", ""], ["שלום ab", "★", "cd עולם"],
      ["שלום ab", "★", " עולם"], ["ab שלום", "★", "עולם"],
    ])
  func spaceBehindALetterIsItsOwnWhereverItStands(strings: [String]) throws {
    let room = measurer.measure(runs([("★", 9)]), width: nil).size.width
    let whole = runs(zip(strings, [0, 9, 0]).map { ($0, kerning: $1) })
    let line = try #require(measurer.lines(of: whole, width: nil).first)
    let star = strings[0].count
    let span = try #require(line.spans[star])
    #expect(abs(span.upperBound - span.lowerBound - room) < 0.05, "\(strings)")
    for (index, other) in line.spans.enumerated() where index != star {
      let other = try #require(other)
      #expect(
        other.upperBound <= span.lowerBound + 0.05 || other.lowerBound >= span.upperBound - 0.05)
    }
  }

  @Test func aLetterOfAHebrewTextStandsBetweenItsNeighbors() throws {
    let texts = [
      (["שלום ", "★", " עולם"], isToTheLeft: true),
      (["שלום ab", "★", "cd עולם"], isToTheLeft: false),
    ]
    for (strings, isToTheLeft) in texts {
      let spans = measurer.lines(of: runs(strings.map { ($0, kerning: 0) }), width: nil)[0].spans
      let star = strings[0].count
      let (before, span, behind) = (spans[star - 1], spans[star], spans[star + 1])
      let left = try #require(isToTheLeft ? behind : before)
      let right = try #require(isToTheLeft ? before : behind)
      let middle = try #require(span)
      #expect(abs(left.upperBound - middle.lowerBound) < 0.05, "\(strings)")
      #expect(abs(right.lowerBound - middle.upperBound) < 0.05, "\(strings)")
    }
  }

  @Test func linesAreFoundOnceForEachWidth() {
    let sentence = text("The quick brown fox jumps over the lazy dog")
    let narrow = measurer.lines(of: sentence, width: 100)
    #expect(measurer.lines(of: sentence, width: 1_000).count == 1)
    #expect(measurer.lines(of: sentence, width: 100) == narrow)
    #expect(PangoTextMeasurer().lines(of: sentence, width: 100) == narrow)
  }

  @Test func aSymbolStandsAmongHebrewLetters() throws {
    let symbol = Text(Image(systemName: "star.fill"))
    let texts = [
      (symbol + Text(" cards"), isAtTheLeft: true), (Text("cards ") + symbol, isAtTheLeft: false),
      (symbol + Text(" שלום"), isAtTheLeft: false), (Text("שלום ") + symbol, isAtTheLeft: true),
    ]
    for (text, isAtTheLeft) in texts {
      let stage = Stage(size: CGSize(width: 300, height: 100), textMeasurer: measurer) {
        text.font(.system(size: 20)).accessibilityIdentifier("text")
      }
      let frame = try #require(stage.element("text")?.frame)
      let drawing = try #require(
        stage.displayList.items.compactMap { item -> CGRect? in
          if case .fill(let path, _, _) = item.content { path.boundingRect } else { nil }
        }.first)
      #expect(drawing.width > 15)
      #expect(isAtTheLeft ? drawing.maxX < frame.midX : drawing.minX > frame.midX)
      #expect(drawing.minX > frame.minX - 0.1 && drawing.maxX < frame.maxX + 0.1)
    }
  }
}
