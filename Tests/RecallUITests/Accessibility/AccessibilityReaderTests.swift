import RecallUI
import Testing

/// What is told of views to who can't see them.
@Suite struct AccessibilityReaderTests {
  @Test func textsAndButtonsAreToldInTheOrderInWhichOneReads() {
    let spoken = SpokenStage {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Button("Go") {}
        Text("a hint").accessibilityHint("more of it")
      }
    }
    #expect(spoken.told == ["heading \"Title\"", "button \"Go\"", "label \"a hint\" (more of it)"])
  }

  @Test func titlesOfScreensAndHeadersOfSectionsAreHeadings() {
    let spoken = SpokenStage {
      NavigationStack {
        List { Section("Fruit") { Text("Apple") } }.navigationTitle("Shop")
      }
    }
    let headings = spoken.told.filter { $0.hasPrefix("heading") }
    #expect(headings == ["heading \"Shop\"", "heading \"Fruit\""], "\(spoken.told)")
  }

  @Test func segmentsAreButtonsOneOfWhichIsSelected() throws {
    let spoken = SpokenStage {
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
    }
    let (small, large) = (
      try #require(spoken.element("Small")), try #require(spoken.element("Large"))
    )
    #expect([small.role, large.role] == [.button, .button])
    #expect(!small.states.contains(.selected) && large.states.contains(.selected))
    #expect(small.actions == [.press])
  }

  @Test func aButtonSaysWhatItsTextsSayAndPicturesOnlyWithoutAny() {
    let spoken = SpokenStage {
      Button {
      } label: {
        HStack {
          Image(systemName: "play.fill").accessibilityLabel("play")
          Text("Go")
          Text("on")
        }
      }
      Button {
      } label: {
        Image(systemName: "play.fill").accessibilityLabel("play")
      }
    }
    #expect(spoken.told == ["button \"Go, on\"", "button \"play\""])
  }

  @Test func whatIsHiddenIsNotTold() {
    let spoken = SpokenStage {
      Text("a").accessibilityHidden(true)
      Text("b").opacity(0)
      Text("c").hidden()
      Text("d").opacity(0.1)
      VStack { Text("e") }.accessibilityElement(children: .ignore).accessibilityLabel("f")
    }
    #expect(spoken.told == ["label \"d\"", "group \"f\""])
  }

  @Test func aDisabledButtonCanNeitherBeFocusedNorPressed() throws {
    let spoken = SpokenStage {
      Button("Go") {}.disabled(true)
      Button("Stay") {}
    }
    let (go, stay) = (try #require(spoken.element("Go")), try #require(spoken.element("Stay")))
    #expect(go.states == [.showing])
    #expect(go.actions == [])
    #expect(stay.states == [.showing, .enabled, .focusable])
    #expect(stay.actions == [.press])
  }

  private struct Choices: View {
    @State private var isOn = true
    @State private var volume = 3.0
    @State private var pairs = 8

    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
        Stepper("Pairs", value: $pairs, in: 1...20)
      }
    }
  }

  @Test func controlsTellTheirValues() throws {
    let spoken = SpokenStage { Choices() }
    let toggle = try #require(spoken.element("Sound"))
    #expect(toggle.role == .toggle)
    #expect(toggle.states.isSuperset(of: [.checkable, .checked, .focusable]))
    let slider = try #require(spoken.element("Volume"))
    #expect(slider.role == .slider)
    #expect(slider.range == AccessibleRange(minimum: 0, maximum: 10, current: 3, step: 1))
    let stepper = try #require(spoken.window.all.first { $0.role == .stepper })
    #expect(stepper.name == "Pairs")
    #expect(stepper.explanation == "8")
    #expect(stepper.actions.map(\.name) == ["increment", "decrement"])
  }

  private struct Name: View {
    @State private var name = "a🚗b"

    var body: some View {
      TextField("Name", text: $name)
      SecureField("Secret", text: $name)
    }
  }

  @Test func aFieldTellsItsTextInScalarsAndASecretNothingOfIt() throws {
    let spoken = SpokenStage { Name() }
    let field = try #require(spoken.element("Name"))
    #expect(field.role == .entry)
    #expect(field.text == AccessibleText("a🚗b", caret: 3, selection: 3..<3))
    #expect(field.states.contains(.editable))
    let secret = try #require(spoken.element("Secret"))
    #expect(secret.role == .secret)
    #expect(secret.text?.text == "•••")
  }

  private struct Page: View {
    @State private var isShown = false

    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("Sheet").accessibilityAddTraits(.isHeader)
            Button("close") { isShown = false }
          }
        }
    }
  }

  @Test func nothingBehindASheetIsTold() {
    let spoken = SpokenStage { Page() }
    spoken.stage.tap("open")
    spoken.stage.advance(by: .seconds(1))
    #expect(
      spoken.told == ["dialog \"Sheet\"", "heading \"Sheet\"", "button \"close\""])
    #expect(spoken.window.children.first?.states.contains(.modal) == true)
  }

  private struct Row: View {
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
      Button("more") { count += 1 }
    }
  }

  @Test func anElementKeepsItsNumberWhileItsViewStands() throws {
    let spoken = SpokenStage { Row() }
    let before = spoken.window.all.map(\.id)
    spoken.stage.tap("more")
    #expect(spoken.element("count 1") != nil)
    #expect(spoken.window.all.map(\.id) == before)
    #expect(Set(before).count == before.count)
  }

  @Test func whatIsScrolledAwayIsThereButNotShowing() throws {
    let spoken = SpokenStage {
      ScrollView {
        VStack { ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 50) } }
      }
    }
    #expect(try #require(spoken.element("row 1")).states.contains(.showing))
    #expect(try !#require(spoken.element("row 19")).states.contains(.showing))
  }

  @Test func lookingChangesNothing() {
    let spoken = SpokenStage { Choices() }
    let digest = spoken.stage.digest
    _ = spoken.window
    #expect(spoken.stage.digest == digest)
    #expect(spoken.stage.issues == [])
  }
}
