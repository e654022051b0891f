import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct HelpTests {
  private final class Log {
    var taps = 0
  }

  private let log = Log()

  /// A button of 60 by 40 points in the middle of 320 by 240.
  private func stage(_ text: Text = Text("deals anew")) -> Stage {
    Stage(size: CGSize(width: 320, height: 240)) { [log] in
      Button("Deal") { log.taps += 1 }
        .frame(width: 60, height: 40).contentShape(Rectangle())
        .help(text)
    }
  }

  private func move(_ stage: Stage, to x: CGFloat, _ y: CGFloat = 120) {
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: x, y: y))))
  }

  /// Whether the words are drawn.
  private func shows(_ words: String, _ stage: Stage) -> Bool {
    stage.displayList.items.contains { $0.description.contains(words) }
  }

  @Test func helpComesWhereAMouseRests() {
    let stage = stage()
    move(stage, to: 160)
    stage.advance(by: .milliseconds(699))
    #expect(!shows("deals anew", stage))
    stage.advance(by: .milliseconds(300))
    #expect(shows("deals anew", stage))
    #expect(stage.issues.isEmpty)
  }

  @Test func helpLeavesWithTheMouse() {
    let stage = stage()
    move(stage, to: 160)
    stage.advance(by: .seconds(2))
    move(stage, to: 10)
    stage.advance(by: .seconds(1))
    #expect(!shows("deals anew", stage))
  }

  @Test func aMouseThatGoesByIsShownNothing() {
    let stage = stage()
    move(stage, to: 160)
    stage.advance(by: .milliseconds(400))
    move(stage, to: 10)
    stage.advance(by: .seconds(2))
    #expect(!shows("deals anew", stage))
    #expect(stage.unownedTimers.isEmpty)
  }

  @Test func whatStandsBelowTheWordsCanBeTouched() {
    let stage = stage()
    move(stage, to: 160)
    stage.advance(by: .seconds(2))
    stage.tap("Deal")
    #expect(log.taps == 1)
  }

  @Test func helpIsAHintForWhoCannotSee() {
    let stage = Stage(size: CGSize(width: 320, height: 240)) { Text("Deal").help("deals anew") }
    #expect(stage.elements.map(\.hint) == ["deals anew"])
    move(stage, to: 160)
    stage.advance(by: .seconds(2))
    #expect(shows("deals anew", stage))
    #expect(stage.texts == ["Deal"])
  }

  @Test func longHelpHasSeveralLinesInTheWindow() throws {
    let words = Array(repeating: "words", count: 40).joined(separator: " ")
    let stage = stage(Text(words))
    move(stage, to: 160)
    stage.advance(by: .seconds(2))
    let ground = try #require(
      stage.displayList.items.lazy.compactMap { item -> CGRect? in
        guard case .fill(let path, _, _) = item.content else { return nil }
        return path.boundingRect.applying(item.transform)
      }.max { $0.width * $0.height < $1.width * $1.height })
    #expect(CGRect(x: 0, y: 0, width: 320, height: 240).contains(ground))
    #expect(ground.height > 60)
  }
}
