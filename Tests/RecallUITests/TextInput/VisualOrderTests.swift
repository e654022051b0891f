import RecallGraphics
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Letters of ten points, Hebrew ones written to the left, and white space between two of these as well.
private final class TwoWayMeasurer: TextMeasurer {
  private let fixed = FixedTextMeasurer()

  func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics {
    var run = text.runs[0]
    run.font = ResolvedFont(size: 10)
    run.kerning = 4
    return fixed.measure(ResolvedText(runs: [run]), width: width)
  }

  private func spans(_ line: ResolvedText) -> [(left: CGFloat, isToTheLeft: Bool)] {
    let letters = Array(line.string)
    let base = line.direction ?? TextDirection(of: line.string) ?? .leftToRight
    func isHebrew(_ letter: Character) -> Bool { ("א"..."ת").contains(letter) }
    var turns = letters.map(isHebrew)
    for index in letters.indices where letters[index] == " " {
      let (before, after) = (
        index == 0 ? nil : letters[index - 1], letters.dropFirst(index + 1).first
      )
      turns[index] =
        before.map(isHebrew) == true && after.map(isHebrew) == true
        || before.map(isHebrew) != after.map(isHebrew) && base == .rightToLeft
    }
    var runs: [Range<Int>] = []
    for index in letters.indices {
      if let last = runs.last, turns[last.lowerBound] == turns[index] {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    if base == .rightToLeft { runs.reverse() }
    var spans = letters.map { _ in (left: CGFloat(0), isToTheLeft: false) }
    var x: CGFloat = 0
    for run in runs {
      for index in turns[run.lowerBound] ? run.reversed() : Array(run) {
        spans[index] = (x, turns[index])
        x += 10
      }
    }
    return spans
  }

  func characterSpans(in line: ResolvedText) -> [ClosedRange<CGFloat>] {
    spans(line).map { $0.left...($0.left + 10) }
  }

  func caretPositions(in line: ResolvedText) -> [CGFloat] {
    let spans = spans(line)
    guard let last = spans.last else { return [0] }
    let base = line.direction ?? TextDirection(of: line.string) ?? .leftToRight
    func level(_ index: Int) -> Int {
      base == .leftToRight ? (spans[index].isToTheLeft ? 1 : 0) : (spans[index].isToTheLeft ? 1 : 2)
    }
    func leading(_ index: Int) -> CGFloat {
      spans[index].left + (spans[index].isToTheLeft ? 10 : 0)
    }
    func trailing(_ index: Int) -> CGFloat {
      spans[index].left + (spans[index].isToTheLeft ? 0 : 10)
    }
    let carets = spans.indices.map { index in
      index > 0 && level(index) < level(index - 1) ? trailing(index - 1) : leading(index)
    }
    return carets + [last.isToTheLeft ? last.left : last.left + 10]
  }
}

/// What is edited in both directions of writing. A Hebrew letter is two bytes.
@Suite struct VisualOrderTests {
  private struct Page: View {
    @State var text: String
    var isEditor = false

    var body: some View {
      if isEditor {
        TextEditor(text: $text).accessibilityIdentifier("field")
      } else {
        TextField("", text: $text).accessibilityIdentifier("field")
      }
    }
  }

  private func stage(_ text: String, isEditor: Bool = false, width: CGFloat = 300) -> Stage {
    let stage = Stage(
      size: CGSize(width: width, height: 100), textMeasurer: TwoWayMeasurer()
    ) { Page(text: text, isEditor: isEditor) }
    stage.tap("field")
    stage.type("home", .control)
    return stage
  }

  /// Where the caret stands, in letters from the left.
  private func caret(on stage: Stage) -> Int? {
    stage.caretFrames.first.map {
      Int((($0.midX - (stage.element("field")?.frame.minX ?? 0)) / 10).rounded())
    }
  }

  private func carets(_ key: String, _ count: Int, on stage: Stage) -> [Int?] {
    (0..<count).map { _ in
      stage.type(key)
      return caret(on: stage)
    }
  }

  @Test(arguments: ["ab שלם cd", "שלם", "ab שלם", "שלם ab", "שלם ab שלם", "abc"])
  func arrowsGoThroughAllPlacesAsTheyLook(text: String) {
    let stage = stage(text)
    let count = text.count
    for _ in 0...count { stage.type("left") }
    #expect(caret(on: stage) == 0)
    #expect(carets("right", count + 1, on: stage) == (1...count).map { $0 } + [count])
    #expect(carets("left", count + 1, on: stage) == (0..<count).reversed().map { $0 } + [0])
  }

  @Test func typingGoesOnWhereTheCaretIs() {
    let stage = stage("ab שלם")
    stage.type("end")
    #expect(caret(on: stage) == 3, "behind the last letter, which is at the left of its word")
    stage.enter("ים")
    #expect(stage.value(of: "field") == "ab שלםים")
    #expect(caret(on: stage) == 3)
  }

  @Test func aSelectionHasAPieceForEachDirection() {
    let stage = stage("ab שלם cd")
    stage.type("right")
    for _ in 0..<3 { stage.type("right", .shift) }
    #expect(selected(on: stage) == [1..<3, 4..<6], "b, the space, and two letters from the right")
  }

  @Test func wordsOfOneDirectionAreSelectedWhole() {
    let stage = stage("ab שלם cd")
    stage.type("right", .shift)
    stage.type("right", .shift)
    #expect(selected(on: stage) == [0..<2])
    stage.type("a", .control)
    #expect(selected(on: stage) == [0..<9])
  }

  /// What is marked as selected, in letters from the left.
  private func selected(on stage: Stage) -> [Range<Int>] {
    let left = stage.element("field")?.frame.minX ?? 0
    return stage.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.content, color.opacity < 1,
        path.boundingRect.width >= 10
      else { return nil }
      let rect = path.boundingRect
      let start = Int(((rect.minX - left) / 10).rounded())
      return start..<(start + Int((rect.width / 10).rounded()))
    }
  }

  @Test func aLineThatGoesOnKeepsTheDirectionOfItsParagraph() {
    let flow = TextFlow(measurer: TwoWayMeasurer())
    let run = ResolvedText.Run(
      string: "", font: ResolvedFont(size: 10), color: .init(red: 0, green: 0, blue: 0), kerning: 4)
    flow.update("שלם ab cd", run, .leading, width: 30)
    #expect(flow.lines.count == 3)
    #expect(flow.resolved(line: 1).direction == .rightToLeft)
    #expect(flow.place(beside: 7, toTheLeft: false) == 8)
    #expect(flow.place(beside: 7, toTheLeft: true) == 10, "the next line")
  }

  @Test func aLongLineIsReadFromItsBeginning() {
    let text = String(repeating: "שלום עולם ", count: 60)
    let flow = TextFlow(measurer: TwoWayMeasurer())
    let run = ResolvedText.Run(
      string: "", font: ResolvedFont(size: 10), color: .init(red: 0, green: 0, blue: 0), kerning: 4)
    flow.update(text, run, .leading, width: nil)
    #expect(flow.lines.count > 1)
    #expect(flow.caret(at: 0).minX == flow.size.width)
    #expect(flow.caret(at: text.utf8.count).minX == 0)
    for place in [0, 18, 540, 900] {
      let caret = flow.caret(at: place)
      #expect(flow.offset(at: CGPoint(x: caret.minX - 1, y: 5)) == place)
    }
  }

  @Test func wordsLieBesideTheCaretAsTheyLook() {
    let stage = stage("ab שלם cd")
    stage.type("right", .control)
    #expect(caret(on: stage) == 2)
    stage.type("end")
    stage.type("left", .control)
    #expect(caret(on: stage) == 7)
  }
}
