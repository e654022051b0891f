import RecallGraphics
import TestSupport
import Testing

@testable import RecallUICore

/// Letters of ten points, in lines of twelve.
@Suite struct TextFlowTests {
  private static let run = ResolvedText.Run(
    string: "", font: ResolvedFont(size: 10), color: .init(red: 0, green: 0, blue: 0), kerning: 4)

  private func flow(_ text: String, width: CGFloat?) -> TextFlow {
    let flow = TextFlow(measurer: FixedTextMeasurer())
    flow.update(text, Self.run, .leading, width: width)
    return flow
  }

  private func lines(of flow: TextFlow) -> [String] {
    flow.lines.map { flow.text.bytes($0.start..<$0.end) }
  }

  @Test(
    arguments: [
      ("", [""]), ("one", ["one"]), ("one two", ["one ", "two"]), ("a\n", ["a", ""]),
      ("a\n\nb", ["a", "", "b"]), ("abcdefgh", ["abcdef", "gh"]), ("ab-cdefgh", ["ab-", "cdefgh"]),
      ("abcdef    gh", ["abcdef    ", "gh"]), ("日本語日本語日本語", ["日本語日本語", "日本語"]),
      ("a\r\nb", ["a", "b"]), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
    ])
  func textIsBrokenBetweenWords(text: String, expected: [String]) {
    #expect(lines(of: flow(text, width: 60)) == expected)
  }

  @Test func aTextOnOneLineHasItsPiecesSideBySide() {
    let text = String(repeating: "word ", count: 500)
    let flow = flow(text, width: nil)
    #expect(flow.lines.count > 5)
    #expect(lines(of: flow).joined() == text)
    #expect(flow.size == CGSize(width: 25_000, height: 12))
    for place in [0, 1, 777, 1_024, 2_499, 2_500] {
      #expect(flow.caret(at: place) == CGRect(x: CGFloat(place) * 10, y: 0, width: 0, height: 12))
      #expect(flow.offset(at: CGPoint(x: CGFloat(place) * 10 + 4, y: 6)) == place)
    }
  }

  @Test func carets() {
    let flow = flow("one two\n", width: 60)
    #expect(flow.caret(at: 0).origin == .zero)
    #expect(flow.caret(at: 3).origin == CGPoint(x: 30, y: 0))
    #expect(flow.caret(at: 4).origin == CGPoint(x: 0, y: 12))
    #expect(flow.caret(at: 7).origin == CGPoint(x: 30, y: 12))
    #expect(flow.caret(at: 8).origin == CGPoint(x: 0, y: 24))
    #expect(flow.offset(at: CGPoint(x: 500, y: 6)) == 3, "not behind the space, which is below")
    #expect(flow.offset(at: CGPoint(x: -9, y: -9)) == 0)
    #expect(flow.offset(at: CGPoint(x: 9_999, y: 9_999)) == 8)
    #expect(flow.offset(at: CGPoint(x: CGFloat.nan, y: .infinity)) == 0)
  }

  @Test func alignedLinesHaveTheirCaretsWhereTheyAre() {
    let flow = TextFlow(measurer: FixedTextMeasurer())
    flow.update("ab\nabcd", Self.run, .trailing, width: 100)
    flow.room = 100
    #expect(flow.caret(at: 0).origin == CGPoint(x: 80, y: 0))
    #expect(flow.caret(at: 7).origin == CGPoint(x: 100, y: 12))
    #expect(flow.offset(at: CGPoint(x: 91, y: 6)) == 1)
  }

  @Test func aSelectionHasARectangleInEachLine() {
    let flow = flow("one two\nabc", width: 60)
    #expect(
      flow.rects(of: 1..<9, lines: 0..<3) == [
        CGRect(x: 10, y: 0, width: 30, height: 12), CGRect(x: 0, y: 12, width: 33, height: 12),
        CGRect(x: 0, y: 24, width: 10, height: 12),
      ])
    #expect(flow.rects(of: 1..<9, lines: 2..<3).count == 1)
    #expect(flow.rects(of: 3..<3, lines: 0..<3).isEmpty)
  }

  private static let pieces = [
    "a", "word ", " ", "\n", "-", "日", "👨‍👩‍👧‍👦", "e", "\u{301}", "\u{200D}", "\u{1F1E9}",
    "long-word-here ",
  ]

  @Test(arguments: 0..<40)
  func aChangedTextIsBrokenAsANewOne(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let width: CGFloat? = chance.oneIn(4) ? nil : CGFloat(chance.number(in: 1...30)) * 10
    let changed = flow("", width: width)
    var text = ""
    for _ in 0..<80 {
      let characters = Array(text)
      let start = chance.number(in: 0...characters.count)
      let end = min(characters.count, start + (chance.oneIn(3) ? chance.number(in: 0...9) : 0))
      let piece = (0..<chance.number(in: 0...3)).map { _ in chance.one(of: Self.pieces) }.joined()
      text = String(characters[..<start]) + piece + String(characters[end...])
      changed.update(text, Self.run, .leading, width: width)
      let fresh = flow(text, width: width)
      #expect(changed.text.utf8.elementsEqual(text.utf8))
      if width != nil {
        #expect(changed.lines == fresh.lines)
        guard changed.lines == fresh.lines else { return }
      } else {
        #expect(lines(of: changed).joined().utf8.elementsEqual(text.utf8))
        #expect(abs(changed.size.width - fresh.size.width) < 0.01)
        let end = text.utf8.count
        #expect(abs(changed.caret(at: end).minX - fresh.caret(at: end).minX) < 0.01)
      }
    }
  }

  @Test func onlyWhatChangedIsMeasuredAgain() {
    final class Counter: TextMeasurer {
      var characters = 0

      func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics {
        characters += text.string.count
        return FixedTextMeasurer().measure(text, width: width)
      }

      func caretPositions(in line: ResolvedText) -> [CGFloat] {
        characters += line.string.count
        return FixedTextMeasurer().caretPositions(in: line)
      }
    }
    for width in [nil, CGFloat(300)] {
      let counter = Counter()
      let flow = TextFlow(measurer: counter)
      var text = String(repeating: "some words here ", count: 625)
      flow.update(text, Self.run, .leading, width: width)
      _ = flow.caret(at: 5_000)
      counter.characters = 0
      text.replaceSubrange(text.utf8.index(text.startIndex, offsetBy: 5_000)..., with: "x")
      text += String(repeating: "some words here ", count: 312)
      flow.update(text, Self.run, .leading, width: width)
      _ = flow.caret(at: 5_001)
      #expect(counter.characters < 1_500)
    }
  }

  @Test(
    arguments: [
      ("", "", nil), ("abc", "abc", nil), ("abc", "abxc", 2), ("abc", "", 0), ("", "abc", 0),
      ("aaa", "aaaa", 3), ("aaaa", "aaa", 3),
    ] as [(String, String, Int?)])
  func changesAreFound(old: String, new: String, start: Int?) throws {
    let change = TextChange(from: old, to: new)
    #expect(change?.start == start)
    guard let change else { return }
    #expect(change.growth == new.utf8.count - old.utf8.count)
    #expect(new.bytes(change.newEnd..<new.utf8.count) == old.bytes(change.oldEnd..<old.utf8.count))
  }
}
