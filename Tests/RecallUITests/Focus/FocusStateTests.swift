import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FocusStateTests {
  private struct Form: View {
    enum Field: String, Hashable {
      case name, city
    }

    @FocusState private var field: Field?
    @FocusState private var isNameFocused: Bool
    @State private var hasCity = true

    var body: some View {
      VStack {
        Text("field \(field?.rawValue ?? "none") \(isNameFocused)")
        Text("Name").focusable().focused($field, equals: .name).focused($isNameFocused)
        if hasCity { Text("City").focusable().focused($field, equals: .city) }
        Button("to city") { field = .city }.keyboardShortcut("c", modifiers: [])
        Button("to name") { isNameFocused = true }.keyboardShortcut("n", modifiers: [])
        Button("nowhere") { field = nil }.keyboardShortcut("x", modifiers: [])
        Button("move") { hasCity.toggle() }.keyboardShortcut("m", modifiers: [])
        Button("move to city") {
          hasCity = true
          field = .city
        }
        .keyboardShortcut("b", modifiers: [])
      }
    }
  }

  private func stage() -> Stage {
    Stage(size: CGSize(width: 300, height: 300)) { Form() }
  }

  private func said(_ stage: Stage) -> String { stage.texts.first ?? "" }

  @Test func itSaysWhereTheFocusIs() {
    let stage = stage()
    #expect(said(stage) == "field none false")
    stage.type("tab")
    #expect(said(stage) == "field name true")
    stage.type("tab")
    #expect(said(stage) == "field city false")
    stage.type("tab")
    #expect(said(stage) == "field none false")
  }

  @Test func settingItMovesTheFocus() {
    let stage = stage()
    stage.type("c")
    #expect(stage.focused == "City")
    #expect(said(stage) == "field city false")
    stage.type("n")
    #expect(stage.focused == "Name")
    #expect(said(stage) == "field name true")
    stage.type("x")
    #expect(stage.focused == nil)
    #expect(said(stage) == "field none false")
    #expect(stage.issues.isEmpty)
  }

  @Test func aValueThatNoViewStandsForIsTakenBack() {
    let stage = stage()
    stage.type("tab")
    stage.type("m")
    stage.type("c")
    #expect(stage.focused == "Name")
    #expect(said(stage) == "field name true")
  }

  @Test func aViewCanBeFocusedInTheActionThatAddsIt() {
    let stage = stage()
    stage.type("m")
    #expect(!stage.texts.contains("City"))
    stage.type("b")
    #expect(stage.focused == "City")
  }

  @Test func theFocusOfAFieldThatLeavesGoesToTheNearest() {
    let stage = stage()
    stage.type("tab")
    stage.type("tab")
    #expect(said(stage) == "field city false")
    stage.type("m")
    #expect(stage.focused != "City" && stage.focused != nil)
    stage.type("x")
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsAskedForAsTheFocusedViewLeavesIsDone() {
    struct Page: View {
      @State private var hasButton = true
      @FocusState private var isNameFocused: Bool

      var body: some View {
        Text("Name \(isNameFocused)").focusable().focused($isNameFocused)
          .accessibilityIdentifier("name")
        Text("Other").focusable()
        if hasButton {
          Button("leave") {
            hasButton = false
            isNameFocused = true
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { VStack { Page() } }
    stage.tap("leave")
    #expect(stage.element("leave") == nil)
    #expect(stage.focused == "name" && stage.texts.contains("Name true"))
  }

  @Test func itsValueIsStateOfTheStage() {
    let stage = stage()
    stage.type("c")
    #expect(stage.snapshot["Form.field"] == "city")
    #expect(stage.snapshot["Form.isNameFocused"] == "false")
  }

  @Test func theDefaultFocusIsTakenWhenNobodyHasIt() {
    struct Page: View {
      @FocusState private var number: Int?
      @State private var hasMore = false

      var body: some View {
        VStack {
          ForEach(1..<4) { Text("\($0)").focusable().focused($number, equals: $0) }
          if hasMore {
            Text("more").defaultFocus($number, 3)
          }
        }
        .defaultFocus($number, 2)
        .onKeyPress("m") {
          hasMore = true
          return .handled
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Page() }
    #expect(stage.focused == "2")
    stage.type("m")
    #expect(stage.texts.contains("more"))
    #expect(stage.focused == "2")
  }

  @Test func aBindingHandsTheStateDown() {
    struct Field: View {
      @FocusState.Binding var isFocused: Bool
      var body: some View {
        VStack {
          Text(isFocused ? "in" : "out").focusable().focused($isFocused)
          Button("leave") { isFocused = false }.keyboardShortcut("l", modifiers: [])
        }
      }
    }
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View { Field(isFocused: $isFocused) }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Page() }
    stage.type("tab")
    #expect(stage.texts.first == "in")
    stage.type("l")
    #expect(stage.texts.first == "out")
    #expect(stage.focused == nil)
  }

  @Test func withoutAStageItIsNowhere() {
    @FocusState var number: Int?
    @FocusState var isFocused: Bool
    number = 3
    isFocused = true
    #expect(number == nil)
    #expect(!isFocused)
  }

  /// Stands for a value of focus state in the middle of its way only.
  private struct Passing: AnimatableModifier {
    let isFocused: FocusState<Bool>.Binding
    var way: Double

    var animatableData: Double {
      get { way }
      set { way = newValue }
    }

    func body(content: Content) -> some View {
      VStack {
        content
        if way > 0.2, way < 0.8 {
          Text("passing").focusable().focused(isFocused)
          Text("linked").focusable().focused(by: FocusLink(isFocused, equals: true))
        }
      }
    }
  }

  private struct Crossing: View {
    @FocusState private var isFocused: Bool
    @State private var isOver = false

    var body: some View {
      Button("cross") { withAnimation(.linear(duration: 1)) { isOver = true } }
        .modifier(Passing(isFocused: $isFocused, way: isOver ? 1 : 0))
    }
  }

  @Test func whatIsThereOnTheWayOnlyStandsForNothing() {
    let stage = smallStage { Crossing() }
    stage.type("tab")
    stage.type("space")
    stage.advance(by: .milliseconds(500))
    #expect(stage.displayList.items.contains { $0.description.contains("passing") })
    #expect(!stage.graph.updates.hasActions)
  }
}
