import RecallUI
import Testing

@Suite struct KeyCommandsTests {
  @Test func deleteAndEscapeAreHeardWhereTheFocusIs() {
    var heard = ""
    let stage = smallStage {
      VStack {
        Button("in") {}
          .onDeleteCommand { heard += "d" }
          .onExitCommand { heard += "e" }
        Button("out") {}.onDeleteCommand(perform: nil)
      }
      .onDeleteCommand { heard += "D" }
    }
    for key in ["delete", "tab", "delete", "escape", "tab", "delete", "escape"] { stage.type(key) }
    #expect(heard == "deD")
  }
}
