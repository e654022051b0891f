import RecallUI
import Testing

/// Texts that nobody should type, and fields that go away while somebody does.
@Suite struct HostileTextTests {
  private struct Note: View {
    @State var text = ""
    @State var line = ""

    init() {}

    var body: some View {
      TextEditor(text: $text).accessibilityIdentifier("note")
      TextField("Line", text: $line).accessibilityIdentifier("line")
    }
  }

  private func stage() -> Stage {
    Stage(size: CGSize(width: 120, height: 100)) { VStack { Note() }.font(.system(size: 10)) }
  }

  @Test func signsToMachinesAreLeftOutAndLineEndsAreOne() {
    let stage = stage()
    let text = "a\0b\r\nc\rd\u{7}\u{2028}e\u{85}f\tg\u{1B}[0m"
    stage.type("tab")
    stage.send(.paste(text))
    #expect(stage.value(of: "note") == "ab\nc\nd\ne\nf\tg[0m")
    stage.type("tab")
    stage.send(.paste(text))
    #expect(stage.value(of: "line") == "ab c d e f g[0m")
  }

  @Test func aTextOfNothingButAccentsIsOneCharacter() {
    let stage = stage()
    for name in ["note", "line"] {
      stage.tap(name)
      stage.send(.paste(String(repeating: "\u{301}", count: 20_000)))
      for key in ["left", "right", "home", "end", "up", "down"] { stage.type(key, .shift) }
      stage.type("left", .control)
      _ = stage.displayList
      stage.enter("e")
      stage.type("delete")
      #expect(stage.value(of: name)?.count ?? 9 <= 1)
      stage.type("z", .control)
      stage.type("a", .control)
      stage.type("backspace")
      #expect(stage.value(of: name) == "")
    }
  }

  @Test func tenMegabytesArePastedAndTakenBack() {
    let stage = stage()
    let text = String(repeating: "Ten bytes\n", count: 1_000_000)
    stage.type("tab")
    stage.send(.paste(text))
    #expect(stage.value(of: "note")?.utf8.count == 10_000_000)
    stage.type("home", .control)
    stage.enter("x")
    _ = stage.displayList
    stage.type("z", .control)
    stage.type("z", .control)
    #expect(stage.value(of: "note") == "")
  }

  @Test func aLineOfTenMegabytesIsPastedAndTakenBack() {
    let stage = stage()
    stage.tap("line")
    stage.send(.paste(String(repeating: "Ten bytes ", count: 1_000_000)))
    stage.type("left")
    stage.enter("x")
    _ = stage.displayList
    #expect(stage.value(of: "line")?.hasSuffix("bytesx ") == true)
    stage.type("z", .control)
    stage.type("z", .control)
    #expect(stage.value(of: "line") == "")
  }

  private struct Secret: View {
    @State var secret = ""

    init() {}

    var body: some View {
      SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
    }
  }

  @Test(
    arguments: [
      (String(repeating: "Ten bytes ", count: 100_000), 1_000_000),
      (String(repeating: "\u{301}", count: 500_000), 1),
    ])
  func aSecretThatNobodyRemembersIsBulletsToo(text: String, count: Int) {
    let stage = Stage(size: CGSize(width: 120, height: 100)) { Secret() }
    stage.type("tab")
    stage.send(.paste(text))
    #expect(stage.value(of: "secret")?.utf8.count == 3 * count)
    stage.type("home")
    stage.type("right", .shift)
    _ = stage.displayList
    stage.type("delete")
    #expect(stage.value(of: "secret")?.utf8.count == 3 * (count - 1))
    stage.type("z", .control)
    stage.type("z", .control)
    #expect(stage.value(of: "secret") == "")
  }

  private struct Line: View {
    let text: String

    var body: some View {
      TextField("Line", text: .constant(text)).accessibilityIdentifier("line")
    }
  }

  @Test func lineEndsThatAProgramPutsIntoOneLineShowAsSpaces() {
    let stage = Stage(size: CGSize(width: 200, height: 40)) {
      Line(text: "a\r\nb\u{2028}c\u{85}d")
    }
    stage.type("tab")
    stage.type("end")
    let texts = stage.displayList.items.compactMap {
      if case .text(let text, _) = $0.content { text.string } else { nil }
    }
    #expect(texts == ["a  b\u{2003}c\u{A0}d"])
    #expect(stage.caretFrames.count == 1)
  }

  // MARK: Fields that go away

  private struct Hiding: View {
    @State private var isShown = true
    @State private var isOff = false
    @State private var text = "abcdef"
    @FocusState private var isFocused: Bool

    init() {}

    var body: some View {
      VStack {
        if isShown {
          TextField("Text", text: $text).focused($isFocused)
            .disabled(isOff)
            .accessibilityIdentifier("text")
            .onChange(of: text) { if text.contains("!") { isShown = false } }
        }
        Text(isFocused ? "focused" : "not focused")
        Button("hide") { isShown = false }.keyboardShortcut("h", modifiers: .control)
        Button("off") { isOff.toggle() }.keyboardShortcut("o", modifiers: .control)
        Button("focus") { isFocused = true }.keyboardShortcut("f", modifiers: .control)
        Button("unfocus") { isFocused = false }.keyboardShortcut("u", modifiers: .control)
      }
      .font(.system(size: 10))
    }
  }

  private func hidingStage() throws -> Stage {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Hiding() }
    try #require(stage.element("text")?.frame.isEmpty == false)
    return stage
  }

  @Test func aFieldThatGoesAwayWhileADragSelectsInItLetsGo() throws {
    let stage = try hidingStage()
    let frame = try #require(stage.element("text")?.frame)
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: frame.minX + 5, y: frame.midY))))
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: frame.minX + 25, y: frame.midY))))
    #expect(stage.texts.contains("focused"))
    stage.type("h", .control)
    #expect(stage.element("text") == nil)
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: frame.minX + 45, y: frame.midY))))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: frame.minX + 45, y: frame.midY))))
    stage.enter("x")
    #expect(stage.texts.contains("not focused"))
    #expect(stage.issues.isEmpty && stage.holds.isEmpty)
  }

  @Test func aFieldThatGoesAwayForWhatWasTypedTakesNoMore() throws {
    let stage = try hidingStage()
    stage.tap("text")
    stage.send(.marked("x"))
    stage.enter("!more")
    #expect(stage.element("text") == nil)
    #expect(stage.texts.contains("not focused"))
  }

  @Test func aFieldThatIsDisabledLosesTheFocusAndWhatWasMarked() throws {
    let stage = try hidingStage()
    stage.tap("text")
    stage.send(.marked("mark"))
    stage.type("o", .control)
    stage.enter("x")
    #expect(stage.value(of: "text") == "abcdef")
    #expect(stage.texts.contains("not focused"))
    stage.type("o", .control)
    stage.type("f", .control)
    stage.enter("x")
    #expect(stage.value(of: "text")?.contains("x") == true)
  }

  @Test func aProgramGivesTheFocusAndTakesIt() throws {
    let stage = try hidingStage()
    stage.type("f", .control)
    #expect(stage.texts.contains("focused"))
    stage.enter("x")
    #expect(stage.value(of: "text") == "abcdefx")
    stage.type("u", .control)
    #expect(stage.texts.contains("not focused"))
    stage.enter("y")
    #expect(stage.value(of: "text") == "abcdefx")
  }

  // MARK: Frames

  private struct Framed: View {
    @State var text = ""

    init() {}

    var body: some View {
      TextEditor(text: $text).frame(height: 80)
        .overlay(RoundedRectangle(cornerRadius: 6).stroke(.gray.opacity(0.4)))
        .accessibilityIdentifier("about")
    }
  }

  @Test func aFieldBehindAStrokedFrameIsTappedThroughIt() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Framed() }
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.enter("abc")
    #expect(stage.value(of: "about") == "abc")
  }
}
