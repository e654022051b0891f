import Testing

@testable import RecallUI
@testable import RecallUICore

private struct Trip: Identifiable {
  let id: Int
}

private enum Failure: LocalizedError {
  case network

  var errorDescription: String? { "No network" }
}

/// A screen that presents each form of dialog.
private struct Screen: View {
  enum Form: CaseIterable {
    case alert, plain, presenting, failed, old, oldItem, dialog, sheet
  }

  let form: Form
  @State var isShown = false
  @State var item: Trip?
  @State var answers: [String] = []

  var body: some View {
    let open = Button("open") {
      isShown = true
      item = Trip(id: 7)
    }
    switch form {
    case .alert:
      open.alert("Delete?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { answers.append("deleted") }
        Button("Keep", role: .cancel) { answers.append("kept") }
      } message: {
        Text("It is gone then.")
      }
    case .plain:
      open.alert(Text("Hello"), isPresented: $isShown) {}
    case .presenting:
      open.alert("Trip", isPresented: $isShown, presenting: item) { trip in
        Button("Go \(trip.id)") { answers.append("went") }
      } message: { trip in
        Text("number \(trip.id)")
      }
    case .failed:
      open.alert(isPresented: $isShown, error: isShown ? Failure.network : nil) {
        Button("Again") { answers.append("again") }
      }
    case .old:
      open.alert(isPresented: $isShown) {
        Alert(
          title: Text("Old"), message: Text("as it was"),
          primaryButton: .destructive(Text("Erase")) { answers.append("erased") },
          secondaryButton: .cancel())
      }
    case .oldItem:
      open.alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
    case .dialog:
      open.confirmationDialog("Which?", isPresented: $isShown, titleVisibility: .visible) {
        Button("First") { answers.append("first") }
        Button("Second") { answers.append("second") }
      } message: {
        Text("Choose.")
      }
    case .sheet:
      open.actionSheet(isPresented: $isShown) {
        ActionSheet(
          title: Text("Sheet"),
          buttons: [.default(Text("Copy")) { answers.append("copied") }, .cancel()])
      }
    }
  }
}

@Suite struct DialogTests {
  private func open(_ form: Screen.Form, width: CGFloat = 400) -> Stage {
    let stage = Stage(size: CGSize(width: width, height: 600)) { Screen(form: form) }
    press("open", on: stage)
    return stage
  }

  private func press(_ name: String, on stage: Stage) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test(
    arguments: [
      (.alert, ["Delete?", "It is gone then.", "Delete", "Keep"], "Delete", "deleted"),
      (.alert, [], "Keep", "kept"), (.plain, ["Hello", "OK"], "OK", ""),
      (.presenting, ["Trip", "number 7"], "Go 7", "went"),
      (.failed, ["No network"], "Again", "again"),
      (.old, ["Old", "as it was", "Cancel"], "Erase", "erased"), (.old, [], "Cancel", ""),
      (.oldItem, ["Item 7"], "OK", ""),
      (.dialog, ["Which?", "Choose.", "First", "Cancel"], "Second", "second"),
      (.dialog, [], "Cancel", ""), (.sheet, ["Sheet", "Cancel"], "Copy", "copied"),
    ] as [(Screen.Form, [String], String, String)])
  fileprivate func aButtonActsAndClosesTheDialog(
    form: Screen.Form, shown: [String], button: String, answer: String
  ) {
    let stage = open(form)
    for text in shown where text != "Sheet" {
      #expect(stage.element(text) != nil, "\(form) shows no \(text)")
    }
    press(button, on: stage)
    #expect(stage.element(button) == nil, "it is closed")
    #expect(stage.snapshot["Screen.answers"] == (answer.isEmpty ? "[]" : "[\"\(answer)\"]"))
    press("open", on: stage)
    #expect(stage.element(button) != nil, "it opens again")
  }

  @Test func twoButtonsStandBesideEachOtherWithTheOneThatCancelsFirst() throws {
    let stage = open(.alert)
    let delete = try #require(stage.element("Delete")?.frame)
    let keep = try #require(stage.element("Keep")?.frame)
    #expect(delete.midY == keep.midY)
    #expect(keep.maxX < delete.minX)
  }

  @Test func theButtonsOfADialogStandBelowEachOtherWithTheOneThatCancelsLast() throws {
    let stage = open(.dialog)
    let places = try ["First", "Second", "Cancel"].map {
      try #require(stage.element($0)).frame.midY
    }
    #expect(places == places.sorted())
    #expect(places[0] > 300, "it stands at the lower edge")
  }

  /// Keys that open it by a Return too many must not answer it, too.
  @Test(arguments: [(.alert, "Keep"), (.old, "Cancel")] as [(Screen.Form, String)])
  fileprivate func keysComeToTheButtonThatCancelsWhereSomethingWouldBeDestroyed(
    form: Screen.Form, button: String
  ) {
    // The button that destroys is the nearer one.
    let stage = Stage(size: CGSize(width: 400, height: 600)) {
      Screen(form: form).frame(maxWidth: .infinity, alignment: .trailing)
    }
    stage.type("tab")
    stage.type("return")
    stage.advance(by: .seconds(1))
    #expect(stage.focused == button)
    stage.type("return")
    stage.advance(by: .seconds(1))
    #expect(stage.snapshot["Screen.answers"] == (form == .alert ? "[\"kept\"]" : "[]"))
    #expect(stage.focused == "open")
  }

  @Test func escapeCancels() {
    let alert = open(.alert)
    alert.type("escape")
    #expect(alert.snapshot["Screen.answers"] == "[\"kept\"]")
    #expect(alert.element("Keep") == nil)
    let dialog = open(.dialog)
    dialog.type("escape")
    #expect(dialog.element("First") == nil)
    #expect(dialog.snapshot["Screen.answers"] == "[]")
  }

  @Test(
    arguments: [
      (.plain, "OK", ""), (.presenting, "Go 7", "went"), (.failed, "Again", "again"),
      (.oldItem, "OK", ""),
    ] as [(Screen.Form, String, String)], ["return", "escape"])
  fileprivate func theOnlyAnswerOfAnAlertIsGivenByReturnAndEscape(
    alert: (form: Screen.Form, button: String, answer: String), key: String
  ) {
    let stage = open(alert.form)
    #expect(stage.element(alert.button) != nil)
    stage.type(key)
    stage.advance(by: .seconds(1))
    #expect(stage.element(alert.button) == nil)
    #expect(
      stage.snapshot["Screen.answers"] == (alert.answer.isEmpty ? "[]" : "[\"\(alert.answer)\"]"))
  }

  @Test func returnChoosesNoneOfSeveralAnswers() {
    let stage = open(.alert)
    stage.type("return")
    #expect(stage.element("Keep") != nil)
    #expect(stage.snapshot["Screen.answers"] == "[]")
  }

  @Test func anAlertWantsAnAnswer() {
    let stage = open(.alert)
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(stage.element("Keep") != nil)
    let dialog = open(.dialog)
    dialog.tap(at: CGPoint(x: 5, y: 5))
    #expect(dialog.element("First") == nil)
  }

  @Test func aDialogIsAnsweredByKeys() {
    let stage = open(.alert)
    stage.type("tab")
    stage.type("space")
    #expect(stage.snapshot["Screen.answers"] == "[\"deleted\"]")
    #expect(stage.element("Delete") == nil)
  }
}
