import Interaction
import RecallUI
import Testing

@Suite struct PasteButtonTests {
  private struct Pad: View {
    @State private var pasted: [String] = []
    @State private var text = ""

    var body: some View {
      VStack {
        Text("pasted \(pasted.joined(separator: ","))")
        PasteButton(payloadType: String.self) { pasted += $0 }
        TextField("field", text: $text).accessibilityIdentifier("field")
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 300)) { Pad() }

  @Test func theAnswerComesToTheButton() {
    stage.tap("Paste")
    #expect(stage.effects.map(\.effect) == [.requestPaste])
    stage.send(.paste("one"))
    #expect(stage.texts.first == "pasted one")
    stage.send(.paste("two"))
    #expect(stage.texts.first == "pasted one")
  }

  @Test func whoAsksLaterGetsIt() {
    stage.tap("Paste")
    stage.tap("field")
    stage.type("v", .control)
    stage.send(.paste("late"))
    #expect(stage.texts.first == "pasted ")
    #expect(stage.element("field")?.value == "late")
  }
}
