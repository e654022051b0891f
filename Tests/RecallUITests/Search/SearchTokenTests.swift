import RecallUI
import Testing

@Suite struct SearchTokenTests {
  private struct Topic: Identifiable, Equatable {
    let id: String
  }

  private struct Screen: View {
    @State private var text = ""
    @State private var tokens: [Topic] = []
    @State private var suggested = [Topic(id: "cats"), Topic(id: "dogs")]
    @FocusState private var isSearching: Bool

    var body: some View {
      VStack {
        Text("[\(tokens.map(\.id).joined(separator: ","))] \(text) \(isSearching ? "on" : "off")")
        Button("find") { isSearching = true }
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Look") {
            Text($0.id)
          }
          .searchFocused($isSearching)
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen() }
  private var said: String? { stage.texts.first }

  @Test func aSuggestedThingBecomesAWordOfTheField() {
    stage.tap("Search")
    stage.enter("ca")
    stage.tap("cats")
    #expect(said == "[cats]  on")
    #expect(stage.element("SearchToken 0") != nil)
    // What is a word already is suggested no more.
    #expect(stage.element("SearchToken 1") == nil)
    stage.tap("dogs")
    #expect(said == "[cats,dogs]  on")
  }

  @Test func backspaceAtTheBeginningTakesTheLastOut() {
    stage.tap("Search")
    stage.tap("cats")
    stage.tap("dogs")
    stage.enter("x")
    stage.type("backspace")
    #expect(said == "[cats,dogs]  on")
    stage.type("backspace")
    #expect(said == "[cats]  on")
    stage.type("backspace")
    stage.type("backspace")
    #expect(said == "[]  on")
  }

  @Test func endingTheSearchTakesAllOut() {
    stage.tap("Search")
    stage.tap("cats")
    stage.tap("Cancel")
    #expect(said == "[]  off")
  }

  @Test func focusStateKnowsOfTheField() {
    #expect(said == "[]  off")
    stage.tap("find")
    #expect(said == "[]  on")
    #expect(stage.focused == "Search")
  }

  @Test func aProgramKnowsAndSaysWhetherSomebodySearches() {
    struct Screen: View {
      @State private var text = ""
      @State private var tokens = [Topic(id: "cats")]
      @State private var isPresented = false

      var body: some View {
        VStack {
          Text(isPresented ? "on" : "off")
          Button("find") { isPresented = true }
          Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
            .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Look") {
              Text($0.id)
            }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen() }
    #expect(stage.texts.first == "off")
    stage.tap("find")
    #expect(stage.texts.first == "on")
    #expect(stage.element("SearchToken 0") != nil)
    stage.tap("Cancel")
    #expect(stage.texts.first == "off")
  }

  @Test func aProgramKnowsWhetherSomebodySearchesWhereThingsAreSuggested() {
    struct Screen: View {
      @State private var text = ""
      @State private var tokens: [Topic] = []
      @State private var suggested = [Topic(id: "cats")]
      @State private var isPresented = false

      var body: some View {
        VStack {
          Text("\(isPresented ? "on" : "off") \(tokens.count)")
          Button("find") { isPresented = true }
          Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
            .searchable(
              text: $text, tokens: $tokens, suggestedTokens: $suggested,
              isPresented: $isPresented, prompt: "Look"
            ) {
              Text($0.id)
            }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen() }
    stage.tap("find")
    #expect(stage.texts.first == "on 0")
    stage.tap("cats")
    #expect(stage.texts.first == "on 1")
    stage.tap("Cancel")
    #expect(stage.texts.first == "off 0")
  }
}
