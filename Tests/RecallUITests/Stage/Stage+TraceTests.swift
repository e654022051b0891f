import Testing

@testable import RecallUI
@testable import RecallUICore

/// What a stage tells of itself: each event with its instant, and why it happened.
@Suite struct StageTraceTests {
  private func events(
    of kinds: Set<TraceEvent.Kind>, on stage: Stage, during body: () -> Void
  ) -> [String] {
    var lines: [String] = []
    stage.trace = StageTrace(of: kinds) { lines.append("\($0)") }
    defer { stage.trace = nil }
    body()
    return lines
  }

  // MARK: Evaluations

  private struct Light: View {
    let name: String
    @Binding var isOn: Bool

    var body: some View {
      Text("\(name) \(isOn ? "on" : "off")").onTapGesture { isOn.toggle() }
    }
  }

  private struct Panel: View {
    @State private var isOn = false
    @State private var name = "lamp"
    @State private var names = ["x"]

    var body: some View {
      VStack {
        Light(name: name, isOn: $isOn)
        Text("rename").onTapGesture { name = "torch" }
        Text("add").onTapGesture { names.append("y") }
        ForEach(names, id: \.self) { Light(name: $0, isOn: .constant(true)) }
      }
    }
  }

  @Test func anEvaluationNamesThePropertyThatChanged() {
    let stage = smallStage { Panel() }
    stage.advance(by: .milliseconds(1240))
    let lines = events(of: [.evaluations], on: stage) { stage.tap("lamp off") }
    #expect(lines == ["1240 evaluation Light: isOn changed"])
  }

  @Test func anEvaluationNamesWhatDiffersInTheViewsValue() {
    let stage = smallStage { Panel() }
    let lines = events(of: [.evaluations], on: stage) { stage.tap("rename") }
    #expect(
      lines.prefix(2) == ["0 evaluation Panel: name changed", "0 evaluation Light: name changed"])
  }

  @Test func aViewThatIsMadeIsNewAndHasItsIdentifier() {
    let stage = smallStage { Panel() }
    let lines = events(of: [.evaluations], on: stage) { stage.tap("add") }
    #expect(lines.first == "0 evaluation Panel: names changed")
    #expect(lines.contains("0 evaluation Light [y]: is new"))
  }

  // MARK: Layout

  private struct Boxes: View {
    @State private var width = 40.0
    @State private var text = "a"

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        Text("wider").onTapGesture { width += 10 }.frame(width: 60, height: 20)
        Text("long").onTapGesture { text += "b" }.frame(width: 60, height: 20)
        VStack { Text(text) }.frame(width: width, height: 40)
      }
    }
  }

  @Test func aContainerIsLaidOutForItsProposalAndForItsPlace() {
    let stage = smallStage { Boxes() }
    let lines = events(of: [.layout], on: stage) { stage.tap("wider") }
    #expect(
      lines == [
        "0 layout HStack in Boxes: its content changed; "
          + "its place was 20,80 160x40, is 15,80 170x40",
        "0 layout VStack in Boxes: its proposal was 40x40, is 50x40; "
          + "its place was 14.9,9.8 10.2x20.4, is 19.9,9.8 10.2x20.4",
      ])
  }

  @Test func aContainerIsLaidOutForItsContent() {
    let stage = smallStage { Boxes() }
    let lines = events(of: [.layout], on: stage) { stage.tap("long") }
    #expect(
      lines == [
        "0 layout VStack in Boxes: its content changed; "
          + "its place was 14.9,9.8 10.2x20.4, is 9.8,9.8 20.4x20.4"
      ])
  }

  @Test func aResizeLaysOutWhatIsProposedAnotherSize() {
    let stage = smallStage { VStack { Text("a") } }
    let lines = events(of: [.layout], on: stage) {
      stage.send(.resize(CGSize(width: 300, height: 200)))
    }
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("VStack in the stage: its proposal was 200x200, is 300x200") == true)
  }

  // MARK: Timers

  /// One that sets a timer when it is tapped, a tenth of a second after it began.
  private func stageWithATimer() -> Stage {
    let stage = smallStage {
      Text("go").onTapGesture {
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false, fileID: "A.swift", line: 7) {
          _ in
        }
      }
    }
    stage.advance(by: .milliseconds(100))
    return stage
  }

  @Test func aTimerHasItsOwnerAndItsDeadline() {
    let stage = stageWithATimer()
    let lines = events(of: [.timers], on: stage) {
      stage.tap("go")
      stage.advance(by: .seconds(1))
    }
    #expect(
      lines == [
        "100 timer set: Timer.scheduledTimer at A.swift:7, due 600.0 ms",
        "600 timer fired: Timer.scheduledTimer at A.swift:7, due 600.0 ms",
      ])
  }

  @Test func whoBeganEarlierHearsOfInstantsAndDeadlinesByTheOwnClock() {
    let stage = stageWithATimer()
    var lines: [String] = []
    stage.trace = StageTrace(of: [.timers]) { lines.append("\($0)") }
      .later(by: .seconds(2)).later(by: .seconds(1))
    stage.tap("go")
    stage.advance(by: .seconds(1))
    #expect(
      lines == [
        "3100 timer set: Timer.scheduledTimer at A.swift:7, due 3600.0 ms",
        "3600 timer fired: Timer.scheduledTimer at A.swift:7, due 3600.0 ms",
      ])
  }

  // MARK: Focus

  private struct Keys: View {
    @FocusState private var isFocused: Bool
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("a") {}
        if isShown { Button("b") { isShown = false } }
        Button("c") { isFocused = true }
        Text("d").focusable().focused($isFocused)
      }
    }
  }

  @Test func aMoveOfTheFocusSaysFromWhatToWhatAndWhy() {
    let stage = smallStage { Keys() }
    let lines = events(of: [.focus], on: stage) {
      stage.type("tab")
      stage.type("down")
      stage.type("tab", .shift)
      stage.tap("c")
    }
    #expect(
      lines == [
        "0 focus nothing -> \"a\": Tab", "0 focus \"a\" -> \"b\": arrow down",
        "0 focus \"b\" -> \"a\": Shift-Tab", "0 focus \"a\" -> \"c\": a pointer went down",
        "0 focus \"c\" -> \"d\": requested",
      ])
  }

  @Test func aFocusedViewThatIsRemovedLosesTheFocus() {
    let stage = smallStage { Keys() }
    let lines = events(of: [.focus], on: stage) {
      stage.type("tab")
      stage.type("tab")
      stage.type("space")
    }
    #expect(lines.last == "0 focus \"b\" -> \"a\": removed")
  }

  // MARK: Gestures

  @Test func aGestureThatWinsIsToldOf() {
    let stage = smallStage { Text("a").onTapGesture {} }
    let lines = events(of: [.gestures], on: stage) { stage.tap("a") }
    #expect(lines.last?.hasPrefix("0 gesture contact 1 ") == true)
    #expect(lines.last?.hasSuffix("tap wins") == true)
  }

  // MARK: Kinds

  @Test func onlyTheKindsThatWereAskedForAreTold() {
    let stage = smallStage { Keys() }
    var kinds: Set<TraceEvent.Kind> = []
    stage.trace = StageTrace(of: [.gestures, .focus]) { kinds.insert($0.kind) }
    stage.tap("b")
    #expect(kinds == [.gestures, .focus])
  }

  @Test func aTraceThatIsTakenAwayHearsNothingMore() {
    let stage = smallStage { Panel() }
    var count = 0
    stage.trace = StageTrace { _ in count += 1 }
    stage.trace = nil
    stage.tap("lamp off")
    stage.type("tab")
    #expect(count == 0)
  }

  @Test func aTraceLeavesTheStateAlone() {
    let (traced, other) = (smallStage { Panel() }, smallStage { Panel() })
    traced.trace = StageTrace { _ in }
    for stage in [traced, other] {
      stage.tap("lamp off")
      stage.tap("add")
      stage.advance(by: .seconds(1))
    }
    #expect(traced.snapshot == other.snapshot)
    #expect(traced.outline == other.outline)
  }
}
