import RecallUI
import Testing

@Suite struct SearchableTests {
  private struct Names: View {
    @State private var text = ""
    @State private var isPresented = false
    @State private var sought = ""

    init() {}

    var body: some View {
      VStack {
        Inside(text: text)
          .searchable(text: $text, isPresented: $isPresented, prompt: "Names")
          .onSubmit(of: .search) { sought = text }
        Button("Look") { isPresented = true }
        Text("sought \(sought)")
      }
      .font(.system(size: 10))
    }
  }

  private struct Inside: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    init(text: String) {
      self.text = text
    }

    var body: some View {
      Text(isSearching ? "searching \(text)" : "resting \(text)")
      Button("Leave") { dismissSearch() }
    }
  }

  private func stage() -> Stage {
    Stage(size: CGSize(width: 320, height: 240)) { Names() }
  }

  private func says(_ text: String, on stage: Stage) -> Bool { stage.texts.contains(text) }

  @Test func theFocusBeginsASearchAndWhatIsTypedIsSoughtFor() {
    let stage = stage()
    #expect(says("resting ", on: stage) && stage.element("Cancel") == nil)
    stage.tap("Search")
    stage.enter("an")
    #expect(says("searching an", on: stage))
    #expect(stage.element("Search")?.value == "an")
    stage.type("return")
    #expect(says("sought an", on: stage))
  }

  @Test func escapeEmptiesTheFieldAndThenEndsTheSearch() {
    let stage = stage()
    stage.tap("Search")
    stage.enter("an")
    stage.type("escape")
    #expect(says("searching ", on: stage))
    stage.type("escape")
    #expect(says("resting ", on: stage) && stage.focused == nil)
  }

  @Test func theClearButtonEmptiesTheFieldAndCancelEndsTheSearch() {
    let stage = stage()
    #expect(stage.element("Clear text") == nil)
    stage.tap("Search")
    stage.enter("an")
    stage.tap("Clear text")
    #expect(says("searching ", on: stage))
    stage.tap("Search")
    stage.enter("b")
    stage.tap("Cancel")
    #expect(says("resting ", on: stage) && stage.element("Cancel") == nil)
  }

  @Test func theProgramBeginsAndEndsASearch() {
    let stage = stage()
    stage.tap("Look")
    stage.enter("c")
    #expect(says("searching c", on: stage))
    stage.tap("Leave")
    #expect(says("resting ", on: stage) && stage.focused != "Search")
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 20, height: 20), CGSize(width: 2000, height: 30)])
  func itStandsInAnyWindow(size: CGSize) {
    let stage = Stage(size: size) { Names() }
    stage.type("tab")
    stage.enter("x")
    _ = stage.displayList
    #expect(stage.issues.isEmpty)
  }
}
