import RecallUI
import Testing

@Suite struct SearchFocusTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var isOther = false
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        Text(field.map(String.init) ?? "none")
        Button("other") { isOther.toggle() }
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
          .searchable(text: $text, prompt: "Look")
          .searchFocused($field, equals: isOther ? 2 : 1)
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen() }

  @Test func stateIsTheValueThatStandsForTheField() {
    stage.tap("Search")
    #expect(stage.texts.first == "1")
  }

  @Test func anotherValueThatStandsForTheFieldIsTheStatesNext() {
    stage.tap("other")
    stage.tap("Search")
    #expect(stage.texts.first == "2")
  }
}
