import RecallUI
import Testing

@Suite struct AttributedEditorTests {
  final class Note: ObservableObject {
    @Published var text: AttributedString
    @Published var selection = AttributedTextSelection()

    init(_ text: AttributedString) {
      self.text = text
    }
  }

  private struct Page: View {
    @ObservedObject var note: Note

    var body: some View {
      VStack {
        Button("red") {
          note.text.transformAttributes(in: &note.selection) { $0.foregroundColor = .red }
        }
        Button("new") { note.text.replaceSelection(&note.selection, withCharacters: "new") }
        TextEditor(text: $note.text, selection: $note.selection)
          .accessibilityIdentifier("editor")
      }
    }
  }

  private let note: Note

  init() {
    var text = AttributedString("plain ")
    var red = AttributedString("red")
    red.foregroundColor = .red
    text += red
    note = Note(text)
  }

  private func stage() -> Stage {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Page(note: note) }
    stage.tap("editor")
    return stage
  }

  /// The text with what is red in brackets.
  private var marked: String {
    note.text.runs.map { run in
      let piece = String(note.text[run.range].characters)
      return run.attributes.foregroundColor == .red ? "[\(piece)]" : piece
    }
    .joined()
  }

  @Test func whatIsTypedLooksAsWhatStandsBeforeIt() {
    let stage = stage()
    #expect(stage.value(of: "editor") == "plain red")
    stage.type("end", .control)
    stage.enter("der")
    #expect(marked == "plain [redder]")
    stage.type("home", .control)
    stage.enter("very ")
    #expect(marked == "very plain [redder]")
    for _ in 0..<5 { stage.type("backspace") }
    #expect(marked == "plain [redder]")
  }

  @Test func aSelectionTellsWhereItIsAndIsChanged() {
    let stage = stage()
    stage.type("home", .control)
    for _ in 0..<5 { stage.type("right", .shift) }
    #expect(String(note.text[range].characters) == "plain")
    stage.tap("red")
    #expect(marked == "[plain] [red]")
    stage.tap("new")
    #expect(marked == "[new] [red]")
    #expect(range.isEmpty)
  }

  @Test func atACaretItIsSaidWhatIsTypedNext() {
    let stage = stage()
    stage.type("home", .control)
    note.text.transformAttributes(in: &note.selection) { $0.foregroundColor = .red }
    #expect(marked == "plain [red]", "nothing was typed yet")
    stage.enter("so ")
    #expect(marked == "[so ]plain [red]")
  }

  private var range: Range<AttributedString.Index> {
    switch note.selection.indices(in: note.text) {
    case .insertionPoint(let index): index..<index
    case .ranges(let set):
      set.ranges.first ?? note.text.endIndex..<note.text.endIndex
    }
  }

  @Test func aSelectionOfAnotherTextIsNoTrap() {
    let stage = stage()
    let longer = AttributedString("a much longer text than that of the note")
    note.selection = AttributedTextSelection(range: longer.startIndex..<longer.endIndex)
    note.text = AttributedString("x")
    stage.advance(by: .seconds(1))
    stage.type("end", .control)
    stage.enter("y")
    #expect(stage.value(of: "editor")?.contains("y") == true)
  }
}
