import RecallUI
import Testing

/// A slider of 200 points has a knob of 22, whose middle goes from 11 to 189.
@Suite struct SliderTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Page<V: BinaryFloatingPoint>: View where V.Stride: BinaryFloatingPoint {
    @State var value: V
    let bounds: ClosedRange<V>
    var step: V.Stride?
    var log = Log()

    var body: some View {
      VStack(spacing: 0) {
        slider.accessibilityIdentifier("slider")
        Text("\(Double(value))").accessibilityIdentifier("value")
      }
    }

    @ViewBuilder private var slider: some View {
      if let step {
        Slider(value: $value, in: bounds, step: step) { log.lines.append("\($0) \(value)") }
      } else {
        Slider(value: $value, in: bounds) { log.lines.append("\($0) \(value)") }
      }
    }
  }

  private func value(_ stage: Stage) -> String? {
    stage.texts.isEmpty ? nil : stage.elements.compactMap(\.label).first
  }

  private func middle(_ stage: Stage) -> CGFloat {
    stage.frame(ofElement: "slider")?.midY ?? .nan
  }

  private func touch(_ stage: Stage, _ phase: PointerEvent.Phase, _ x: CGFloat) {
    stage.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: middle(stage)))))
  }

  // MARK: Pointers

  @Test func itIsAsWideAsThereIsRoomAndAsHighAsItsKnob() {
    let stage = smallStage {
      VStack(spacing: 0) {
        Slider(value: .constant(0.5)).accessibilityIdentifier("free")
        Slider(value: .constant(0.5)).frame(width: 80).accessibilityIdentifier("narrow")
        Slider(value: .constant(0.5)).fixedSize().accessibilityIdentifier("ideal")
        HStack(spacing: 0) { Slider(value: .constant(0.5)).accessibilityIdentifier("none") }
          .frame(width: 0)
      }
    }
    #expect(stage.element("free")?.frame.size == CGSize(width: 200, height: 22))
    #expect(stage.element("narrow")?.frame.size == CGSize(width: 80, height: 22))
    #expect(stage.element("ideal")?.frame.size == CGSize(width: 160, height: 22))
    #expect(stage.element("none")?.frame.size == CGSize(width: 44, height: 22))
  }

  @Test(arguments: [(0, "0.0"), (11, "0.0"), (100, "0.5"), (189, "1.0"), (199, "1.0")])
  func aTouchOnTheTrackBringsTheKnobThere(x: CGFloat, expected: String) {
    let stage = smallStage { Page(value: 0.25, bounds: 0...1) }
    stage.tap(at: CGPoint(x: x, y: middle(stage)))
    #expect(stage.element("value").map { _ in stage.texts } == [expected])
  }

  @Test func aKnobThatIsHeldAsideStaysUnderTheTouch() {
    let stage = smallStage { Page(value: 0.5, bounds: 0...1) }
    touch(stage, .down, 105)
    #expect(stage.texts == ["0.5"], "5 is inside of the knob's 11")
    touch(stage, .move, 105 + 89)
    #expect(stage.texts == ["1.0"])
    touch(stage, .move, 105 - 89)
    #expect(stage.texts == ["0.0"])
    touch(stage, .up, 105 - 89)
    #expect(stage.texts == ["0.0"])
  }

  @Test func aDragTellsItsBeginningAndItsEnd() {
    let log = Log()
    let stage = smallStage { Page(value: 0.0, bounds: 0...10, step: 5, log: log) }
    touch(stage, .down, 100)
    #expect(log.lines == ["true 0.0"])
    touch(stage, .move, 300)
    #expect(stage.texts == ["10.0"])
    #expect(log.lines.count == 1)
    touch(stage, .up, 300)
    #expect(log.lines == ["true 0.0", "false 10.0"])
  }

  @Test func aLostPointerEndsADrag() {
    let log = Log()
    let stage = smallStage { Page(value: 0.0, bounds: 0...1, log: log) }
    touch(stage, .down, 100)
    stage.send(.focus(.lost))
    #expect(log.lines == ["true 0.0", "false 0.5"])
  }

  @Test func aDragGoesByStepsFromTheRangesBeginning() {
    let stage = smallStage { Page(value: 1.0, bounds: 1...10, step: 4) }
    touch(stage, .down, 11 + 178 * 0.3)
    #expect(stage.texts == ["5.0"])
    touch(stage, .move, 500)
    #expect(stage.texts == ["9.0"], "13 lies outside")
    touch(stage, .up, 500)
  }

  @Test func inAScrollViewTheSliderIsDraggedAndNotTheView() {
    let stage = smallStage {
      ScrollView {
        Page(value: 0.0, bounds: 0...1)
        Color.red.frame(height: 500)
      }
    }
    let y = middle(stage)
    stage.drag(from: CGPoint(x: 20, y: y), to: CGPoint(x: 100, y: y + 5), over: .seconds(1))
    #expect(middle(stage) == y)
    #expect(stage.texts != ["0.0"])
  }

  // MARK: Keys

  @Test func arrowsGoByATenthOfTheRangeAndHomeAndEndToItsEnds() {
    let log = Log()
    let stage = smallStage { Page(value: 50.0, bounds: 0...200, log: log) }
    stage.type("tab")
    for (key, expected) in [
      ("right", "70.0"), ("up", "90.0"), ("left", "70.0"), ("down", "50.0"), ("end", "200.0"),
      ("right", "200.0"), ("home", "0.0"), ("left", "0.0"),
    ] {
      stage.type(key)
      #expect(stage.texts == [expected])
    }
    #expect(log.lines.prefix(2) == ["true 50.0", "false 70.0"])
  }

  @Test func arrowsGoByAStepAndFromBetweenToOne() {
    let stage = smallStage { Page(value: 2.4, bounds: 0...7, step: 3) }
    stage.type("tab")
    for (key, expected) in [("right", "6.0"), ("right", "6.0"), ("left", "3.0"), ("end", "6.0")] {
      stage.type(key)
      #expect(stage.texts == [expected])
    }
  }

  @Test func keysWithModifiersAreForOthers() {
    let stage = smallStage { Page(value: 0.5, bounds: 0...1) }
    stage.type("tab")
    stage.type("right", .control)
    #expect(stage.texts == ["0.5"])
  }

  @Test func aTouchGivesItTheFocus() {
    let stage = smallStage { Page(value: 0.5, bounds: 0...1) }
    stage.tap("slider")
    stage.type("end")
    #expect(stage.texts == ["1.0"])
  }

  @Test func aDisabledOneStays() {
    let stage = smallStage { Page(value: 0.5, bounds: 0...1).disabled(true) }
    let enabled = smallStage { Page(value: 0.5, bounds: 0...1) }
    #expect(stage.displayList != enabled.displayList)
    stage.tap(at: CGPoint(x: 20, y: middle(stage)))
    stage.type("tab")
    stage.type("end")
    #expect(stage.texts == ["0.5"])
    #expect(stage.focused == nil)
  }

  // MARK: Looks

  private func fills(_ stage: Stage, _ color: String) -> [CGRect] {
    stage.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let paint), _) = item.content, "\(paint)" == color
      else { return nil }
      return path.boundingRect.applying(item.transform)
    }
  }

  @Test func theTrackIsTintedUpToTheKnob() {
    let stage = smallStage { Slider(value: .constant(0.25)).tint(.red) }
    #expect(fills(stage, "#FF3B30") == [CGRect(x: 0, y: 98, width: 55.5, height: 4)])
    let knob = smallStage { Slider(value: .constant(7), in: 0...5) }
    #expect(fills(knob, "#007AFF").first?.width == 189, "what lies outside is at the end")
  }

  @Test func itsEndsHaveLabelsAndItsOwnIsSpoken() throws {
    let stage = smallStage {
      Slider(value: .constant(40.0), in: 0...100) {
        Text("Speed")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      }
      .accessibilityIdentifier("speed")
    }
    #expect(stage.texts == ["slow", "fast"])
    #expect(stage.element("speed")?.value == "40")
    let (slow, fast) = (try #require(stage.element("slow")), try #require(stage.element("fast")))
    #expect(slow.frame.maxX + 8 < fast.frame.minX - 8)
    #expect(slow.frame.minX >= 0 && fast.frame.maxX <= 200)
    #expect(stage.element("Speed")?.frame.minX == slow.frame.minX, "it covers the slider")
  }

  /// The label stands last in code from before iOS 15.
  @Test func theDeprecatedShapesAreThere() {
    let stage = smallStage {
      VStack {
        Slider(
          value: .constant(1.0), in: 0...5, step: 1, onEditingChanged: { _ in },
          minimumValueLabel: Text("0"), maximumValueLabel: Text("5")
        ) { Text("a") }
        Slider(
          value: .constant(1.0), in: 0...5, onEditingChanged: { _ in },
          minimumValueLabel: Text("0"), maximumValueLabel: Text("5")
        ) { Text("b") }
        Slider(value: .constant(1.0), in: 0...5, onEditingChanged: { _ in }) { Text("c") }
        Slider(value: .constant(1.0), in: 0...5, step: 1, onEditingChanged: { _ in }) { Text("d") }
        Slider(value: .constant(1.0), in: 0...5, step: 1) { Text("e") }
        Slider(value: .constant(1.0)) { Text("f") }
      }
    }
    #expect(stage.texts == ["a", "0", "5", "b", "0", "5", "c", "d", "e", "f"])
  }

  // MARK: What it can't work with

  private static func survives<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ step: V.Stride? = nil
  ) -> [String] where V.Stride: BinaryFloatingPoint {
    let stage = smallStage { Page(value: value, bounds: bounds, step: step) }
    stage.drag(from: CGPoint(x: 20, y: 92), to: CGPoint(x: 150, y: 92), over: .seconds(1))
    for key in ["right", "left", "end", "home"] { stage.type(key) }
    _ = stage.displayList
    return stage.issues.map(\.description)
  }

  @Test func aRangeThatIsEmptyOrEndlessIsReported() {
    let rest = "expected a finite one with something in it. It can't be moved"
    func fault(_ range: String) -> Bool {
      range.hasPrefix("Page") && range.hasSuffix(rest)
    }
    let found =
      Self.survives(3.0, 3...3) + Self.survives(3.0, 3...3, 1) + Self.survives(0.0, 0...(.infinity))
      + Self.survives(0.0, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
      + Self.survives(Float(0), -Float.infinity...Float.infinity, 2)
    #expect(found.count == 5)
    #expect(found.allSatisfy(fault), "\(found)")
    #expect(found.first?.contains("Slider has a range from 3 to 3; ") == true)
  }

  @Test func aStepThatLeadsNowhereIsReportedAndIgnored() {
    for step in [0.0, -1, .nan, .infinity] {
      let found = Self.survives(0.5, 0...1, step)
      #expect(found.count == 1)
      #expect(found.first?.hasSuffix("expected a finite one above 0. It is ignored") == true)
    }
    #expect(Self.survives(0.5, 0...1, .leastNonzeroMagnitude).isEmpty)
    #expect(Self.survives(0.5, 0...1, 7).isEmpty)
    let stage = smallStage { Page(value: 0.0, bounds: 0...10, step: -1) }
    stage.type("tab")
    stage.type("right")
    #expect(stage.texts == ["1.0"], "a tenth of the range")
  }

  @Test func noNumberIsReportedAndShownAtTheBeginning() {
    let stage = smallStage { Page(value: Double.nan, bounds: 2...4) }
    #expect(stage.issues.map(\.description).first?.contains("a value that is no number") == true)
    #expect(stage.element("slider")?.value == "2")
    stage.type("tab")
    stage.type("left")
    #expect(stage.texts == ["2.0"])
  }

  @Test func theEndsOfTheRangeAreReachedExactly() {
    for last in [0.3, 0.7, 1.1, 12.6] {
      let stage = smallStage { Page(value: 0.0, bounds: 0...last, step: 0.1) }
      stage.type("tab")
      stage.type("end")
      #expect(stage.texts == ["\(last)"])
    }
  }

  @Test func otherKindsOfNumbersWorkAsWell() {
    #expect(Self.survives(Float(0.5), 0...1).isEmpty)
    #expect(Self.survives(CGFloat(0.5), 0...1, 0.1).isEmpty)
    #expect(Self.survives(Float(16_777_216), 0...Float.greatestFiniteMagnitude, 1).isEmpty)
  }
}
