import RecallUI
import Testing

/// The buttons of a stepper are 40 by 28 points each, with a line of 1 between them.
@Suite struct StepperTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Page<V: Strideable>: View {
    @State var value: V
    var bounds: ClosedRange<V>?
    let step: V.Stride
    var log = Log()

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          if let bounds {
            Stepper("Size", value: $value, in: bounds, step: step, onEditingChanged: note)
          } else {
            Stepper("Size", value: $value, step: step, onEditingChanged: note)
          }
        }
        .accessibilityIdentifier("stepper")
        Text("\(value)")
      }
    }

    private func note(_ isEditing: Bool) {
      log.lines.append("\(isEditing) \(value)")
    }
  }

  private func value(_ stage: Stage) -> String? { stage.texts.last }

  private func touch(_ stage: Stage, _ phase: PointerEvent.Phase, _ name: String = "Increment") {
    let frame = stage.element(name)?.frame ?? .null
    stage.send(.pointer(PointerEvent(phase, at: CGPoint(x: frame.midX, y: frame.midY))))
  }

  // MARK: Pointers

  @Test func itsLabelIsLeadingAndItsButtonsTrailing() {
    let stage = smallStage { Page(value: 1, step: 1) }
    #expect(stage.element("stepper")?.frame.size == CGSize(width: 200, height: 28))
    #expect(stage.element("Size")?.frame.minX == 0)
    #expect(stage.element("Decrement")?.frame.minX == 119)
    #expect(stage.element("Increment")?.frame.maxX == 200)
    #expect(stage.element("stepper")?.value == "1")
  }

  @Test func aTapSteps() {
    let log = Log()
    let stage = smallStage { Page(value: 5, step: 2, log: log) }
    stage.tap("Increment")
    #expect(value(stage) == "7")
    stage.tap("Decrement")
    stage.tap("Decrement")
    #expect(value(stage) == "3")
    #expect(log.lines.prefix(2) == ["true 5", "false 7"])
  }

  @Test func aTouchThatLeavesDoesNothing() {
    let log = Log()
    let stage = smallStage { Page(value: 5, step: 1, log: log) }
    touch(stage, .down)
    stage.send(.pointer(PointerEvent(.move, at: .zero)))
    stage.send(.pointer(PointerEvent(.up, at: .zero)))
    #expect(value(stage) == "5")
    #expect(log.lines == ["true 5", "false 5"])
  }

  @Test func aButtonThatIsHeldStepsAfterHalfASecondAndThenTenTimesASecond() {
    let log = Log()
    let stage = smallStage { Page(value: 0, step: 1, log: log) }
    touch(stage, .down)
    stage.advance(by: .milliseconds(499))
    #expect(value(stage) == "0")
    stage.advance(by: .milliseconds(1))
    #expect(value(stage) == "1")
    stage.advance(by: .milliseconds(99))
    #expect(value(stage) == "1")
    stage.advance(by: .milliseconds(901))
    #expect(value(stage) == "11")
    touch(stage, .up)
    #expect(value(stage) == "11", "what has repeated doesn't step again")
    stage.advance(by: .seconds(5))
    #expect(value(stage) == "11")
    #expect(log.lines == ["true 0", "false 11"])
    #expect(stage.nextDeadline == nil)
    stage.tap("Increment")
    #expect(value(stage) == "12")
  }

  @Test func aHeldButtonStopsAtTheEnd() {
    let stage = smallStage { Page(value: 0, bounds: 0...3, step: 1) }
    touch(stage, .down)
    stage.advance(by: .seconds(10))
    touch(stage, .up)
    #expect(value(stage) == "3")
  }

  @Test func aLostPointerEndsAHold() {
    let stage = smallStage { Page(value: 0, step: 1) }
    touch(stage, .down)
    stage.advance(by: .milliseconds(600))
    stage.send(.focus(.lost))
    stage.advance(by: .seconds(5))
    #expect(value(stage) == "2")
    #expect(stage.nextDeadline == nil)
  }

  // MARK: Keys

  @Test func arrowsStep() {
    let log = Log()
    let stage = smallStage { Page(value: 0, bounds: -1...2, step: 1, log: log) }
    stage.type("tab")
    for (key, expected) in [
      ("up", "1"), ("right", "2"), ("up", "2"), ("down", "1"), ("left", "0"), ("left", "-1"),
      ("down", "-1"),
    ] {
      stage.type(key)
      #expect(value(stage) == expected)
    }
    #expect(log.lines.prefix(2) == ["true 0", "false 1"])
    stage.type("up", .command)
    #expect(value(stage) == "-1")
  }

  private struct Rows: View {
    @State var steps = 5
    @State var amount = 5.0
    @State var choice = 1

    var body: some View {
      List {
        Text("= \(steps) \(Int(amount)) \(choice)")
        Stepper("Steps", value: $steps).accessibilityIdentifier("steps")
        Slider(value: $amount, in: 0...10, step: 1).accessibilityIdentifier("amount")
        Picker("Choice", selection: $choice) {
          ForEach(0..<3, id: \.self) { Text("\($0)") }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("choice")
      }
    }
  }

  /// Whoever goes through a list by arrows changes nothing there.
  @Test func inAListUpAndDownLeadToOtherRows() {
    let stage = smallStage { Rows() }
    stage.type("tab")
    for key in ["down", "down", "down", "up", "up", "up"] { stage.type(key) }
    #expect(stage.texts.first == "= 5 5 1")
    for key in ["right", "down", "right", "down", "right"] { stage.type(key) }
    #expect(stage.texts.first == "= 6 6 2")
    for key in ["left", "up", "left", "up", "left"] { stage.type(key) }
    #expect(stage.texts.first == "= 5 5 1")
  }

  @Test func aDisabledOneStays() {
    let stage = smallStage { Page(value: 0, step: 1).disabled(true) }
    stage.tap("Increment")
    stage.type("tab")
    stage.type("up")
    #expect(value(stage) == "0")
    #expect(stage.focused == nil)
  }

  // MARK: Ends

  private func ends<V: Strideable>(
    _ value: V, _ bounds: ClosedRange<V>? = nil, by step: V.Stride
  ) -> [String?] {
    let stage = smallStage { Page(value: value, bounds: bounds, step: step) }
    stage.tap("Increment")
    let up = self.value(stage)
    let other = smallStage { Page(value: value, bounds: bounds, step: step) }
    other.tap("Decrement")
    #expect(stage.issues.isEmpty)
    return [up, self.value(other)]
  }

  @Test func aRangeIsNotLeft() {
    #expect(ends(9, 0...10, by: 1) == ["10", "8"])
    #expect(ends(9, 0...10, by: 2) == ["10", "7"])
    #expect(ends(10, 0...10, by: 1) == ["10", "9"])
    #expect(ends(0, 0...10, by: 1) == ["1", "0"])
    #expect(ends(12, 0...10, by: 1) == ["12", "10"])
    #expect(ends(-5, 0...10, by: 1) == ["0", "-5"])
    #expect(ends(1.0, 0...1, by: 0.25) == ["1.0", "0.75"])
    #expect(ends(5, 5...5, by: 1) == ["5", "5"])
  }

  @Test func noTypeOverflows() {
    #expect(ends(Int.max, by: 1) == ["\(Int.max)", "\(Int.max - 1)"])
    #expect(ends(Int.min, by: 1) == ["\(Int.min + 1)", "\(Int.min)"])
    #expect(ends(Int.max - 1, Int.min...Int.max, by: .max) == ["\(Int.max)", "-1"])
    #expect(ends(UInt8(0), by: 1) == ["1", "0"])
    #expect(ends(UInt8(250), 0...255, by: 1_000) == ["255", "0"])
    #expect(ends(UInt8(250), by: 1_000) == ["250", "250"])
    #expect(
      ends(Double.greatestFiniteMagnitude, 0...10, by: 1) == [
        "\(Double.greatestFiniteMagnitude)", "10.0",
      ])
  }

  @Test func aStepThatLeadsNowhereIsReported() {
    for step in [0, -1] {
      let stage = smallStage { Page(value: 1, step: step) }
      stage.tap("Increment")
      #expect(value(stage) == "1")
      #expect(
        stage.issues.first?.description.hasSuffix(
          "Stepper has a step of \(step); expected one above 0. It does nothing") == true)
    }
  }

  @Test func noNumberIsReported() {
    let stage = smallStage { Page(value: Double.nan, bounds: 0...1, step: 0.5) }
    stage.tap("Increment")
    #expect(value(stage) == "nan")
    #expect(stage.issues.count == 1)
  }

  @Test func aButtonWithNothingToDoIsFaint() {
    func drawn(_ value: Int) -> DisplayList {
      smallStage { Stepper("", value: .constant(value), in: 0...2) }.displayList
    }
    #expect(drawn(0) != drawn(1))
    #expect(drawn(1) != drawn(2))
    #expect(drawn(0) != drawn(2))
  }

  // MARK: Shapes

  @Test func itRunsActions() {
    let log = Log()
    let stage = smallStage {
      Stepper("Undo") {
        log.lines.append("+")
      } onDecrement: {
        log.lines.append("-")
      }
    }
    stage.tap("Increment")
    stage.tap("Decrement")
    #expect(log.lines == ["+", "-"])
    let half = smallStage {
      Stepper("Redo", onIncrement: { log.lines.append("+") }, onDecrement: nil)
    }
    half.tap("Decrement")
    #expect(log.lines == ["+", "-"])
    half.tap("Increment")
    #expect(log.lines == ["+", "-", "+"])
  }

  @Test func aFormatShowsTheValue() {
    let stage = smallStage {
      VStack {
        Stepper("Part", value: .constant(0.25), step: 0.05, format: .percent)
        Stepper("Whole", value: .constant(1_234.5), in: 0...10_000, format: .number)
      }
    }
    #expect(
      stage.texts == [
        "Part", "25%", "Decrement", "Increment", "Whole", "1,234.5", "Decrement", "Increment",
      ])
  }

  @Test func itsLabelCanBeHiddenAndIsSpokenThen() {
    let stage = smallStage { Stepper("Size", value: .constant(1)).labelsHidden().fixedSize() }
    #expect(stage.texts == ["Size", "Decrement", "Increment"])
    #expect(stage.element("Size")?.frame.width == 81)
  }

  /// The label stands last in code from before iOS 15.
  @Test func theDeprecatedShapesAreThere() {
    let stage = smallStage {
      VStack {
        Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }) { Text("a") }
        Stepper(value: .constant(1), onEditingChanged: { _ in }) { Text("b") }
        Stepper(value: .constant(1), in: 0...2, onEditingChanged: { _ in }) { Text("c") }
        Stepper(value: .constant(1), in: 0...2, step: 1) { Text("d") }
        Stepper {
          Text("e")
        } onIncrement: {
        } onDecrement: {
        }
        Stepper(String("f"), value: .constant(1.5), in: 0...2)
      }
    }
    #expect(stage.texts.filter { $0.count == 1 } == ["a", "b", "c", "d", "e", "f"])
  }
}
