import RecallUI
import Testing

@Suite struct RenameButtonTests {
  private struct Form: View {
    @State private var name = "a"
    @FocusState private var isRenaming: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isRenaming).accessibilityIdentifier("name")
        RenameButton().accessibilityIdentifier("rename").renameAction($isRenaming)
        RenameButton().accessibilityIdentifier("unused")
        RenameButton().accessibilityIdentifier("own").renameAction { name = "b" }
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 200)) { Form() }

  @Test func itGivesTheFocusToAField() {
    stage.tap("rename")
    #expect(stage.focused == "name")
  }

  @Test func itActsAsItIsTold() {
    stage.tap("own")
    #expect(stage.element("name")?.value == "b")
  }

  @Test func aViewBeginsToRenameAsIsSaidAroundIt() {
    struct Reader: View {
      @Environment(\.rename) private var rename
      let name: String

      init(name: String) {
        self.name = name
      }

      var body: some View {
        Button(rename == nil ? "\(name) can't" : name) { rename?() }
      }
    }
    var count = 0
    let stage = smallStage {
      VStack {
        Reader(name: "inside").renameAction { count += 1 }
        Reader(name: "outside")
      }
    }
    stage.tap("inside")
    #expect(count == 1)
    #expect(stage.texts == ["inside", "outside can't"])
  }

  @Test func withoutAnActionItCannotBeUsed() {
    stage.tap("unused")
    #expect(stage.focused == nil)
    #expect(stage.element("unused")?.isEnabled == false)
    #expect(stage.element("own")?.isEnabled == true)
  }
}
