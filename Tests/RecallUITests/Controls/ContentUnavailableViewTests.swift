import RecallUI
import Testing

@Suite struct ContentUnavailableViewTests {
  private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    Stage(size: CGSize(width: 300, height: 300), content: content).texts
  }

  @Test func itSaysWhatIsMissingAndWhy() {
    #expect(
      texts {
        ContentUnavailableView(
          "No *Mail*", systemImage: "star", description: Text("It comes later."))
      } == ["No Mail", "It comes later."])
    #expect(texts { ContentUnavailableView("None", systemImage: "star") } == ["None"])
  }

  @Test func itOffersWhatCanBeDone() {
    var count = 0
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      ContentUnavailableView {
        Label("None", systemImage: "star")
      } description: {
        Text("why")
      } actions: {
        Button("Add") { count += 1 }.accessibilityIdentifier("add")
      }
    }
    #expect(stage.texts == ["None", "why", "Add"])
    stage.tap("add")
    #expect(count == 1)
  }

  @Test func aSearchSaysWhatItDidNotFind() {
    #expect(texts { ContentUnavailableView.search }.first == "No Results")
    #expect(texts { ContentUnavailableView.search(text: "x") }.first == "No Results for “x”")
    let stage = Stage(size: CGSize(width: 300, height: 300)) { ContentUnavailableView.search }
    #expect(stage.issues.isEmpty)
  }
}
