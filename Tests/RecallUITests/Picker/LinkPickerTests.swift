import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct LinkPickerTests {
  private struct Screen: View {
    @State private var people = 2

    var body: some View {
      NavigationStack {
        Form {
          Picker("People", selection: $people) {
            ForEach(2..<6) { Text("\($0) people") }
          }
          .pickerStyle(.navigationLink)
        }
        .navigationTitle("Split")
      }
    }
  }

  @Test func aLinkLeadsToTheChoicesAndTheOneThatIsTakenBack() {
    let stage = Stage(size: CGSize(width: 400, height: 600)) { Screen() }
    #expect(stage.texts.contains("2 people") && !stage.texts.contains("4 people"))
    stage.tap("2 people")
    stage.advance(by: .seconds(1))
    stage.tap("4 people")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("4 people") && !stage.texts.contains("2 people"))
    #expect(stage.texts.contains("Split"))
    #expect(stage.issues.isEmpty)
  }
}
