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

  private struct Account: View {
    struct Details: Equatable {
      var name = "Ann"
      var password = "sesame"
    }

    @State private var details = Details()
    @State private var note = "clear"

    var body: some View {
      VStack {
        SecureField("Password", text: $details.password).accessibilityIdentifier("password")
        TextField("Note", text: $note)
      }
    }
  }

  @Test func theSnapshotHidesTheStateThatItIsPartOfAndTellsChangesAllTheSame() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Account() }
    let (first, digest) = ("\(stage.snapshot)", stage.digest)
    #expect(!first.contains("sesame") && !first.contains("Ann"))
    #expect(first.contains("details = •••• "))
    #expect(first.contains("note = \"clear\""))
    stage.tap("password")
    stage.enter("1")
    #expect(!"\(stage.snapshot)".contains("sesame"))
    #expect(stage.digest != digest)
    stage.type("backspace")
    let line = "\(stage.snapshot)".split(separator: "\n").first { $0.contains("details") }
    #expect(line.map { first.contains($0) } == true)
    let other = Stage(size: CGSize(width: 200, height: 100)) { Account() }
    #expect("\(other.snapshot)" == first && other.digest == digest)
  }
}
