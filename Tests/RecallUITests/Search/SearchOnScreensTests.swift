import RecallUI
import Testing

/// Searches of what stands in a navigation stack: the field is part of the bar.
@Suite struct SearchOnScreensTests {
  private static let names = ["Ada", "Alan", "Grace"]

  private struct Names: View {
    @Binding var text: String
    @Environment(\.isSearching) private var isSearching

    init(text: Binding<String>) {
      _text = text
    }

    var body: some View {
      List {
        Text(isSearching ? "searching" : "resting")
        ForEach(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { name in
          NavigationLink(name) { Text("This is \(name)").navigationTitle(name) }
        }
      }
      .navigationTitle("Names")
    }
  }

  /// Said of what stands in the stack.
  private struct Inside: View {
    @State private var text = ""
    @State private var sought = ""

    init() {}

    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Text("sought \(sought)")
          Names(text: $text).searchable(text: $text).onSubmit(of: .search) { sought = text }
        }
      }
    }
  }

  /// Said of the stack.
  private struct Around: View {
    @State private var text = ""
    @State private var sought = ""

    init() {}

    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Text("sought \(sought)")
          Names(text: $text)
        }
      }
      .searchable(text: $text, prompt: "Look").onSubmit(of: .search) { sought = text }
    }
  }

  private func stages() -> [Stage] {
    let size = CGSize(width: 320, height: 480)
    return [Stage(size: size) { Inside() }, Stage(size: size) { Around() }]
  }

  private func frame(_ name: String, _ stage: Stage) throws -> CGRect {
    try #require(stage.element(name)?.frame, "there is no \(name)")
  }

  @Test func theFieldStandsBetweenTheTitleAndTheContent() throws {
    for stage in stages() {
      let field = try frame("Search", stage)
      #expect(try frame("Names", stage).maxY <= field.minY)
      #expect(try field.maxY <= frame("sought ", stage).minY)
      #expect(stage.elements.filter { $0.label == "Search" }.count == 1)
      #expect(stage.issues.isEmpty)
    }
  }

  @Test func whatIsTypedIsSoughtForAndEscapeEndsTheSearch() {
    for stage in stages() {
      stage.tap("Search")
      stage.enter("Al")
      #expect(stage.texts.contains("searching"))
      #expect(stage.texts.contains("Alan") && !stage.texts.contains("Grace"))
      stage.type("return")
      #expect(stage.texts.contains("sought Al"))
      stage.type("escape")
      stage.type("escape")
      #expect(stage.texts.contains("resting") && stage.texts.contains("Grace"))
    }
  }

  @Test func aScreenThatIsPushedHasNoFieldAndTheSearchGoesOnBehindIt() {
    for stage in stages() {
      stage.tap("Search")
      stage.enter("Al")
      stage.tap("Alan")
      stage.advance(by: .seconds(1))
      #expect(stage.texts.contains("This is Alan") && stage.element("Search") == nil)
      stage.type("escape")
      stage.advance(by: .seconds(1))
      #expect(stage.value(of: "Search") == "Al" && stage.texts.contains("searching"))
    }
  }

  private struct Pushed: View {
    @State private var text = ""

    init() {}

    var body: some View {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Text("found \(text)").searchable(text: $text)
        }
      }
    }
  }

  @Test func aPushedScreenHasASearchOfItsOwn() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Pushed() }
    stage.tap("Search")
    stage.enter("x")
    #expect(stage.texts.contains("found x") && stage.issues.isEmpty)
  }

  private struct Presenting: View {
    @State private var text = ""
    @State private var isPresented = false

    init() {}

    var body: some View {
      NavigationStack {
        Button("open") { isPresented = true }
          .navigationTitle("Behind")
          .sheet(isPresented: $isPresented) {
            Text("found \(text)").navigationTitle("Above").searchable(text: $text)
          }
      }
    }
  }

  @Test func whatIsPresentedAboveAScreenSaysNothingOfItsBar() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Presenting() }
    stage.tap("open")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("Behind") && !stage.texts.contains("Above"))
    let (field, found) = (try frame("Search", stage), try frame("found ", stage))
    #expect(field.maxY <= found.minY)
    stage.tap("Search")
    stage.enter("x")
    #expect(stage.texts.contains("found x"))
  }

  private struct Hidden: View {
    @State private var text = ""

    init() {}

    var body: some View {
      NavigationStack {
        Text("found \(text)").searchable(text: $text).navigationBarHidden(true)
      }
    }
  }

  @Test func aHiddenBarLeavesTheField() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Hidden() }
    stage.tap("Search")
    stage.enter("x")
    #expect(stage.texts.contains("found x"))
  }
}
