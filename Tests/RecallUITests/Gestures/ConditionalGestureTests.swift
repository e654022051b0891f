import RecallUI
import Testing

/// Collects what the gestures of a test's views say.
private final class Log {
  var lines: [String] = []
}

/// Gestures that are there, or begin, only where something holds.
@Suite struct ConditionalGestureTests {
  private static let middle = CGPoint(x: 100, y: 100)

  private struct Parts: View {
    let log: Log
    @State private var isDragging = false

    init(log: Log) { self.log = log }

    private var drag: some Gesture {
      DragGesture().onEnded { log.lines.append("drag \(Int($0.translation.width))") }
    }

    var body: some View {
      Color.red
        .gesture(
          TapGesture().onEnded { log.lines.append("tap") }
            .simultaneously(with: isDragging ? drag : nil)
        )
        .overlay(alignment: .topLeading) {
          Button("switch") { isDragging.toggle() }
        }
    }
  }

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 200, height: 200)) { content() }
  }

  private func drag(_ stage: Stage) {
    stage.drag(from: Self.middle, to: CGPoint(x: 150, y: 100), over: .milliseconds(200))
  }

  @Test func aPartThatIsNotThereRecognizesNothing() {
    let log = Log()
    let stage = stage { Parts(log: log) }
    drag(stage)
    stage.tap(at: Self.middle)
    #expect(log.lines == ["tap"])
  }

  @Test func aPartThatComesIsRecognizedAndOneThatGoesNoMore() {
    let log = Log()
    let stage = stage { Parts(log: log) }
    stage.tap("switch")
    drag(stage)
    #expect(log.lines == ["drag 50"])
    stage.tap(at: Self.middle)
    #expect(log.lines == ["drag 50", "tap"])
    stage.tap("switch")
    drag(stage)
    #expect(log.lines == ["drag 50", "tap"])
  }

  @Test(
    arguments: [
      ([], 0), (["left shift"], 1), (["left shift", "left ctrl"], 1), (["left ctrl"], 0),
    ]
      as [([String], Int)])
  func aGestureWithModifiersBeginsWhileTheyAreHeld(held: [String], taps: Int) {
    let log = Log()
    let stage = stage {
      Color.red.gesture(TapGesture().modifiers(.shift).onEnded { log.lines.append("shift") })
    }
    for key in held { stage.send(.key(KeyEvent(.down, key: key))) }
    stage.tap(at: Self.middle)
    for key in held { stage.send(.key(KeyEvent(.up, key: key))) }
    stage.tap(at: Self.middle)
    #expect(log.lines.count == taps)
  }

  @Test func aGestureWithModifiersLeavesTheRestToOthers() {
    let log = Log()
    let stage = stage {
      Color.red
        .gesture(TapGesture().modifiers(.shift).onEnded { log.lines.append("shift") })
        .onTapGesture { log.lines.append("plain") }
    }
    stage.tap(at: Self.middle)
    stage.send(.key(KeyEvent(.down, key: "left shift")))
    stage.tap(at: Self.middle)
    #expect(log.lines == ["plain", "shift"])
  }

  private struct Hidden: View {
    let log: Log
    @State private var taps = false
    @GestureState private var width: CGFloat = 0

    init(log: Log) { self.log = log }

    private var gesture: AnyGesture<CGFloat> {
      guard !taps else {
        return AnyGesture(
          SpatialTapGesture().onEnded { log.lines.append("tap \(Int($0.location.x))") }
            .map(\.location.x))
      }
      return AnyGesture(
        DragGesture().onEnded { log.lines.append("drag \(Int($0.translation.width))") }
          .map(\.translation.width))
    }

    var body: some View {
      Color.red
        .overlay { Text("\(Int(width)) wide") }
        .gesture(
          AnyGesture(gesture).updating($width) { now, width, _ in width = now }
            .onChanged { log.lines.append("changed \(Int($0))") }
            .onEnded { log.lines.append("ended \(Int($0))") }
        )
        .overlay(alignment: .topLeading) {
          Button("switch") { taps.toggle() }
        }
    }
  }

  @Test func aGestureOfAHiddenKindTellsWhatItsOwnTells() {
    let log = Log()
    let stage = stage { Hidden(log: log) }
    stage.send(.pointer(PointerEvent(.down, at: Self.middle)))
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 150, y: 100))))
    #expect(stage.texts.contains("50 wide"))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 150, y: 100))))
    #expect(log.lines == ["changed 50", "drag 50", "ended 50"])
    #expect(stage.texts.contains("0 wide"))
  }

  @Test func anotherKindOfGestureTakesTheHiddenOnesPlace() {
    let log = Log()
    let stage = stage { Hidden(log: log) }
    stage.tap(at: Self.middle)
    #expect(log.lines.isEmpty)
    stage.tap("switch")
    drag(stage)
    stage.tap(at: Self.middle)
    #expect(log.lines == ["tap 100", "ended 100"])
    stage.tap("switch")
    drag(stage)
    #expect(log.lines.suffix(2) == ["drag 50", "ended 50"])
  }

  @Test func whatAHiddenGestureBeganIsCancelledWhereAnotherKindComes() {
    let log = Log()
    let stage = stage { Hidden(log: log) }
    stage.send(.pointer(PointerEvent(.down, at: Self.middle)))
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 150, y: 100))))
    stage.send(.key(KeyEvent(.down, key: "tab")))
    stage.send(.key(KeyEvent(.down, key: "space")))
    stage.send(.key(KeyEvent(.up, key: "space")))
    #expect(stage.texts.contains("0 wide"))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 150, y: 100))))
    #expect(log.lines == ["changed 50"])
  }

  @Test func stateOfAGestureCanBeginAndEndAsWritten() {
    struct Dragged: View {
      @GestureState(initialValue: 3, resetTransaction: Transaction(animation: .linear))
      private var width: Int
      @GestureState(initialValue: 4, reset: { _, _ in }) private var other

      var body: some View {
        Color.red.overlay { Text("\(width) \(other)") }
          .gesture(DragGesture().updating($width) { value, width, _ in width = 50 })
      }
    }
    let stage = stage { Dragged() }
    #expect(stage.texts == ["3 4"])
    drag(stage)
    stage.advance(by: .seconds(1))
    #expect(stage.texts == ["3 4"])
  }
}
