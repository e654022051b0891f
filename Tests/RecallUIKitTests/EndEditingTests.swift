import RecallUI
import RecallUIKit
import Testing

@Suite struct EndEditingTests {
  private struct Form: View {
    @FocusState var isEditing: Bool
    @State private var name = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isEditing).accessibilityIdentifier("field")
        Text("ground").accessibilityIdentifier("ground").onTapGesture {
          UIApplication.shared.keyWindow?.endEditing(true)
        }
        Text(isEditing ? "editing" : "done").accessibilityIdentifier("state")
      }
    }
  }

  @Test func aFieldGivesUpTheKeyboard() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Form() }
    let field = try #require(stage.element("field")?.frame)
    stage.tap(at: CGPoint(x: field.midX, y: field.midY))
    #expect(stage.elements.contains { $0.label == "editing" })
    let ground = try #require(stage.element("ground")?.frame)
    stage.tap(at: CGPoint(x: ground.midX, y: ground.midY))
    #expect(stage.elements.contains { $0.label == "done" })
  }
}
