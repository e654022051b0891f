import RecallUI
import Testing

/// Which shortcuts there are is known without a look at all views, also when they come, go and change.
@Suite struct ShortcutListTests {
  private final class Log {
    var keys: [String] = []
  }

  private struct Buttons: View {
    let log: Log
    @State private var first = 0
    @State private var letter: Character = "x"

    var body: some View {
      VStack {
        Button("next") { first += 10 }.keyboardShortcut("n", modifiers: [])
        Button("other") { letter = "y" }.keyboardShortcut("o", modifiers: [])
        Button("changing") { log.keys.append("changing") }.keyboardShortcut(
          KeyEquivalent(letter), modifiers: [])
        ForEach(first..<first + 10, id: \.self) { number in
          Button("\(number)") { log.keys.append("\(number)") }
            .keyboardShortcut(KeyEquivalent(Character("\(number % 10)")), modifiers: [])
        }
      }
    }
  }

  private let log = Log()

  private func stage() -> Stage {
    Stage(size: CGSize(width: 300, height: 600)) { Buttons(log: log) }
  }

  @Test func shortcutsThatComeLaterArePressedAndThoseThatWentAreNot() {
    let stage = stage()
    for _ in 0..<10 { stage.type("n") }
    stage.type("3")
    #expect(log.keys == ["103"])
  }

  @Test func aShortcutThatChangesIsPressedByTheKeyThatItIsNow() {
    let stage = stage()
    stage.type("y")
    #expect(log.keys == [])
    stage.type("x")
    stage.type("o")
    stage.type("x")
    stage.type("y")
    #expect(log.keys == ["changing", "changing"])
  }
}
