import RecallUI
import Testing

@Suite struct PreferredFocusTests {
  private struct Page: View {
    @Namespace private var form
    @Namespace private var other
    @Environment(\.resetFocus) private var resetFocus
    var prefers = true

    var body: some View {
      VStack {
        Button("first") {}
        VStack {
          Button("second") {}
          Button("third") {}
        }
        .prefersDefaultFocus(prefers, in: form)
        Button("reset") { resetFocus(in: form) }
        Button("reset other") { resetFocus(in: other) }
      }
      .focusScope(form)
    }
  }

  @Test func theViewThatPrefersTheFocusHasItAtFirst() {
    #expect(smallStage { Page() }.focused == "second")
    #expect(smallStage { Page(prefers: false) }.focused == nil)
  }

  @Test func theFocusComesBackWhereItIsReset() {
    let stage = smallStage { Page() }
    stage.type("tab")
    #expect(stage.focused == "third")
    stage.tap("reset other")
    #expect(stage.focused != "second")
    stage.tap("reset")
    #expect(stage.focused == "second")
  }

  @Test func nobodyTakesTheFocusWhoDoesNotPreferIt() {
    let stage = smallStage { Page(prefers: false) }
    stage.tap("reset")
    #expect(stage.focused == "reset")
  }
}
