import RecallUI
import Testing

@Suite struct SecureFieldTests {
  private struct Login: View {
    @State private var password = ""
    @State private var isKnown = false

    var body: some View {
      VStack {
        SecureField("Password", text: $password).accessibilityIdentifier("password")
          .onSubmit { isKnown = password == "sesame 1" }
        Text(isKnown ? "in" : "out")
      }
    }
  }

  @Test func itShowsBulletsAndNothingElseTellsOfIt() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Login() }
    stage.tap("password")
    stage.enter("sesame 1")
    #expect(stage.value(of: "password") == "••••••••")
    #expect(!stage.outline.contains("sesame"))
    #expect(!"\(stage.displayList)".contains("sesame"))
    stage.type("return")
    #expect(stage.texts.last == "in")
  }

  @Test func nothingOfItIsCopiedAndWhereItsWordsAreIsNotTold() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Login() }
    stage.tap("password")
    stage.enter("sesame 1")
    stage.type("a", .control)
    stage.type("c", .control)
    stage.type("x", .control)
    #expect(stage.takeEffects().isEmpty)
    #expect(stage.value(of: "password") == "••••••••")
    stage.type("end")
    stage.type("backspace", .control)
    #expect(stage.value(of: "password") == "")
  }

  @Test func aCharacterIsABulletHoweverManyBytesItHas() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Login() }
    stage.tap("password")
    stage.send(.paste("👨‍👩‍👧‍👦é"))
    #expect(stage.value(of: "password") == "••")
    stage.send(.marked("x"))
    #expect(stage.value(of: "password") == "••")
    stage.type("left")
    stage.type("backspace")
    #expect(stage.value(of: "password") == "•")
  }
}
