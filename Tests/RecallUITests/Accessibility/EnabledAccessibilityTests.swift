import RecallUI
import Testing

@Suite struct EnabledAccessibilityTests {
  private struct Page: View {
    @State private var isSaid = false

    var body: some View {
      Button("turn") { isSaid.toggle() }
        .accessibilityLabel("label", isEnabled: isSaid)
        .accessibilityValue("value", isEnabled: isSaid)
        .accessibilityHint("hint", isEnabled: isSaid)
        .accessibilityIdentifier("it", isEnabled: isSaid)
    }
  }

  @Test func whatIsSaidOfAViewIsSaidWhileItIsEnabled() {
    let stage = smallStage { Page() }
    #expect(stage.elements.compactMap(\.label) == ["turn"])
    #expect(stage.element("it") == nil)
    stage.tap("turn")
    #expect(stage.element("it")?.label == "label")
    #expect(stage.element("it")?.value == "value")
    #expect(stage.element("it")?.hint == "hint")
    stage.tap("it")
    #expect(stage.element("it") == nil)
    #expect(stage.element("label") == nil)
    #expect(!stage.elements.contains { $0.value == "value" })
  }
}
