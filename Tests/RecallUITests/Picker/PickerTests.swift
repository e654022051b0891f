import RecallUI
import Testing

@Suite struct PickerTests {
  private enum Suit: String, CaseIterable, Identifiable {
    case hearts, spades, clubs
    var id: Suit { self }
  }

  private struct Page<Style: PickerStyle>: View {
    @State var suit = Suit.hearts
    let style: Style

    var body: some View {
      VStack(spacing: 0) {
        Text("= \(suit.rawValue)").accessibilityIdentifier("now")
        Picker("Suit", selection: $suit) {
          ForEach(Suit.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
        .accessibilityIdentifier("picker")
      }
    }
  }

  private func now(_ stage: Stage) -> String? { stage.texts.first }

  @Test func segmentsGrowWithTextThatIsLargerThanUsual() {
    func height(_ size: DynamicTypeSize) -> CGFloat? {
      smallStage { Page(style: .segmented).dynamicTypeSize(size) }.element("picker")?.frame.height
    }
    let usual = height(.large)
    #expect(usual == 30)
    #expect(height(.xSmall) == usual, "a finger hits no less")
    #expect(height(.accessibility5).map { $0 > 60 } == true)
  }

  // MARK: Selecting

  private func selects<Style: PickerStyle>(_ style: Style) -> [String?] {
    let stage = smallStage { Page(style: style) }
    let first = stage.displayList
    stage.tap("clubs")
    stage.advance(by: .seconds(1))
    let (tapped, looksDifferent) = (now(stage), stage.displayList != first)
    for key in ["left", "up", "up"] { stage.type(key) }
    let up = now(stage)
    stage.type("right")
    let right = now(stage)
    stage.type("end")
    stage.type("down")
    let end = now(stage)
    stage.type("home")
    return [tapped, "\(looksDifferent)", up, right, end, now(stage), "\(stage.issues)"]
  }

  @Test func tapsAndKeysSelect() {
    let expected = ["= clubs", "true", "= hearts", "= spades", "= clubs", "= hearts", "[]"]
    #expect(selects(.segmented) == expected)
    #expect(selects(.inline) == expected)
    #expect(selects(.radioGroup) == expected)
    #expect(selects(.wheel) == expected)
  }

  @Test func aMenuShowsTheChoicesWhileItIsOpen() {
    for isAutomatic in [false, true] {
      let stage = smallStage {
        if isAutomatic { Page(style: .automatic) } else { Page(style: .menu) }
      }
      #expect(stage.texts == ["= hearts", "hearts"])
      stage.tap("hearts")
      #expect(stage.texts == ["= hearts", "hearts", "hearts", "spades", "clubs"])
      stage.tap("spades")
      #expect(stage.texts == ["= spades", "spades"])
    }
  }

  @Test func keysOpenAMenuAndChooseInIt() {
    let stage = smallStage { Page(style: .menu) }
    for key in ["tab", "space", "down", "return"] { stage.type(key) }
    #expect(stage.texts == ["= spades", "spades"])
    #expect(stage.focused != nil)
    for key in ["space", "down", "escape"] { stage.type(key) }
    #expect(stage.texts == ["= spades", "spades"])
    for key in ["space", "end", "return"] { stage.type(key) }
    #expect(stage.texts == ["= clubs", "clubs"])
    for key in ["space", "home", "space"] { stage.type(key) }
    #expect(stage.texts == ["= hearts", "hearts"])
  }

  @Test func aMenuLiesAboveEverythingAndMovesNothing() {
    let stage = smallStage { Page(style: .menu) }
    let place = stage.place(of: "picker")
    stage.tap("hearts")
    #expect(stage.place(of: "picker") == place)
    stage.tap(at: CGPoint(x: 1, y: 1))
    #expect(stage.texts == ["= hearts", "hearts"])
  }

  @Test func aLongMenuScrollsToWhatIsSelected() throws {
    let stage = smallStage {
      Picker("", selection: .constant(40)) { ForEach(0..<50) { Text("number \($0)") } }
        .pickerStyle(.menu)
    }
    stage.tap("number 40")
    let rows = stage.elements.filter { $0.label == "number 40" }.map(\.frame)
    let inMenu = try #require(rows.last)
    #expect(rows.count == 2)
    #expect(inMenu.minY >= 0 && inMenu.maxY <= 200, "it can be seen")
    stage.type("up")
    stage.type("return")
    #expect(stage.issues.isEmpty)
  }

  private func stays<Style: PickerStyle>(_ style: Style) -> Bool {
    let stage = smallStage { Page(style: style).disabled(true) }
    stage.tap(style is MenuPickerStyle ? "hearts" : "clubs")
    stage.type("tab")
    stage.type("end")
    return now(stage) == "= hearts" && stage.focused == nil
  }

  @Test func aDisabledOneStays() {
    #expect(stays(.segmented))
    #expect(stays(.inline))
    #expect(stays(.radioGroup))
    #expect(stays(.wheel))
    #expect(stays(.menu))
  }

  @Test func keysWithModifiersAreForOthers() {
    let stage = smallStage { Page(style: .segmented) }
    stage.type("tab")
    stage.type("end", .control)
    #expect(now(stage) == "= hearts")
  }

  @Test func itSaysWhatItIsAndWhatIsSelected() {
    let stage = smallStage { Page(style: .segmented) }
    #expect(stage.element("picker")?.value == "hearts")
    #expect(stage.element("Suit") != nil)
  }

  /// What is selected is told in the words of the choice, also in another language.
  @Test(arguments: [nil, "de"])
  func itSaysTheWordsOfTheChoice(language: String?) {
    let catalog = language.flatMap { Language($0) }.map {
      StringCatalog(language: $0, entries: [CatalogKey("Red hearts"): .words("Rote Herzen")])
    }
    let stage = smallStage {
      VStack {
        Picker("Suit", selection: .constant(Suit.hearts)) {
          Text("Red hearts").bold().tag(Suit.hearts)
          Text("Clubs").tag(Suit.clubs)
        }
        .accessibilityIdentifier("picker")
        Picker("Shape", selection: .constant(Suit.hearts)) {
          Color.red.tag(Suit.hearts)
          Color.blue.tag(Suit.clubs)
        }
        .accessibilityIdentifier("shapes")
      }
      .environment(\.stringCatalog, catalog)
    }
    #expect(stage.element("picker")?.value == (language == nil ? "Red hearts" : "Rote Herzen"))
    #expect(stage.element("shapes")?.value == "hearts")
  }

  // MARK: Looks

  @Test func segmentsAreAllAsWide() throws {
    let stage = smallStage {
      Picker("", selection: .constant(1)) {
        Text("i").tag(1)
        Text("wide one").tag(2)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("picker")
    }
    #expect(stage.place(of: "picker") == "0,85 200x30")
    let narrow = try #require(stage.element("i"))
    let wide = try #require(stage.element("wide one"))
    #expect(narrow.frame.midX == 51)
    #expect(wide.frame.midX == 149)
  }

  @Test func theMarkOfASegmentSlides() {
    let stage = smallStage { Page(style: .segmented) }
    let start = stage.displayList
    stage.tap("clubs")
    stage.advance(by: .milliseconds(100))
    let half = stage.displayList
    stage.advance(by: .seconds(1))
    #expect(!stage.isAnimating)
    #expect(half != start)
    #expect(half != stage.displayList)
    let settled = smallStage { Page(suit: .clubs, style: .segmented) }
    #expect(stage.displayList == settled.displayList)
  }

  @Test func listsShowTheirLabelsUnlessTheyAreHidden() {
    func top<Style: PickerStyle>(_ style: Style, isHidden: Bool) -> CGFloat {
      let stage = smallStage {
        if isHidden { Page(style: style).labelsHidden() } else { Page(style: style) }
      }
      return stage.element("picker")?.frame.height ?? 0
    }
    #expect(top(.inline, isHidden: false) > top(.inline, isHidden: true))
    #expect(top(.radioGroup, isHidden: false) > top(.radioGroup, isHidden: true))
    #expect(top(.wheel, isHidden: false) == 150)
    let stage = smallStage { Page(style: .inline) }
    #expect(stage.texts.filter { $0 == "Suit" }.count == 1, "what is shown isn't spoken as well")
  }

  // MARK: The wheel

  @Test func aWheelIsTurnedToTheNearestChoice() {
    for (distance, expected) in [
      (-14.0, "= hearts"), (-16, "= spades"), (-44, "= spades"), (-46, "= clubs"),
      (-500, "= clubs"),
      (500, "= hearts"),
    ] {
      let stage = smallStage { Page(style: .wheel) }
      let frame = stage.element("picker")?.frame ?? .zero
      stage.drag(
        from: CGPoint(x: 30, y: frame.midY), to: CGPoint(x: 30, y: frame.midY + distance),
        over: .seconds(1))
      #expect(now(stage) == expected, "\(distance)")
    }
  }

  @Test func whatTheWheelDoesNotShowIsNotHit() {
    let stage = smallStage {
      VStack(spacing: 0) {
        Page(suit: .clubs, style: .wheel)
        Button("below") {}
      }
    }
    stage.tap("hearts")
    #expect(now(stage) == "= hearts", "two away can be seen")
    let many = smallStage {
      Picker("", selection: .constant(0)) {
        ForEach(0..<50) { Text("\($0)") }
      }
      .pickerStyle(.wheel)
    }
    #expect(many.displayList.items.count < 40)
  }

  @Test func manySegmentsHaveRoomForTheirWords() {
    let stage = Stage(size: CGSize(width: 320, height: 100)) {
      Picker("p", selection: .constant(6)) {
        ForEach([4, 6, 8, 10, 12, 20, 100], id: \.self) { Text("D\($0)") }
      }
      .pickerStyle(.segmented)
      .frame(width: 300)
    }
    let drawn = stage.displayList.items.map(\.description)
    #expect(drawn.contains { $0.contains("D100") })
    #expect(!drawn.contains { $0.contains("…") }, "\(drawn)")
  }

  // MARK: What choices stand for

  private func texts<Value: Hashable, Content: View>(
    _ value: Value, @ViewBuilder _ content: () -> Content
  ) -> (texts: [String], issues: [String]) {
    let stage = smallStage {
      Picker("p", selection: .constant(value), content: content).pickerStyle(.segmented)
    }
    return (stage.texts.filter { $0 != "p" }, stage.issues.map(\.description))
  }

  @Test func contentIsTakenApart() {
    let (found, issues) = texts(7) {
      Text("a").tag(7)
      Group {
        Text("b").tag(2)
        if true { Text("c").font(.caption).tag(3) } else { Text("x").tag(4) }
      }
      .foregroundColor(.red)
      ForEach([10, 11], id: \.self) { Text("\($0)") }
      ForEach(["d", "e"], id: \.self) { Text($0).tag($0 == "d" ? 20 : 21) }
      AnyView(Text("f").tag(30))
      EmptyView()
      Optional<Text>.none
    }
    #expect(found == ["a", "b", "c", "10", "11", "d", "e", "f"])
    #expect(issues == [])
  }

  @Test func anOptionalSelectionHasChoicesOfBothKinds() {
    struct Page: View {
      @State private var choice: Int?
      var body: some View {
        Text(choice.map { "\($0)" } ?? "none")
        Picker("p", selection: $choice) {
          Text("no").tag(Int?.none)
          Text("one").tag(1)
          Text("two").tag(Optional(2))
          Text("three").tag(3, includeOptional: false)
        }
        .pickerStyle(.inline)
      }
    }
    let stage = smallStage { VStack { Page() } }
    for (tapped, expected) in [("two", "2"), ("no", "none"), ("one", "1"), ("three", "1")] {
      stage.tap(tapped)
      #expect(stage.texts.first == expected)
    }
    #expect(stage.issues.count == 1, "the third stands for no optional")
  }

  @Test func nothingSelectedNeedsNoChoice() {
    #expect(texts(Int?.none) { Text("a").tag(1) }.issues == [])
  }

  @Test func aSelectionThatNoChoiceStandsForIsReported() {
    let issues = texts(5) { Text("a").tag(1) }.issues
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasSuffix(
        "Picker has the selection 5, which no choice stands for; expected one of the tags. "
          + "Nothing is marked") == true)
  }

  @Test func aChoiceThatStandsForNothingIsReportedAndPassedBy() {
    struct Page: View {
      @State private var choice = 1
      var body: some View {
        Text("= \(choice)")
        Picker("p", selection: $choice) {
          Text("a").tag(1)
          Text("b")
          Text("c").tag("c")
          Text("d").tag(4)
        }
        .pickerStyle(.segmented)
      }
    }
    let stage = smallStage { VStack { Page() } }
    #expect(
      stage.issues.first?.description.contains("Picker has a choice without a tag of type Int; ")
        == true)
    stage.tap("b")
    stage.tap("c")
    #expect(now(stage) == "= 1")
    stage.type("right")
    #expect(now(stage) == "= 4")
  }

  @Test func withoutChoicesNothingHappens() {
    for isWheel in [false, true] {
      let stage = smallStage {
        if isWheel {
          Picker("p", selection: .constant(1)) {}.pickerStyle(.wheel)
        } else {
          Picker("p", selection: .constant(1)) {}.pickerStyle(.segmented)
        }
      }
      stage.type("tab")
      stage.type("right")
      stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 10), over: .seconds(1))
      #expect(stage.issues.count == 1)
    }
  }

  @Test func allItsShapesAreThere() {
    let name = "b"
    let stage = smallStage {
      VStack {
        Picker("a", selection: .constant(1)) { Text("1").tag(1) }
        Picker(name, selection: .constant(1)) { Text("1").tag(1) }
        Picker(selection: .constant(1), label: Text("c")) { Text("1").tag(1) }
        Picker(selection: .constant(1)) {
          Text("1").tag(1)
        } label: {
          Text("d")
        }
        Picker("e", systemImage: "star", selection: .constant(1)) { Text("1").tag(1) }
      }
    }
    #expect(stage.texts == ["a", "1", "b", "1", "c", "1", "d", "1", "1"])
  }

  @Test func aModelsPropertyIsSelected() {
    struct Page: View {
      @Bindable var register: Register
      var body: some View {
        Picker("Number", selection: $register.number) {
          ForEach(register.numbers, id: \.self) { Text("n\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    let register = Register()
    let stage = smallStage { Page(register: register) }
    stage.tap("n1")
    #expect(register.number == 1)
    let former = stage.displayList
    register.number = 2
    stage.advance(by: .seconds(1))
    #expect(stage.displayList != former)
    register.numbers.append(7)
    stage.advance(by: .zero)
    #expect(stage.texts == ["Number", "n0", "n1", "n2", "n7"])
  }

  @Test func allOfARowOpensItsMenu() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300)) {
      Form {
        Picker("Deck", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .accessibilityIdentifier("picker")
      }
    }
    let frame = try #require(stage.element("picker")).frame
    stage.tap(at: CGPoint(x: frame.minX + 2, y: frame.midY))
    stage.advance(by: .seconds(1))
    #expect(stage.outline.contains("\"Two\""))
  }

  @Test func theMenuOfARowHasThePickersNameForTheFocus() {
    let stage = Stage(size: CGSize(width: 400, height: 300)) {
      Form {
        Picker("Deck", selection: .constant(1)) { Text("One").tag(1) }
      }
    }
    #expect(stage.focused(after: "tab") == ["Deck"])
  }

  @Test func aMenuShowsItsCurrentValueAsTheProgramSays() {
    let stage = smallStage {
      Picker(selection: .constant(1)) {
        Text("one").tag(1)
      } label: {
        Text("Number")
      } currentValueLabel: {
        Text("chosen")
      }
      .pickerStyle(.menu)
    }
    #expect(stage.displayList.description.contains("chosen"))
    #expect(!stage.displayList.description.contains("one"))
    stage.tap("Number")
    stage.advance(by: .seconds(1))
    #expect(stage.displayList.description.contains("one"))
  }

  @Test func aLineBetweenChoicesIsNone() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      Picker("Pick", selection: .constant(2)) {
        Text("none").tag(1)
        Divider()
        Text("some").tag(2)
      }
    }
    #expect(stage.issues.isEmpty, "\(stage.issues)")
    stage.tap("Pick")
    #expect(stage.texts.filter { ["none", "some"].contains($0) }.count >= 2)
    #expect(stage.issues.isEmpty, "\(stage.issues)")
  }
}
