import RecallUI
import Testing

/// Programs that have a say in what is typed into their fields.
@Suite struct AnsweredTextTests {
  private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      content().font(.system(size: 10))
    }
    stage.type("tab")
    return stage
  }

  private struct Digits: View {
    @State var text = "12"

    init() {}

    var body: some View {
      TextField(
        "Number",
        text: Binding {
          text
        } set: {
          text = $0.filter(\.isNumber)
        }
      )
      .accessibilityIdentifier("number")
    }
  }

  @Test func aSetterThatTakesDigitsOnlyLeavesTheCaretWhereItWas() {
    let stage = stage { Digits() }
    stage.type("left")
    stage.enter("ab3c")
    #expect(stage.value(of: "number") == "132")
    stage.enter("4")
    #expect(stage.value(of: "number") == "1342")
    stage.type("z", .control)
    #expect(stage.value(of: "number") == "12")
    stage.type("z", .control)
    #expect(stage.value(of: "number") == "12", "what was refused isn't there to be undone")
    stage.type("y", .control)
    #expect(stage.value(of: "number") == "1342")
  }

  private struct Short: View {
    @State var text = ""

    init() {}

    var body: some View {
      TextField("Code", text: $text).accessibilityIdentifier("code")
        .onChange(of: text) { text = String(text.prefix(4)).uppercased() }
    }
  }

  @Test func aChangeThatAnswersWhatWasTypedIsUndoneWithIt() {
    let stage = stage { Short() }
    stage.enter("abcdef")
    #expect(stage.value(of: "code") == "ABCD")
    stage.type("left")
    stage.type("backspace")
    stage.enter("x")
    #expect(stage.value(of: "code") == "ABXD")
    stage.enter("y")
    #expect(stage.value(of: "code") == "ABXY", "it is the last one that goes")
    for _ in 1...3 { stage.type("z", .control) }
    #expect(stage.value(of: "code") == "")
    for _ in 1...3 { stage.type("y", .control) }
    #expect(stage.value(of: "code") == "ABXY")
  }

  private struct Chat: View {
    @State var text = ""
    @State var sent = ""

    init() {}

    var body: some View {
      TextField("Message", text: $text).accessibilityIdentifier("message")
        .onSubmit {
          sent = text
          text = ""
        }
      Text("sent \(sent)")
    }
  }

  @Test func whatAProgramEmptiesIsNotUndone() {
    let stage = stage { Chat() }
    stage.enter("hello")
    stage.type("return")
    #expect(stage.value(of: "message") == "" && stage.texts.contains("sent hello"))
    stage.type("z", .control)
    #expect(stage.value(of: "message") == "")
    stage.enter("x")
    #expect(stage.value(of: "message") == "x")
  }

  private struct Twice: View {
    @State var text = "one"

    init() {}

    var body: some View {
      TextField("A", text: $text).accessibilityIdentifier("a")
      TextField("B", text: $text).accessibilityIdentifier("b")
    }
  }

  @Test func twoFieldsOnOneBindingShowTheSame() {
    let stage = stage { VStack { Twice() } }
    stage.enter("!")
    stage.type("tab")
    stage.type("home")
    stage.type("delete")
    stage.enter("0")
    #expect(stage.value(of: "a") == "0ne!" && stage.value(of: "b") == "0ne!")
    stage.type("tab")
    stage.enter("?")
    #expect(stage.value(of: "b") == "0ne!?")
  }

  private struct Constant: View {
    init() {}

    var body: some View {
      TextField("Fixed", text: .constant("fixed")).accessibilityIdentifier("fixed")
    }
  }

  @Test func whatCannotChangeStaysAsItIs() {
    let stage = stage { Constant() }
    stage.type("a", .control)
    stage.send(.paste("other"))
    stage.enter("x")
    stage.type("backspace")
    #expect(stage.value(of: "fixed") == "fixed")
    stage.type("z", .control)
    #expect(stage.value(of: "fixed") == "fixed")
  }

  private struct Amount: View {
    @State var count = 7
    @State var share = 0.5
    @State var price: Double? = 1

    init() {}

    var body: some View {
      TextField("Count", value: $count, format: .number).accessibilityIdentifier("count")
      TextField("Share", value: $share, format: .percent).accessibilityIdentifier("share")
      TextField("Price", value: $price, format: .currency(code: "USD"))
        .accessibilityIdentifier("price")
      Text("\(count) \(share) \(price ?? -1)")
    }
  }

  @Test(
    arguments: [
      "", "-", "nonsense", "99999999999999999999999999", "-99999999999999999999", "1e999", "NaN",
      "٣", "1,2,3,4", "0x10", "\u{301}", "12 34", "+5", "1.", ".5", "∞", "$", "%", "１２",
    ])
  func nonsenseForAValueLeavesOneThatCanBeShown(_ text: String) {
    let stage = stage { VStack { Amount() } }
    for name in ["count", "share", "price"] {
      stage.tap(name)
      stage.type("a", .control)
      stage.send(.paste(text))
      stage.type("return")
      stage.type("tab")
      #expect(stage.value(of: name) != nil)
    }
    stage.tap("count")
    stage.type("a", .control)
    stage.send(.paste("42"))
    #expect(stage.texts.last?.hasPrefix("42 ") == true)
  }
}
