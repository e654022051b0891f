import RecallUI
import Testing

/// What a search suggests, and what it can be about.
@Suite struct SearchSuggestionTests {
  private struct Fruits: View {
    @State private var text = ""
    @State private var scope = "all"
    var activation: SearchScopeActivation?

    init(activation: SearchScopeActivation? = nil) {
      self.activation = activation
    }

    var body: some View {
      search.searchSuggestions {
        ForEach(
          ["apple", "apricot", "banana"].filter { $0 != text && $0.hasPrefix(text) }, id: \.self
        ) {
          Text("like \($0)").searchCompletion($0)
        }
        if text == "?" { Text("no fruit") }
      }
    }

    @ViewBuilder private var search: some View {
      let content = VStack {
        Text("found \(text) in \(scope)")
        Button("Eat") { text = "eaten" }
      }
      .searchable(text: $text)
      if let activation {
        content.searchScopes($scope, activation: activation) { scopes }
      } else {
        content.searchScopes($scope) { scopes }
      }
    }

    @ViewBuilder private var scopes: some View {
      Text("All").tag("all")
      Text("Red").tag("red")
    }
  }

  private func stage(_ activation: SearchScopeActivation? = nil) -> Stage {
    Stage(size: CGSize(width: 320, height: 480)) { Fruits(activation: activation) }
  }

  @Test func suggestionsCoverWhatIsSearchedWhileThereAreAny() {
    let stage = stage()
    #expect(!stage.texts.contains("like apple"))
    let eat = stage.element("Eat")?.frame ?? .zero
    stage.tap("Search")
    #expect(stage.texts.contains("like apple") && stage.texts.contains("like banana"))
    stage.tap(at: CGPoint(x: eat.midX, y: eat.midY))
    #expect(stage.value(of: "Search") != "eaten", "it is covered")
    stage.tap("Search")
    stage.enter("zz")
    #expect(!stage.texts.contains { $0.hasPrefix("like") })
    stage.tap("Eat")
    #expect(stage.value(of: "Search") == "eaten", "it isn't covered any more")
  }

  @Test func oneThatIsChosenIsSoughtForAndTheFieldKeepsTheFocus() {
    let stage = stage()
    stage.tap("Search")
    stage.enter("ap")
    #expect(!stage.texts.contains("like banana"))
    stage.tap("like apricot")
    #expect(stage.value(of: "Search") == "apricot" && stage.focused == "Search")
    stage.enter("s")
    #expect(stage.texts.contains("found apricots in all"))
  }

  @Test func keysLeadToASuggestion() {
    let stage = stage()
    stage.tap("Search")
    stage.enter("b")
    for _ in 1...10 where stage.focusedElement?.label != "like banana" { stage.type("tab") }
    stage.type("return")
    #expect(stage.value(of: "Search") == "banana")
  }

  @Test func oneWithoutACompletionSaysSomethingAndDoesNothing() {
    let stage = stage()
    stage.tap("Search")
    stage.enter("?")
    #expect(stage.texts.contains("no fruit"))
    stage.tap("no fruit")
    #expect(stage.value(of: "Search") == "?")
  }

  @Test func suggestionsGoWithTheSearch() {
    let stage = stage()
    stage.tap("Search")
    stage.type("escape")
    #expect(!stage.texts.contains("like apple"))
    stage.tap("Eat")
    #expect(stage.texts.contains("found eaten in all"))
  }

  @Test func scopesShowWhenSomethingIsTypedAndUntilTheSearchEnds() {
    let stage = stage()
    #expect(!stage.texts.contains("Red"))
    stage.tap("Search")
    #expect(!stage.texts.contains("Red"))
    stage.enter("z")
    stage.tap("Red")
    #expect(stage.texts.contains("found z in red"))
    stage.type("tab")
    stage.tap("Search")
    stage.type("backspace")
    #expect(stage.texts.contains("Red"))
    stage.tap("Cancel")
    #expect(!stage.texts.contains("Red"))
    stage.tap("Search")
    #expect(!stage.texts.contains("Red"))
  }

  @Test func scopesShowWithTheSearchIfTheProgramWantsIt() {
    let stage = stage(.onSearchPresentation)
    #expect(!stage.texts.contains("Red"))
    stage.tap("Search")
    #expect(stage.texts.contains("Red"))
  }

  fileprivate struct OldShape: View {
    enum Form: CaseIterable { case none, key, text, string }

    let form: Form
    @State private var text = ""

    init(form: Form) {
      self.form = form
    }

    var body: some View {
      let content = Text("found \(text)")
      let prompt = "Fruit"
      switch form {
      case .none: content.searchable(text: $text) { suggestion }
      case .key: content.searchable(text: $text, prompt: "Fruit") { suggestion }
      case .text: content.searchable(text: $text, prompt: Text("Fruit")) { suggestion }
      case .string:
        content.searchable(text: $text, placement: .toolbar, prompt: prompt) { suggestion }
      }
    }

    private var suggestion: some View { Text("like fig").searchCompletion("fig") }
  }

  @Test(arguments: OldShape.Form.allCases)
  fileprivate func suggestionsStandWhereTheFieldIsSaid(form: OldShape.Form) {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { OldShape(form: form) }
    #expect(stage.element("like fig") == nil)
    stage.tap("Search")
    stage.tap("like fig")
    #expect(stage.element("found fig") != nil)
  }
}
