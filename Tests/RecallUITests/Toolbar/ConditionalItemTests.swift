import RecallUI
import Testing

@Suite struct ConditionalItemTests {
  private struct Screen: View {
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        Button("edit") { isEditing.toggle() }
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("always") }
            if isEditing {
              ToolbarItem(placement: .topBarTrailing) { Text("editing") }
            }
            if isEditing {
              ToolbarItem { Text("one") }
            } else {
              ToolbarItem { Text("other") }
            }
          }
      }
    }
  }

  @Test func itemsStandInABarUnderAConditionAlone() {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { Screen() }
    #expect(stage.element("always") != nil && stage.element("other") != nil)
    #expect(stage.element("editing") == nil && stage.element("one") == nil)
    stage.tap("edit")
    #expect(stage.element("editing") != nil && stage.element("one") != nil)
    #expect(stage.element("other") == nil)
  }
}
