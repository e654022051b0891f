import RecallUI
import Testing

@testable import SDLWindow

@Suite struct WindowKeyTests {
  @Test(
    arguments: [
      ("q", .control, .close), ("w", .control, .close), ("q", [], nil),
      ("q", [.control, .shift], nil), ("w", .option, nil), ("f11", [], .toggleFullScreen),
      ("f11", .shift, nil), ("f10", [], nil), ("return", .option, .toggleFullScreen),
      ("enter", .option, .toggleFullScreen), ("keypad enter", .option, .toggleFullScreen),
      ("return", [], nil), ("return", [.option, .control], nil),
    ] as [(String, KeyEvent.Modifiers, WindowKey?)])
  func onlyTheseKeysMeanSomethingToAWindow(
    key: String, modifiers: KeyEvent.Modifiers, meaning: WindowKey?
  ) {
    #expect(WindowKey(KeyEvent(.down, key: key, modifiers: modifiers)) == meaning)
  }

  @Test(arguments: [KeyEvent.Phase.up, .repeat])
  func onlyAKeyThatGoesDownDoesSomething(phase: KeyEvent.Phase) {
    #expect(WindowKey(KeyEvent(phase, key: "f11")) == nil)
  }
}
