import RecallUI
import Testing

@Suite struct TextSelectionTests {
  private struct Form: View {
    @State var text = "héllo 👨‍👩‍👧 you"
    @State var selection: TextSelection?
    let isPage: Bool

    init(isPage: Bool = false) {
      self.isPage = isPage
    }

    var body: some View {
      VStack {
        if isPage {
          TextEditor(text: $text, selection: $selection).accessibilityIdentifier("field")
        } else {
          TextField("Text", text: $text, selection: $selection).accessibilityIdentifier("field")
        }
        button("1") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        button("2") { selection = TextSelection(insertionPoint: text.startIndex) }
        button("3") { text = "hi" }
        Text("shown \(shown)")
      }
    }

    private var shown: String {
      guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex
      else { return "nothing" }
      return selection?.isInsertion == true ? "caret" : String(text[range])
    }

    private func button(_ name: String, _ action: @escaping () -> Void) -> some View {
      Button(name, action: action)
        .keyboardShortcut(KeyEquivalent(name.first ?? "x"), modifiers: .control)
    }
  }

  private func stage(isPage: Bool = false) -> Stage {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Form(isPage: isPage) }
    stage.tap("field")
    return stage
  }

  private func shown(_ stage: Stage) -> String? {
    stage.texts.first { $0.hasPrefix("shown ") }.map { String($0.dropFirst(6)) }
  }

  @Test(arguments: [false, true])
  func theProgramHearsWhatIsSelected(isPage: Bool) {
    let stage = stage(isPage: isPage)
    #expect(shown(stage) == "caret")
    stage.type("home", .control)
    stage.type("right", .shift)
    stage.type("right", .shift)
    #expect(shown(stage) == "hé")
    stage.send(.text("J"))
    #expect(shown(stage) == "caret")
  }

  @Test func whatIsTypedReplacesWhatTheProgramSelected() {
    let stage = stage()
    stage.type("1", .control)
    #expect(shown(stage) == "héllo 👨‍👩‍👧 you")
    stage.send(.text("new"))
    #expect(stage.element("field")?.value == "new")
    stage.type("2", .control)
    #expect(shown(stage) == "caret")
    stage.send(.text("a "))
    #expect(stage.element("field")?.value == "a new")
  }

  @Test func placesBehindTheEndAreTheEnd() {
    let stage = stage()
    stage.type("1", .control)
    stage.type("3", .control)
    #expect(stage.element("field")?.value == "hi")
    stage.type("end")
    stage.send(.text("!"))
    #expect(stage.element("field")?.value == "hi!")
    #expect(stage.issues.isEmpty)
  }
}
