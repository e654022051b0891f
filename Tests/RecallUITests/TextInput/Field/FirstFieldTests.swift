import RecallUI
import Testing

/// Fields in dialogs.
@Suite struct FirstFieldTests {
  private struct Screen: View {
    @State var asks = false
    @State var name = ""
    @State var password = ""
    @FocusState var wantsPassword: Bool
    let prefersPassword: Bool

    init(prefersPassword: Bool) {
      self.prefersPassword = prefersPassword
    }

    var body: some View {
      Button("open") { asks = true }
        .accessibilityIdentifier("open")
        .alert("Log in", isPresented: $asks) {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          SecureField("Password", text: $password).accessibilityIdentifier("password")
            .focused($wantsPassword)
            .onAppear { wantsPassword = prefersPassword }
          Button("Log in") {}.accessibilityIdentifier("log in")
        }
    }
  }

  private func stage(prefersPassword: Bool = false) -> Stage {
    Stage(size: CGSize(width: 400, height: 400)) { Screen(prefersPassword: prefersPassword) }
  }

  @Test func theFirstFieldOfAnAlertHasTheFocusWhenItComesUp() {
    let stage = stage()
    stage.tap("open")
    #expect(stage.focused == "name")
    stage.enter("Ann")
    #expect(stage.value(of: "name") == "Ann")
    stage.type("tab")
    #expect(stage.focused == "password")
  }

  @Test func aFieldThatTheProgramFocusesComesFirst() {
    let stage = stage(prefersPassword: true)
    stage.tap("open")
    #expect(stage.focused == "password")
  }

  @Test func anAlertThatComesUpAgainFocusesItsFirstFieldAgain() {
    let stage = stage()
    for _ in 0..<2 {
      stage.tap("open")
      stage.advance(by: .seconds(1))
      #expect(stage.focused == "name")
      stage.tap("log in")
      stage.advance(by: .seconds(1))
      #expect(stage.element("name") == nil)
    }
  }
}
