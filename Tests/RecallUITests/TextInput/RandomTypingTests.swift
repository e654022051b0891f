import RecallUI
import Testing

/// Forms on which anything is typed, pasted, dragged and resized.
@Suite struct RandomTypingTests {
  private struct Form: View {
    @State private var name = "Ann Lee"
    @State private var digits = "12"
    @State private var code = ""
    @State private var secret = "sesame"
    @State private var count = 7
    @State private var note = "Dear Ann,\n\nשלום עולם 👨‍👩‍👧‍👦 e\u{301}"
    @State private var isShown = true
    @State private var isOff = false
    @State private var asks = false
    @FocusState private var focus: Int?

    init() {}

    var body: some View {
      ScrollView {
        VStack {
          TextField("Name", text: $name).focused($focus, equals: 0).disabled(isOff)
            .onSubmit { focus = 1 }
          TextField(
            "Digits",
            text: Binding {
              digits
            } set: {
              digits = $0.filter(\.isNumber)
            }
          )
          .textFieldStyle(.roundedBorder).focused($focus, equals: 1)
          .onSubmit { focus = Int(digits.prefix(1)) }
          TextField("Code", text: $code)
            .onChange(of: code) { code = String(code.prefix(5)).uppercased() }
          if isShown { SecureField("Secret", text: $secret).focused($focus, equals: 2) }
          TextField("Count", value: $count, format: .number)
          TextField("Again", text: $name, axis: .vertical).lineLimit(2...4)
          TextEditor(text: $note).frame(height: 60).focused($focus, equals: 3)
            .onChange(of: note) { if note.hasSuffix("x") { isShown.toggle() } }
          Button("hide") { isShown.toggle() }
          Button("off") { isOff.toggle() }.keyboardShortcut("o", modifiers: .control)
          Button("clear") { (name, note) = ("", "e\u{301}") }.keyboardShortcut(.defaultAction)
          Button("ask") { asks = true }
        }
      }
      .alert("Name", isPresented: $asks) { TextField("Name", text: $name) }
    }
  }

  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(count, 1)
    }

    mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }
  }

  private static let keys = [
    "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "backspace", "delete",
    "return", "tab", "escape", "space", "a", "c", "x", "v", "z", "y", "o",
  ]
  private static let texts = [
    "a", "x", "7", " ", "\n", "\t", "\r\n", "\0", "\u{301}", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "ש", "ﷺ",
    "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{2028}", "", "word word", "漢字", "\u{301}\u{302}\r",
    "a long line of many words that is broken more than once\nand another",
  ]
  private static let sizes = [
    CGSize(width: 320, height: 240), CGSize(width: 0, height: 0), CGSize(width: 1, height: 900),
    CGSize(width: 1200, height: 3), CGSize(width: 400, height: 640),
  ]

  private func event(_ dice: inout Dice) -> InputEvent {
    let point = CGPoint(x: dice.roll(420) - 10, y: dice.roll(660) - 10)
    let modifiers = KeyEvent.Modifiers(rawValue: dice.roll(3) == 0 ? dice.roll(16) : 0)
    let key = dice.pick(Self.keys)
    let text = dice.pick(Self.texts)
    switch dice.roll(16) {
    case 0, 1, 2: return .text(text)
    case 3: return .paste(text + dice.pick(Self.texts))
    case 4: return .marked(dice.roll(2) == 0 ? "" : text)
    case 5, 6, 7, 8: return .key(KeyEvent(.down, key: key, modifiers: modifiers))
    case 9: return .key(KeyEvent(.repeat, key: key, modifiers: modifiers))
    case 10: return .key(KeyEvent(.up, key: key, modifiers: modifiers))
    case 11: return .pointer(PointerEvent(.down, at: point))
    case 12: return .pointer(PointerEvent(.move, at: point))
    case 13: return .pointer(PointerEvent(dice.roll(5) == 0 ? .cancel : .up, at: point))
    case 14:
      return .scroll(
        ScrollEvent(
          at: point, by: CGSize(width: dice.roll(200) - 100, height: dice.roll(200) - 100)))
    default:
      return dice.roll(3) == 0
        ? .resize(dice.pick(Self.sizes)) : .focus(dice.roll(4) == 0 ? .lost : .gained)
    }
  }

  /// Plays at random; the digests after each event.
  private func play(_ seed: UInt64, drawing: Bool) -> [UInt64] {
    var dice = Dice(state: seed)
    let stage = Stage(size: CGSize(width: 400, height: 640)) { Form() }
    var digests: [UInt64] = []
    for _ in 1...300 {
      stage.send(event(&dice))
      if drawing { _ = stage.displayList }
      stage.advance(by: .milliseconds(Int64(dice.pick([0, 0, 1, 100, 700]))))
      if drawing { _ = stage.displayList }
      digests.append(stage.digest)
    }
    #expect(stage.issues.isEmpty, "seed \(seed)")
    return digests
  }

  @Test(arguments: 1...12) func whateverIsTypedFramesAreObservations(seed: UInt64) {
    let seen = play(seed, drawing: true)
    #expect(seen == play(seed, drawing: false), "seed \(seed)")
    #expect(Set(seen).count > 50, "seed \(seed): hardly anything happened")
  }
}
