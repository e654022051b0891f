import Testing

@testable import RecallUI
@testable import RecallUICore

private struct Custom: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("leave") {} }
    ToolbarItem(placement: .principal) { Text("middle") }
  }
}

private struct Screen<Content: View>: View {
  @State var taps = 0
  @State var isHidden = false
  let content: (Binding<Int>, Binding<Bool>) -> Content

  var body: some View {
    NavigationStack { content($taps, $isHidden) }
  }
}

@Suite struct ToolbarTests {
  private func stage<Content: View>(
    @ViewBuilder _ content: @escaping (Binding<Int>, Binding<Bool>) -> Content
  ) -> Stage {
    Stage(size: CGSize(width: 320, height: 480)) { Screen(content: content) }
  }

  private func middle(_ name: String, on stage: Stage) -> CGPoint {
    let frame = stage.element(name)?.frame ?? .null
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func itemsStandWhereTheirPlacementsSay() {
    let stage = stage { taps, _ in
      Text("content")
        .navigationTitle("title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("lead") { taps.wrappedValue += 1 } }
          ToolbarItem { Button("trail") { taps.wrappedValue += 10 } }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("low left") { taps.wrappedValue += 100 }
            Spacer()
            Button("low right") {}
          }
          ToolbarItem(placement: .keyboard) { Text("above a keyboard") }
        }
    }
    #expect(middle("lead", on: stage).x < 100 && middle("lead", on: stage).y == 22)
    #expect(middle("title", on: stage) == CGPoint(x: 160, y: 22))
    #expect(middle("trail", on: stage).x > 220)
    #expect(middle("low left", on: stage).x < 100 && middle("low left", on: stage).y > 430)
    #expect(middle("low right", on: stage).x > 220)
    #expect(!stage.texts.contains("above a keyboard"))
    stage.tap("lead")
    stage.tap("trail")
    stage.tap("low left")
    #expect(stage.snapshot["Screen.taps"] == "111")
  }

  private struct Editor: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        TextField("note", text: $text).focused($isFocused).accessibilityIdentifier("note")
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Button("star") { text += "*" }
              Spacer()
              Button("done") { isFocused = false }
            }
          }
      }
    }
  }

  @Test func itemsAboveAKeyboardAreThereWhileOneTypes() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Editor() }
    #expect(stage.element("done") == nil)
    stage.tap("note")
    #expect(middle("star", on: stage).x < 100 && middle("star", on: stage).y > 430)
    stage.send(.text("a"))
    stage.tap("star")
    stage.send(.text("b"))
    #expect(stage.snapshot["Editor.text"] == "\"a*b\"" || stage.snapshot["Editor.text"] == "a*b")
    stage.tap("done")
    #expect(stage.element("done") == nil)
  }

  private struct Asking: View {
    @State private var text = ""
    @State private var isAsked = false

    var body: some View {
      VStack(spacing: 0) {
        NavigationStack {
          TextField("outside", text: $text).accessibilityIdentifier("outside")
        }
        NavigationStack {
          VStack {
            Button("button") {}
            TextField("note", text: $text).accessibilityIdentifier("note")
          }
          .toolbar {
            ToolbarItem(placement: .keyboard) {
              Button("ask") { isAsked = true }.accessibilityIdentifier("ask")
                .alert("sure?", isPresented: $isAsked) { Button("yes") {} }
            }
          }
        }
      }
    }
  }

  @Test func whatAnItemAboveAKeyboardPresentsStays() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Asking() }
    stage.tap("note")
    stage.tap("ask")
    stage.advance(by: .seconds(2))
    #expect(stage.issues.isEmpty)
    #expect(stage.element("sure?") != nil)
    stage.tap("yes")
    stage.advance(by: .seconds(2))
    #expect(stage.issues.isEmpty && stage.element("sure?") == nil)
  }

  @Test func tabLeadsThroughItemsAboveAKeyboard() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Asking() }
    stage.tap("note")
    #expect(
      stage.focused(after: "tab", "tab", "tab", "tab") == ["ask", "outside", "button", "note"])
  }

  @Test func aFieldOfAnotherScreenShowsNoItemsAboveAKeyboard() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Asking() }
    stage.tap("outside")
    #expect(stage.element("ask") == nil)
  }

  @Test func contentOfOnesOwnIsMadeOfItems() {
    let stage = stage { _, _ in Text("content").toolbar { Custom() } }
    #expect(middle("leave", on: stage).x < 100)
    #expect(middle("middle", on: stage) == CGPoint(x: 160, y: 22))
  }

  @Test func viewsStandAtTheEnd() {
    let stage = stage { taps, _ in
      Text("content").toolbar { Button("do") { taps.wrappedValue += 1 } }
    }
    #expect(middle("do", on: stage).x > 260)
    stage.tap("do")
    #expect(stage.snapshot["Screen.taps"] == "1")
  }

  @Test func itemsThatAreWantedLessOftenStandInAMenu() {
    let stage = stage { taps, _ in
      Text("content").toolbar {
        ToolbarItem(placement: .secondaryAction) { Button("rare") { taps.wrappedValue += 1 } }
      }
    }
    #expect(!stage.texts.contains("rare"))
    stage.tap("More")
    stage.tap("rare")
    #expect(stage.snapshot["Screen.taps"] == "1")
  }

  @Test func aBarThatIsHiddenTakesNoSpace() {
    let stage = stage { _, isHidden in
      Button("hide") { isHidden.wrappedValue.toggle() }
        .navigationTitle("title")
        .toolbar(isHidden.wrappedValue ? .hidden : .visible, for: .navigationBar)
    }
    let y = middle("hide", on: stage).y
    #expect(stage.texts.contains("title"))
    stage.tap("hide")
    #expect(!stage.texts.contains("title"))
    #expect(middle("hide", on: stage) == CGPoint(x: 160, y: 240))
    #expect(y > 260)
  }

  @Test func aChangeOfTheContentEvaluatesNoBar() {
    struct Counting: View {
      @State var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }.navigationTitle("title")
      }
    }
    let stage = stage { _, _ in Counting() }
    let evaluations = stage.evaluations { stage.tap("count 0") }
    #expect(evaluations.contains { $0.hasSuffix("Counting") })
    #expect(!evaluations.contains { $0.contains("NavigationBar") || $0.contains("Host") })
  }

  @Test func withoutAStackThereIsNoBar() {
    let stage = smallStage {
      Text("content").navigationTitle("title").toolbar { Button("do") {} }
    }
    #expect(stage.texts == ["content"])
  }

  @Test func itemsHaveTheTintOfTheViewTheyAreSaidOf() {
    func colors(_ tint: Color?) -> [String] {
      stage { _, _ in
        Text("content").toolbar { ToolbarItem { Button("act") {} } }.tint(tint)
      }.displayList.items.map(\.description).filter { $0.contains("\"act\"") }
    }
    let green = colors(Color(red: 0, green: 1, blue: 0))
    #expect(green.count == 1)
    #expect(green.first?.contains("#00FF00") == true)
    #expect(colors(nil).first?.contains("#00FF00") == false)
  }
}
