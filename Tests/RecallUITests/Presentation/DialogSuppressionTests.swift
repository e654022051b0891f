import RecallUI
import Testing

@Suite struct DialogSuppressionTests {
  private struct Page: View {
    @State private var asks = true
    @State private var isSuppressed = false

    var body: some View {
      Text(isSuppressed ? "not again" : "again")
        .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
        .dialogSuppressionToggle("Leave me alone", isSuppressed: $isSuppressed)
    }
  }

  @Test func aDialogHasAToggle() {
    let stage = Stage(size: CGSize(width: 400, height: 400)) { Page() }
    stage.advance(by: .seconds(1))
    stage.tap("Leave me alone")
    #expect(stage.texts.contains("not again"))
    #expect(stage.element("Yes") != nil, "the dialog stays")
    stage.tap("Yes")
    stage.advance(by: .seconds(1))
    #expect(stage.texts == ["not again"])
  }
}
