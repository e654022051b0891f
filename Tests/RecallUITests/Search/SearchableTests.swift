import RecallUI
import Testing

/// A field above what is searched, where there is no screen with a bar.
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

  @Test func theFocusBeginsASearchAndWhatIsTypedIsSoughtFor() {
    let stage = stage()
    #expect(stage.texts.contains("resting ") && stage.element("Cancel") == nil)
    stage.tap("Search")
    stage.enter("an")
    #expect(stage.texts.contains("searching an"))
    #expect(stage.value(of: "Search") == "an")
    stage.type("return")
    #expect(stage.texts.contains("sought an"))
    #expect(stage.focused == "Search", "who searches goes on typing")
  }

  @Test func aTapBesideTheTextBeginsOne() throws {
    let stage = stage()
    let field = try #require(stage.element("Search")?.frame)
    stage.tap(at: CGPoint(x: field.minX - 12, y: field.midY))
    #expect(stage.focused == "Search")
  }

  @Test func theTabKeyBeginsOneToo() {
    let stage = stage()
    stage.type("tab")
    #expect(stage.focused == "Search")
    #expect(stage.texts.contains("searching "))
  }

  @Test func theSearchGoesOnWhenTheFieldLosesTheFocus() {
    let stage = stage()
    stage.tap("Search")
    stage.enter("a")
    stage.type("tab")
    #expect(stage.focused != "Search")
    #expect(stage.texts.contains("searching a") && stage.element("Cancel") != nil)
  }

  @Test func escapeEmptiesTheFieldAndThenEndsTheSearch() {
    let stage = stage()
    stage.tap("Search")
    stage.enter("an")
    stage.type("escape")
    #expect(stage.texts.contains("searching "))
    stage.type("escape")
    #expect(stage.texts.contains("resting ") && stage.focused == nil)
  }

  @Test func theClearButtonEmptiesTheFieldAndCancelEndsTheSearch() {
    let stage = stage()
    #expect(stage.element("Clear text") == nil)
    stage.tap("Search")
    stage.enter("an")
    stage.tap("Clear text")
    #expect(stage.texts.contains("searching ") && stage.focused == "Search")
    stage.enter("b")
    #expect(stage.texts.contains("searching b"))
    stage.tap("Cancel")
    #expect(stage.texts.contains("resting ") && stage.element("Cancel") == nil)
  }

  @Test func theProgramBeginsAndEndsASearch() {
    let stage = stage()
    stage.tap("Look")
    #expect(stage.focused == "Search")
    stage.enter("c")
    #expect(stage.texts.contains("searching c"))
    stage.tap("Leave")
    #expect(stage.texts.contains("resting ") && stage.focused != "Search")
  }

  @Test func leavingWhereNobodySearchesDoesNothing() {
    let stage = stage()
    let digest = stage.digest
    stage.tap("Leave")
    #expect(stage.snapshot["Names.text"] == "\"\"")
    stage.tap("Search")
    stage.tap("Cancel")
    #expect(stage.snapshot["Names.isPresented"] == "false" && digest != 0)
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
