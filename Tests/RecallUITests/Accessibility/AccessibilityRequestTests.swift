import RecallUI
import Testing

/// What is done for who can't see the stage: as somebody at the window would do it.
@Suite struct AccessibilityRequestTests {
  private struct Page: View {
    @State private var presses = 0
    @State private var volume = 3.0
    @State private var pairs = 8
    @State private var name = "a🚗b"

    var body: some View {
      ScrollView {
        VStack {
          Text("pressed \(presses)")
          Text("name \(name)")
          Text("pairs \(pairs)")
          Button("first") { presses += 1 }
          Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
          Stepper("Pairs", value: $pairs, in: 1...20)
          TextField("Name", text: $name)
          Spacer(minLength: 300)
          Button("last") { presses += 10 }
        }
      }
    }
  }

  private let spoken = SpokenStage { Page() }

  private func id(_ name: String) throws -> Int { try #require(spoken.element(name)).id }

  @Test func anActionIsATouchThatARecorderSees() throws {
    spoken.perform(.act(try id("first"), action: 0))
    #expect(spoken.element("pressed 1") != nil)
    #expect(spoken.sent.count == 2)
    let copy = smallStage { Page() }
    for event in spoken.sent { copy.send(event) }
    #expect(copy.digest == spoken.stage.digest)
  }

  @Test func whatIsOutOfSightIsScrolledToAndPressed() throws {
    spoken.perform(.act(try id("last"), action: 0))
    #expect(spoken.element("pressed 10") != nil)
    let scrolls = spoken.sent.filter { if case .scroll = $0 { true } else { false } }
    #expect(scrolls.count == 1)
  }

  @Test func theFocusIsGivenWithoutAPress() throws {
    spoken.perform(.focus(try id("first")))
    #expect(try #require(spoken.element("first")).states.contains(.focused))
    #expect(spoken.element("pressed 0") != nil)
  }

  @Test func whatHasARangeIsFocusedAndSetByKeys() throws {
    spoken.perform(.set(try id("Volume"), to: 7.2))
    let slider = try #require(spoken.element("Volume"))
    #expect(slider.range?.current == 7)
    #expect(slider.states.contains(.focused))
    spoken.perform(.set(slider.id, to: -5))
    #expect(spoken.element("Volume")?.range?.current == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aValueThatIsNoNumberSetsNothing(value: Double) throws {
    spoken.perform(.set(try id("Volume"), to: value))
    #expect(spoken.element("Volume")?.range?.current == 3)
    #expect(spoken.sent == [])
  }

  @Test func aStepperGoesUpAndDown() throws {
    let stepper = try #require(spoken.window.all.first { $0.role == .stepper })
    spoken.perform(.act(stepper.id, action: 0))
    #expect(spoken.element("pairs 9") != nil)
    spoken.perform(.act(stepper.id, action: 1))
    spoken.perform(.act(stepper.id, action: 1))
    #expect(spoken.element("pairs 7") != nil)
  }

  @Test(arguments: [
    (0..<3, "x", "name x"), (1..<2, "", "name ab"), (1..<1, "cd", "name acd🚗b"),
    (3..<3, "!", "name a🚗b!"), (0..<0, "", "name a🚗b"),
  ])
  func aPartOfATextIsReplaced(range: Range<Int>, new: String, expected: String) throws {
    spoken.perform(.replace(try id("Name"), range, with: new))
    #expect(spoken.element(expected) != nil)
  }

  @Test func theCaretAndTheSelectionAreMoved() throws {
    spoken.perform(.moveCaret(try id("Name"), to: 2))
    #expect(spoken.element("Name")?.text?.caret == 2)
    spoken.perform(.select(try id("Name"), 1..<3))
    #expect(spoken.element("Name")?.text?.selection == 1..<3)
    spoken.perform(.moveCaret(try id("Name"), to: 99))
    #expect(spoken.element("Name")?.text == AccessibleText("a🚗b", caret: 3, selection: 3..<3))
  }

  @Test func whatIsNotThereIsLetBe() throws {
    let first = try id("first")
    for request: AccessibleRequest in [
      .act(9_999, action: 0), .act(first, action: 1), .act(first, action: -1), .focus(-1),
      .reveal(0), .set(first, to: 1), .moveCaret(9_999, to: 0), .replace(first, 0..<1, with: "a"),
    ] {
      spoken.perform(request)
    }
    #expect(spoken.element("pressed 0") != nil)
    #expect(spoken.element("name a🚗b") != nil)
  }
}
