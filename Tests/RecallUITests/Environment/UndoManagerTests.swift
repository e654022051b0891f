import RecallUI
import Testing

@Suite struct UndoManagerTests {
  private final class Document {
    let undo: UndoManager
    private(set) var text = ""

    init(_ undo: UndoManager) {
      self.undo = undo
    }

    func set(_ new: String, name: String? = nil) {
      let old = text
      text = new
      undo.registerUndo(withTarget: self) { $0.set(old, name: name) }
      if let name { undo.setActionName(name) }
    }
  }

  private let undo = UndoManager()

  @Test func changesAreTakenBackAndDoneAgainOneByOne() {
    let document = Document(undo)
    document.set("a")
    document.set("b", name: "Typing")
    #expect(undo.canUndo && !undo.canRedo)
    #expect(undo.undoMenuItemTitle == "Undo Typing")
    undo.undo()
    #expect(document.text == "a" && undo.undoMenuItemTitle == "Undo")
    #expect(undo.redoMenuItemTitle == "Redo Typing")
    undo.undo()
    undo.undo()
    #expect(document.text.isEmpty && !undo.canUndo)
    undo.redo()
    undo.redo()
    undo.redo()
    #expect(document.text == "b" && !undo.canRedo)
    undo.undo()
    document.set("c")
    #expect(!undo.canRedo)
    undo.undo()
    #expect(document.text == "a")
  }

  @Test func aGroupIsTakenBackTogether() {
    let document = Document(undo)
    undo.beginUndoGrouping()
    document.set("a")
    undo.beginUndoGrouping()
    document.set("b")
    undo.endUndoGrouping()
    undo.setActionName("Both")
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    #expect(undo.undoActionName == "Both")
    undo.undo()
    #expect(document.text.isEmpty && !undo.canUndo)
    undo.redo()
    #expect(document.text == "b")
  }

  @Test func whatIsNotToBeKeptIsNot() {
    let document = Document(undo)
    undo.disableUndoRegistration()
    document.set("a")
    undo.enableUndoRegistration()
    undo.enableUndoRegistration()
    #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
    undo.levelsOfUndo = 2
    for text in ["b", "c", "d"] { document.set(text) }
    for _ in 0..<5 { undo.undo() }
    #expect(document.text == "b")
    document.set("e")
    undo.removeAllActions(withTarget: Document(undo))
    #expect(undo.canUndo)
    undo.removeAllActions(withTarget: document)
    #expect(!undo.canUndo)
    document.set("f")
    undo.removeAllActions()
    #expect(!undo.canUndo)
  }

  @Test func aTargetIsNotKept() {
    weak var gone: Document?
    do {
      let document = Document(undo)
      document.set("a")
      gone = document
    }
    #expect(gone == nil)
    undo.undo()
  }

  @Test func aViewFindsTheOneThatWasHandedDown() {
    struct Reading: View {
      @Environment(\.undoManager) private var undo

      var body: some View { Text(undo == nil ? "none" : "some") }
    }
    let stage = smallStage {
      Reading()
      Reading().environment(\.undoManager, undo)
    }
    #expect(stage.texts == ["none", "some"])
  }
}
