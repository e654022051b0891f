import RecallUI
import Testing

@Suite struct AccessibilityAdjustingTests {
  private struct Rating: View {
    @State private var stars = 3
    @State private var heard = ""

    var body: some View {
      VStack {
        Text("\(stars)")
          .accessibilityAdjustableAction { direction in
            stars += direction == .increment ? 1 : -1
          }
          .accessibilityIdentifier("stars")
        Text("act \(heard)")
          .accessibilityAction { heard += "a" }
          .accessibilityIdentifier("act")
        Color.red.frame(width: 9, height: 9).accessibilityIdentifier("escape").focusable()
          .accessibilityAction(.escape) { heard += "e" }
      }
    }
  }

  @Test func arrowsChangeWhatHasTheFocus() {
    let stage = smallStage { Rating() }
    stage.type("tab")
    #expect(stage.focused == "stars")
    stage.type("up")
    stage.type("right")
    #expect(stage.texts.contains("5"))
    stage.type("down")
    stage.type("left")
    stage.type("down")
    #expect(stage.texts.contains("2"))
  }

  @Test func returnAndEscapeAct() {
    let stage = smallStage { Rating() }
    #expect(stage.focused(after: "tab", "tab") == ["stars", "act"])
    stage.type("return")
    stage.type("space")
    #expect(stage.texts.contains("act aa"))
    stage.type("tab")
    stage.type("return")
    stage.type("escape")
    #expect(stage.texts.contains("act aae"))
  }
}
