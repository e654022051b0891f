import RecallUI
import Testing

@Suite struct ConfirmationDialogTests {
  fileprivate struct Trip {
    let name: String
  }

  /// Dialogs about data, in all the shapes that there are.
  fileprivate struct Page: View {
    enum Form: CaseIterable { case key, string, text, textAlert }

    let form: Form
    let trip: Trip?
    @State private var isShown = true
    @State private var answer = "none"

    init(form: Form, trip: Trip?) {
      self.form = form
      self.trip = trip
    }

    var body: some View {
      switch form {
      case .key:
        Text(answer).confirmationDialog(
          "Delete?", isPresented: $isShown, titleVisibility: .visible, presenting: trip
        ) {
          trip in
          Button("Delete \(trip.name)") { answer = trip.name }
        } message: { trip in
          Text("Gone: \(trip.name)")
        }
      case .string:
        Text(answer).confirmationDialog(
          title, isPresented: $isShown, titleVisibility: .visible, presenting: trip
        ) {
          trip in
          Button("Delete \(trip.name)") { answer = trip.name }
        } message: { trip in
          Text("Gone: \(trip.name)")
        }
      case .text:
        Text(answer).confirmationDialog(
          Text("Delete?"), isPresented: $isShown, titleVisibility: .visible, presenting: trip
        ) {
          trip in
          Button("Delete \(trip.name)") { answer = trip.name }
        } message: { trip in
          Text("Gone: \(trip.name)")
        }
      case .textAlert:
        Text(answer).alert(Text("Delete?"), isPresented: $isShown, presenting: trip) { trip in
          Button("Delete \(trip.name)") { answer = trip.name }
        } message: { trip in
          Text("Gone: \(trip.name)")
        }
      }
    }

    private var title: String { "Delete?" }
  }

  fileprivate func stage(_ form: Page.Form, _ trip: Trip?) -> Stage {
    Stage(size: CGSize(width: 300, height: 400)) { Page(form: form, trip: trip) }
  }

  @Test(arguments: Page.Form.allCases)
  fileprivate func itIsAboutTheData(form: Page.Form) {
    let stage = stage(form, Trip(name: "Rome"))
    #expect(stage.texts.starts(with: ["none", "Delete?", "Gone: Rome", "Delete Rome"]))
    stage.tap("Delete Rome")
    stage.advance(by: .seconds(1))
    #expect(stage.texts == ["Rome"])
  }

  @Test(arguments: Page.Form.allCases)
  fileprivate func withoutDataThereIsNone(form: Page.Form) {
    #expect(stage(form, nil).texts == ["none"])
  }

  @Test func titlesAreTextsKeysAndStrings() {
    for message in [false, true] {
      let stage = Stage(size: CGSize(width: 300, height: 400)) {
        let title = Text("Really?").italic()
        if message {
          Text("below").confirmationDialog(
            title, isPresented: .constant(true), titleVisibility: .visible
          ) {
            Button("yes") {}
          } message: {
            Text("why")
          }
        } else {
          Text("below").confirmationDialog(
            title, isPresented: .constant(true), titleVisibility: .visible
          ) {
            Button("yes") {}
          }
        }
      }
      #expect(stage.texts == ["below", "Really?"] + (message ? ["why"] : []) + ["yes", "Cancel"])
    }
  }
}
