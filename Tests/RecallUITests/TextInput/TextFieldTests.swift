import RecallUI
import Testing

/// A field of letters that are 6 points wide.
@Suite struct TextFieldTests {
  private struct Form: View {
    @State var name: String
    @State private var heard: [String] = []

    init(_ name: String = "") {
      _name = State(initialValue: name)
    }

    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name")
          .onSubmit { heard.append("submit \(name)") }
        Button("other") { heard.append("other") }
          .keyboardShortcut("s", modifiers: .control)
        Text(heard.joined(separator: ";"))
      }
      .font(.system(size: 10))
      .onKeyPress { press in
        heard.append("key \(press.characters.debugDescription)")
        return .ignored
      }
    }
  }

  private func stage(_ name: String = "") -> Stage {
    Stage(size: CGSize(width: 120, height: 100)) { Form(name) }
  }

  private func focusedStage(_ name: String = "") -> Stage {
    let stage = stage(name)
    stage.type("tab")
    return stage
  }

  private func heard(on stage: Stage) -> String? { stage.texts.last }

  @Test func itTakesTheFocusWhenItIsTappedAndThenWhatIsTyped() {
    let stage = stage()
    stage.enter("x")
    #expect(stage.value(of: "name") == "")
    stage.tap("name")
    #expect(stage.focused == "name")
    stage.enter("Ann Lee")
    #expect(stage.value(of: "name") == "Ann Lee")
    #expect(stage.snapshot["Form.name"] == "\"Ann Lee\"")
  }

  @Test func theTitleStandsInItWhileItIsEmpty() {
    let stage = stage()
    func texts() -> [String] {
      stage.displayList.items.compactMap {
        if case .text(let text, _) = $0.content { text.string } else { nil }
      }
    }
    #expect(texts().contains("Name"))
    stage.tap("name")
    stage.enter("A")
    #expect(!texts().contains("Name"))
    #expect(texts().contains("A"))
    #expect(stage.element("Name")?.value == "A", "who can't see it still hears what it is for")
  }

  @Test func keysThatItUsesGoToNobodyElse() {
    let stage = focusedStage()
    stage.enter("a b")
    for key in ["left", "right", "up", "down", "home", "end", "backspace", "delete", "return"] {
      stage.type(key)
    }
    stage.type("a", .control)
    #expect(stage.focused == "name")
    #expect(heard(on: stage) == "submit a ")
  }

  @Test func arrowsGoOnFromALineOnceTheyLeadNowhereInIt() {
    struct Fields: View {
      @State private var first = "ab"
      @State private var second = ""
      @State private var notes = "x"

      var body: some View {
        VStack {
          TextField("First", text: $first)
          TextField("Second", text: $second)
          TextField("Notes", text: $notes, axis: .vertical)
        }
      }
    }
    let stage = smallStage { Fields() }
    stage.tap("First")
    stage.type("home")
    stage.type("down")
    stage.enter("c")
    #expect(stage.focused == "First" && stage.value(of: "First") == "abc")
    stage.type("down", .shift)
    #expect(stage.focused == "First")
    stage.type("down")
    #expect(stage.focused == "Second")
    stage.type("up")
    #expect(stage.focused == "First")
    stage.type("up")
    stage.enter("d")
    #expect(stage.value(of: "First") == "dabc")
    stage.tap("Notes")
    for key in ["down", "up", "up"] { stage.type(key) }
    #expect(stage.focused == "Notes", "it has lines of its own")
  }

  @Test func otherKeysGoOn() {
    let stage = focusedStage()
    stage.type("s", .control)
    #expect(heard(on: stage) == "other")
    stage.type("escape")
    stage.type("f5")
    stage.type("tab")
    #expect(stage.focused == "other")
    #expect(heard(on: stage)?.hasPrefix(#"other;key "\u{1B}""#) == true)
  }

  @Test func whoListensToTheFieldAloneHearsOfAKeyFirst() {
    struct History: View {
      @State private var line = ""

      var body: some View {
        TextField("Line", text: $line)
          .onKeyPress(.upArrow) {
            line = "earlier"
            return .handled
          }
      }
    }
    let stage = smallStage { History() }
    stage.type("tab")
    stage.type("up")
    stage.enter("!")
    #expect(stage.value(of: "Line") == "earlier!")
  }

  @Test func aDisabledOneTakesNothing() {
    let stage = smallStage { TextField("Name", text: .constant("a")).disabled(true) }
    stage.tap("Name")
    stage.type("tab")
    #expect(stage.focusedElement == nil)
    stage.send(.text("b"))
    #expect(stage.value(of: "Name") == "a")
  }

  // MARK: Selecting

  @Test func aDragSelectsAndCopyingAndCuttingAreEffects() {
    let stage = stage("one two three")
    // Letters are 6 points wide.
    let frame = stage.element("name")?.frame ?? .zero
    func point(_ letters: Int) -> CGPoint {
      CGPoint(x: frame.minX + CGFloat(letters) * 6 + 1, y: frame.midY)
    }
    stage.send(.pointer(PointerEvent(.down, at: point(4))))
    stage.send(.pointer(PointerEvent(.move, at: point(7))))
    stage.send(.pointer(PointerEvent(.up, at: point(7))))
    stage.type("c", .control)
    #expect(stage.takeCopies() == ["two"])
    stage.type("x", .control)
    #expect(stage.takeCopies() == ["two"])
    #expect(stage.value(of: "name") == "one  three")
    stage.type("v", .control)
    #expect(stage.takeEffects().map(\.effect) == [.requestPaste])
    stage.send(.paste("2\n3"))
    #expect(stage.value(of: "name") == "one 2 3 three")
  }

  @Test func nothingSelectedCopiesNothing() {
    let stage = focusedStage("one")
    stage.type("c", .control)
    stage.type("x", .control)
    #expect(stage.takeEffects().isEmpty)
    #expect(stage.value(of: "name") == "one")
  }

  @Test func clicksSelectWordsAndThenAll() {
    let stage = stage("one two three")
    let frame = stage.element("name")?.frame ?? .zero
    let point = CGPoint(x: frame.minX + 32, y: frame.midY)
    func copied(after clicks: Int) -> [String] {
      stage.advance(by: .seconds(2))
      for _ in 0..<clicks {
        stage.tap(at: point)
        stage.advance(by: .milliseconds(100))
      }
      stage.type("c", .control)
      return stage.takeCopies()
    }
    #expect(copied(after: 1) == [])
    #expect(copied(after: 2) == ["two"])
    #expect(copied(after: 3) == ["one two three"])
    #expect(copied(after: 4) == [])
  }

  @Test(
    arguments: [
      (nil, 500, ["two"]), (nil, 501, []), (900, 900, ["two"]), (900, 901, []), (200, 200, ["two"]),
      (200, 201, []),
    ] as [(Int?, Int, [String])])
  func aWordIsSelectedByTwoClicksInTheTimeThatTheSurroundingsSay(
    interval: Int?, pause: Int, copied: [String]
  ) {
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Form("one two three")
        .environment(\.doubleClickInterval, interval.map { .milliseconds($0) })
    }
    let point = point(before: 5, on: stage)

    stage.tap(at: point)
    stage.advance(by: .milliseconds(pause))
    stage.tap(at: point)
    stage.type("c", .control)

    #expect(stage.takeCopies() == copied)
  }

  /// A point before a letter of the field, counted from 0.
  private func point(before letter: Int, on stage: Stage) -> CGPoint {
    let frame = stage.element("name")?.frame ?? .zero
    return CGPoint(x: frame.minX + CGFloat(letter) * 6 + 1, y: frame.midY)
  }

  private func shiftClick(before letter: Int, on stage: Stage, key: String = "left shift") {
    stage.send(.key(KeyEvent(.down, key: key, modifiers: .shift)))
    stage.tap(at: point(before: letter, on: stage))
    stage.send(.key(KeyEvent(.up, key: key)))
  }

  private func copied(on stage: Stage) -> [String] {
    stage.type("c", .control)
    return stage.takeCopies()
  }

  @Test func aDragAfterTwoClicksSelectsByWords() {
    let stage = stage("one two three four")
    let place = point(before: 5, on: stage)
    stage.tap(at: place)
    stage.send(.pointer(PointerEvent(.down, at: place)))
    stage.send(.pointer(PointerEvent(.move, at: point(before: 9, on: stage))))
    #expect(copied(on: stage) == ["two three"])
    stage.send(.pointer(PointerEvent(.move, at: point(before: 1, on: stage))))
    #expect(copied(on: stage) == ["one two"], "the word that was clicked stays selected")
    stage.send(.pointer(PointerEvent(.up, at: point(before: 1, on: stage))))
    #expect(copied(on: stage) == ["one two"])
  }

  @Test(arguments: ["left shift", "right shift"])
  func aClickWithShiftSelectsFromWhereTheSelectionBegan(key: String) {
    let stage = stage("one two three four")
    stage.tap(at: point(before: 4, on: stage))
    stage.advance(by: .seconds(1))
    shiftClick(before: 7, on: stage, key: key)
    #expect(copied(on: stage) == ["two"])
    shiftClick(before: 13, on: stage, key: key)
    #expect(copied(on: stage) == ["two three"])
    shiftClick(before: 0, on: stage, key: key)
    #expect(copied(on: stage) == ["one "])
    stage.tap(at: point(before: 2, on: stage))
    #expect(copied(on: stage) == [], "the key is up")
  }

  @Test func aClickWithShiftGoesOnFromWhereKeysHaveLed() {
    let stage = stage("one two three four")
    stage.tap(at: point(before: 4, on: stage))
    stage.type("end")
    shiftClick(before: 14, on: stage)
    #expect(copied(on: stage) == ["four"])
    stage.type("a", .control)
    shiftClick(before: 3, on: stage)
    #expect(copied(on: stage) == ["one"])
  }

  @Test func aClickWithShiftAfterTwoClicksGoesOnByWords() {
    let stage = stage("one two three four")
    stage.tap(at: point(before: 5, on: stage))
    stage.tap(at: point(before: 5, on: stage))
    stage.advance(by: .seconds(1))
    shiftClick(before: 10, on: stage)
    #expect(copied(on: stage) == ["two three"])
    shiftClick(before: 1, on: stage)
    #expect(copied(on: stage) == ["one two"])
  }

  @Test func aKeyThatWentUpElsewhereExtendsNothing() {
    let stage = stage("one two three four")
    stage.tap(at: point(before: 4, on: stage))
    stage.send(.key(KeyEvent(.down, key: "left shift", modifiers: .shift)))
    stage.send(.focus(.lost))
    stage.send(.focus(.gained))
    stage.advance(by: .seconds(1))
    stage.tap(at: point(before: 7, on: stage))
    #expect(copied(on: stage) == [])
  }

  @Test func shiftSelectsWhileTheCaretMoves() {
    let stage = focusedStage("one two")
    stage.type("end")
    stage.type("left", [.control, .shift])
    stage.type("left", .shift)
    stage.type("c", .control)
    #expect(stage.takeCopies() == [" two"])
    stage.type("left")
    stage.enter("!")
    #expect(stage.value(of: "name") == "one! two")
    stage.type("a", .control)
    stage.enter("x")
    #expect(stage.value(of: "name") == "x")
  }

  @Test func undoAndRedo() {
    let stage = focusedStage()
    stage.enter("one two")
    stage.type("z", .control)
    #expect(stage.value(of: "name") == "one ")
    stage.type("z", .control)
    stage.type("z", .control)
    #expect(stage.value(of: "name") == "")
    stage.type("z", [.control, .shift])
    stage.type("y", .control)
    #expect(stage.value(of: "name") == "one two")
  }

  @Test func aFamilyIsOneKey() {
    let stage = focusedStage("a👨‍👩‍👧‍👦")
    stage.type("end")
    stage.type("backspace")
    #expect(stage.value(of: "name") == "a")
  }

  @Test func theSelectionIsStateAndTheTextIsTheProgramsAlone() {
    let stage = focusedStage("secret plan")
    stage.type("home")
    stage.type("right", .shift)
    let lines = stage.snapshot.lines.filter { $0.value.contains("FieldState") }
    #expect(lines.count == 1)
    #expect(lines.first?.value.contains("anchor: 0, head: 1") == true)
    #expect(stage.snapshot.lines.filter { $0.value.contains("secret") }.count == 1)
  }

  // MARK: Input methods

  @Test func whatAnInputMethodHasIsShownAndNotInTheText() {
    let stage = focusedStage("ab")
    stage.type("home")
    stage.type("right")
    stage.send(.marked("に"))
    #expect(stage.snapshot["Form.name"] == "\"ab\"")
    #expect(stage.value(of: "name") == "aにb")
    stage.send(.marked("にほ"))
    stage.send(.text("日本"))
    stage.send(.marked(""))
    #expect(stage.snapshot["Form.name"] == "\"a日本b\"")
    stage.send(.marked("x"))
    stage.type("escape")
    #expect(stage.value(of: "name") == "a日本b")
    stage.send(.marked("x"))
    stage.type("tab")
    #expect(stage.value(of: "name") == "a日本b", "it is gone with the focus")
  }

  // MARK: Programs

  @Test func aProgramThatChangesTheTextHasTheLastWord() {
    struct Short: View {
      @State private var code = ""

      var body: some View {
        TextField(
          "Code",
          text: Binding(get: { code }, set: { code = String($0.uppercased().prefix(3)) }))
      }
    }
    let stage = smallStage { Short() }
    stage.type("tab")
    stage.enter("abcd")
    #expect(stage.value(of: "Code") == "ABC")
    stage.type("backspace")
    stage.enter("x")
    #expect(stage.value(of: "Code") == "ABX")
  }

  @Test func theFocusMovesWhereAProgramWantsIt() {
    struct Names: View {
      @FocusState private var field: Int?
      @State private var texts = ["", ""]

      var body: some View {
        VStack {
          ForEach(0..<2) { index in
            TextField("field \(index)", text: $texts[index]).focused($field, equals: index)
          }
          Text("at \(field.map { "\($0)" } ?? "none")")
        }
        .onSubmit { field = field == 0 ? 1 : nil }
      }
    }
    let stage = smallStage { Names() }
    stage.tap("field 0")
    stage.enter("a")
    #expect(stage.texts.last == "at 0")
    stage.type("return")
    stage.enter("b")
    #expect(stage.texts.last == "at 1")
    #expect(stage.value(of: "field 0") == "a")
    #expect(stage.value(of: "field 1") == "b")
    stage.type("return")
    #expect(stage.texts.last == "at none")
  }

  @Test func olderCodeHearsOfItsEditing() {
    struct Older: View {
      @State private var text = ""
      @State private var heard = ""

      var body: some View {
        VStack {
          TextField("text", text: $text) {
            heard += $0 ? "begin " : "end "
          } onCommit: {
            heard += "commit "
          }
          TextField("other", text: .constant("")).accessibilityIdentifier("other")
          Text(heard)
        }
      }
    }
    let stage = smallStage { Older() }
    stage.tap("text")
    stage.type("return")
    stage.tap("other")
    #expect(stage.texts.last == "begin commit end ")
  }

  @Test func returnIsForTheDefaultButtonWhereNobodySubmits() {
    struct Dialog: View {
      @State private var text = ""
      @State private var presses = 0

      var body: some View {
        VStack {
          TextField("text", text: $text)
          Button("OK") { presses += 1 }.keyboardShortcut(.defaultAction)
          Text("\(presses)")
        }
      }
    }
    let stage = smallStage { Dialog() }
    stage.tap("text")
    stage.type("return")
    #expect(stage.texts.last == "1")
  }

  // MARK: Values

  private struct Bill: View {
    @State var amount = 12.5
    @State var people = 2
    @State var note: Int? = nil

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .currency(code: "USD"))
        TextField("People", value: $people, format: .number)
        TextField("Note", value: $note, format: .number)
        Button("more") { people += 1 }
      }
    }
  }

  @Test func aValueChangesAsSoonAsTheTextIsOneAndIsThenShownInItsFormat() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Bill() }
    #expect(stage.value(of: "Amount") == "$12.50")
    stage.tap("Amount")
    stage.type("a", .control)
    stage.enter("$1200")
    #expect(stage.snapshot["Bill.amount"] == "1200")
    #expect(stage.value(of: "Amount") == "$1200", "as it was typed, while it is typed")
    stage.enter("x")
    #expect(stage.snapshot["Bill.amount"] == "1200")
    stage.type("tab")
    #expect(stage.value(of: "Amount") == "$1,200.00")
    #expect(stage.value(of: "People") == "2")
    stage.tap("more")
    #expect(stage.value(of: "People") == "3")
    stage.tap("Note")
    stage.enter("7")
    #expect(stage.snapshot["Bill.note"] == "7")
    stage.type("backspace")
    #expect(stage.snapshot["Bill.note"] == "nil")
  }

  @Test func aFormatterDoesTheSame() {
    struct Older: View {
      @State var number = 3

      var body: some View {
        TextField("Number", value: $number, formatter: NumberFormatter())
      }
    }
    let stage = smallStage { Older() }
    #expect(stage.value(of: "Number") == "3")
    stage.tap("Number")
    stage.type("end")
    stage.enter("4")
    #expect(stage.snapshot["Older.number"] == "34")
  }

  // MARK: The caret

  @Test func theCaretBlinksWithoutATimerOrAFrameInBetween() throws {
    let stage = focusedStage("ab")
    stage.type("end")
    let digest = stage.digest
    #expect(stage.caretFrames.count == 1)
    #expect(!stage.isAnimating)
    #expect(stage.nextDeadline == nil)
    let change = try #require(stage.nextChange)
    #expect(change == Instant(milliseconds: 530))
    let list = stage.displayList
    stage.advance(to: change.advanced(by: .nanoseconds(-1)))
    #expect(stage.displayList == list)
    stage.advance(to: change)
    #expect(stage.caretFrames.isEmpty)
    #expect(stage.nextChange == Instant(milliseconds: 1060))
    stage.advance(to: Instant(milliseconds: 1060))
    #expect(stage.caretFrames.count == 1)
    stage.advance(by: .milliseconds(600))
    #expect(stage.caretFrames.isEmpty)
    #expect(stage.digest == digest)
    stage.enter("c")
    #expect(stage.caretFrames.count == 1, "who types sees where")
    stage.type("backspace")
    let typed = stage.digest
    stage.advance(by: .seconds(3_600))
    #expect(stage.caretFrames.count == 1, "it rests at last")
    #expect(stage.digest == typed)
  }

  @Test func noCaretShowsWhileTheWindowIsNotInUse() {
    let stage = focusedStage("ab")
    #expect(stage.caretFrames.count == 1)
    stage.send(.focus(.lost))
    #expect(stage.caretFrames.isEmpty)
    #expect(stage.nextChange == nil)
    stage.send(.focus(.gained))
    #expect(stage.caretFrames.count == 1)
  }

  @Test func aLongTextIsScrolledSoThatTheCaretShows() throws {
    let stage = focusedStage(String(repeating: "x", count: 1_000))
    stage.type("end")
    let frame = try #require(stage.element("name")?.frame)
    let end = try #require(stage.caretFrames.first)
    #expect(abs(end.midX - frame.maxX) < 0.01)
    stage.type("home")
    let start = try #require(stage.caretFrames.first)
    #expect(start.midX == frame.minX)
    stage.type("end")
    stage.type("left")
    let moved = try #require(stage.caretFrames.first)
    #expect(abs(moved.midX - (frame.maxX - 6)) < 0.01)
  }

  @Test(arguments: [0.0, .nan, .infinity, 1, 1e9])
  func itHasASizeInAnyWidth(width: Double) {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      TextField("Name", text: .constant("some text")).frame(width: width)
      TextField("Name", text: .constant("some text"), axis: .vertical).frame(width: width)
      TextEditor(text: .constant("some text")).frame(width: width, height: width)
    }
    stage.type("tab")
    stage.type("end")
    _ = stage.displayList
    stage.send(.resize(.zero))
    stage.enter("x")
    _ = stage.displayList
  }

  @Test func aFieldThatGrowsTakesALineMoreForEachLine() throws {
    struct Note: View {
      @State private var text = ""

      var body: some View {
        TextField("Note", text: $text, axis: .vertical).lineLimit(3)
          .font(.system(size: 10)).frame(width: 60)
      }
    }
    let stage = smallStage { Note() }
    stage.tap("Note")
    func height() -> CGFloat? { stage.element("Note")?.frame.height }
    #expect(height() == 12)
    stage.enter("words and words")
    #expect(height() == 24)
    stage.type("return")
    stage.enter("more and more and more")
    #expect(height() == 36)
    #expect(stage.value(of: "Note")?.contains("\n") == true)
  }

  @Test func anAlertTakesFieldsAboveItsButtons() throws {
    struct Ask: View {
      @State private var isAsking = false
      @State private var name = ""
      @State private var given = ""

      var body: some View {
        VStack {
          Button("ask") { isAsking = true }
          Text("given \(given)")
        }
        .alert("Your name", isPresented: $isAsking) {
          TextField("Name", text: $name)
          Button("OK") { given = name }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let stage = Stage(size: CGSize(width: 400, height: 400)) { Ask() }
    stage.tap("ask")
    stage.advance(by: .seconds(1))
    let field = try #require(stage.element("Name")?.frame)
    let (ok, cancel) = (stage.element("OK")?.frame, stage.element("Cancel")?.frame)
    #expect(field.maxY < ok?.minY ?? 0)
    #expect(ok?.minY == cancel?.minY, "the buttons still stand beside each other")
    stage.tap("Name")
    stage.enter("Ann")
    stage.tap("OK")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("given Ann"))
    #expect(stage.element("Name") == nil)
  }
}
