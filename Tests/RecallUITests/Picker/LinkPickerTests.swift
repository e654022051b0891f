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

  private struct Named<Style: PickerStyle>: View {
    let style: Style
    @State private var people = 2

    var body: some View {
      NavigationStack {
        Picker("People", selection: $people) {
          ForEach(2..<6) { Text("\($0) people") }
        } currentValueLabel: {
          Text("Only \(people)")
        }
        .pickerStyle(style)
      }
    }
  }

  private func showsAnotherLabel<Style: PickerStyle>(_ style: Style) -> [Bool] {
    let stage = Stage(size: CGSize(width: 400, height: 600)) { Named(style: style) }
    let isShown = stage.texts.contains("Only 2") && !stage.texts.contains("2 people")
    stage.tap("Only 2")
    stage.advance(by: .seconds(1))
    stage.tap("4 people")
    stage.advance(by: .seconds(1))
    return [isShown, stage.texts.contains("Only 4"), stage.issues.isEmpty]
  }

  @Test func aLabelOfItsOwnStandsForWhatIsSelected() {
    #expect(showsAnotherLabel(.navigationLink) == [true, true, true])
    #expect(showsAnotherLabel(.menu) == [true, true, true])
  }

  @Test func theChoicesAreWrittenAsTextAndTheMarkHasTheTint() {
    let stage = Stage(size: CGSize(width: 400, height: 600)) { Screen() }
    stage.tap("2 people")
    stage.advance(by: .seconds(1))
    let items = stage.displayList.items.map(\.description)
    func color(_ part: String) -> String? {
      items.first { $0.contains(part) }?.split(separator: " ").first { $0.hasPrefix("#") }
        .map(String.init)
    }
    #expect(color("\"4 people\"") == "#000000")
    #expect(items.contains { $0.contains("#007AFF") && !$0.contains("people") })
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
