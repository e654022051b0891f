import RecallUI
import Testing

@Suite struct TextFieldStyleTests {
  private struct Boxed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(isEnabled ? "on" : "off")
        configuration.padding(10)
      }
    }
  }

  private struct Form: View {
    @State private var name = ""
    @State private var word = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        SecureField("Word", text: $word).accessibilityIdentifier("word")
        Text("name \(name) \(word)")
      }
      .textFieldStyle(Boxed())
    }
  }

  @Test func aStyleOfOnesOwnIsAroundTheField() {
    let stage = smallStage { Form() }
    #expect(stage.texts.filter { $0 == "on" }.count == 2)
    #expect(smallStage { Form().disabled(true) }.texts.filter { $0 == "off" }.count == 2)
    let plain = smallStage {
      TextField("Name", text: .constant("")).accessibilityIdentifier("name")
    }
    let (own, other) = (stage.element("name")?.frame, plain.element("name")?.frame)
    #expect(own.map { ($0.height - 20).rounded() } == other?.height.rounded())
  }

  @Test func theFieldInsideIsTypedInto() {
    let stage = smallStage { Form() }
    stage.type("tab")
    stage.send(.text("Ada"))
    stage.type("tab")
    stage.send(.text("pw"))
    #expect(stage.texts.last == "name Ada pw")
    #expect(stage.issues.isEmpty)
  }

  @Test func aBuiltInStyleInsideCountsMore() {
    let stage = smallStage {
      TextField("Name", text: .constant("")).textFieldStyle(.plain).textFieldStyle(Boxed())
    }
    #expect(!stage.texts.contains("on"))
  }
}
