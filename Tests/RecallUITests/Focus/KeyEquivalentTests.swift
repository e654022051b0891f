import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct KeyEquivalentTests {
  @Test(arguments: [
    ("space", KeyEquivalent.space), ("return", .return), ("keypad enter", .return), ("tab", .tab),
    ("escape", .escape), ("backspace", .delete), ("delete", .deleteForward), ("up", .upArrow),
    ("down", .downArrow), ("left", .leftArrow), ("right", .rightArrow), ("home", .home),
    ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("n", "n"), ("7", "7"), ("é", "é"),
    ("f1", "\u{F704}"), ("f9", "\u{F70C}"), ("f12", "\u{F70F}"),
  ])
  func aNamedKeyStandsForItsCharacter(_ name: String, _ key: KeyEquivalent) {
    #expect(KeyEquivalent(named: name) == key)
  }

  @Test(arguments: ["", "f0", "f13", "left shift", "spacebar"])
  func otherNamesStandForNone(_ name: String) {
    #expect(KeyEquivalent(named: name) == nil)
  }

  @Test func shiftMakesCharactersLarge() {
    let small = KeyPress(KeyEvent(.down, key: "n"))
    let large = KeyPress(KeyEvent(.repeat, key: "n", modifiers: .shift))
    #expect(small?.characters == "n" && small?.phase == .down)
    #expect(large?.characters == "N" && large?.phase == .repeat && large?.key == "n")
  }
}
