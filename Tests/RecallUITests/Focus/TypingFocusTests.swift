import RecallUI
import Testing

/// Who types goes on typing while a pointer uses other controls.
@Suite struct TypingFocusTests {
  private struct Chat: View {
    @State private var text = ""
    @State private var sent = ""
    @State private var size = 0.5
    @State private var isLoud = false

    var body: some View {
      VStack(spacing: 0) {
        TextField("message", text: $text).accessibilityIdentifier("field")
        TextField("other", text: $sent).accessibilityIdentifier("other")
        Button("send") {
          sent = text
          text = ""
        }
        .accessibilityIdentifier("send")
        Toggle("loud", isOn: $isLoud).accessibilityIdentifier("loud")
        Slider(value: $size).accessibilityIdentifier("size")
        Text("sent: \(sent)")
      }
    }
  }

  private func stage() -> Stage {
    Stage(size: CGSize(width: 300, height: 300)) { Chat() }
  }

  @Test func aButtonLeavesTheFocusWithAField() {
    let stage = stage()
    stage.tap("field")
    stage.send(.text("one"))
    stage.tap("send")
    #expect(stage.focused == "field")
    stage.send(.text("two"))
    stage.tap("send")
    #expect(stage.element("sent: two") != nil)
  }

  @Test(arguments: ["loud", "size"])
  func soDoOtherControls(name: String) {
    let stage = stage()
    stage.tap("field")
    stage.tap(name)
    #expect(stage.focused == "field")
  }

  @Test func anotherFieldTakesIt() {
    let stage = stage()
    stage.tap("field")
    stage.tap("other")
    #expect(stage.focused == "other")
  }

  @Test func withoutAFieldAButtonTakesIt() {
    let stage = stage()
    stage.tap("send")
    #expect(stage.focused == "send")
    stage.tap("field")
    stage.type("tab")
    stage.type("tab")
    #expect(stage.focused == "send")
  }
}
