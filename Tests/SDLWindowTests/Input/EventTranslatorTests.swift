import CSDL2
import RecallUI
import Testing

@testable import SDLWindow

@Suite final class EventTranslatorTests {
  private var translator = EventTranslator(size: CGSize(width: 400, height: 300))

  private func meaning(_ event: SDL_Event) -> EventTranslator.Meaning {
    translator.meaning(of: event)
  }

  // MARK: Mouse

  @Test(arguments: [
    (SDL_BUTTON_LEFT, PointerEvent.Button.primary), (SDL_BUTTON_RIGHT, .secondary),
    (SDL_BUTTON_MIDDLE, .middle),
  ])
  func aButtonGoesDownAndUp(number: Int32, button: PointerEvent.Button) {
    let place = CGPoint(x: 12, y: -3)
    #expect(
      meaning(.button(SDL_MOUSEBUTTONDOWN, number, 12, -3))
        == .input(.pointer(PointerEvent(.down, at: place, button: button))))
    #expect(
      meaning(.button(SDL_MOUSEBUTTONUP, number, 12, -3))
        == .input(.pointer(PointerEvent(.up, at: place, button: button))))
  }

  @Test(arguments: [Int32(0), SDL_BUTTON_X1, SDL_BUTTON_X2, 255])
  func aButtonThatOnlySomeMiceHaveIsIgnored(number: Int32) {
    #expect(meaning(.button(SDL_MOUSEBUTTONDOWN, number, 1, 1)) == .none)
  }

  @Test(arguments: [
    (UInt32(0b001), PointerEvent.Button.primary), (0b100, .secondary), (0b010, .middle),
    (0b111, .primary), (0b110, .secondary),
  ])
  func aDragMovesWithTheButtonThatIsDown(state: UInt32, button: PointerEvent.Button) {
    #expect(
      meaning(.motion(state, 5, 6))
        == .input(.pointer(PointerEvent(.move, at: CGPoint(x: 5, y: 6), button: button))))
  }

  @Test func aMouseThatMovesWithNoButtonDownHovers() {
    #expect(meaning(.motion(0, 5, 6)) == .hover(CGPoint(x: 5, y: 6)))
    #expect(meaning(.motion(0b11000, 5, 6)) == .hover(CGPoint(x: 5, y: 6)))
  }

  @Test func aMouseThatIsReallyAFingerIsIgnored() {
    for var event: SDL_Event in [
      .button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 1, 1), .motion(1, 1, 1), .wheel(0, 1),
    ] {
      // The device's number stands at the same place in all three.
      event.button.which = .max
      #expect(meaning(event) == .none)
    }
  }

  @Test func aWheelMovesContentByThreeLines() {
    #expect(
      meaning(.wheel(0, 1))
        == .input(.scroll(ScrollEvent(at: CGPoint(x: 7, y: 8), by: CGSize(width: 0, height: 60)))))
    #expect(
      meaning(.wheel(0.5, -0.25))
        == .input(
          .scroll(ScrollEvent(at: CGPoint(x: 7, y: 8), by: CGSize(width: -30, height: -15)))))
    #expect(meaning(.wheel(0, 0)) == .none)
  }

  // MARK: Fingers

  @Test func fingersArePointersOfTheirOwn() {
    func pointer(
      _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ number: Int
    ) -> EventTranslator.Meaning {
      .input(
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), pointer: PointerID(number))))
    }
    #expect(meaning(.finger(SDL_FINGERDOWN, 9, 0.5, 0.25)) == pointer(.down, 200, 75, 1))
    #expect(meaning(.finger(SDL_FINGERDOWN, 4, 0, 1)) == pointer(.down, 0, 300, 2))
    #expect(meaning(.finger(SDL_FINGERMOTION, 9, 0.25, 0.25)) == pointer(.move, 100, 75, 1))
    #expect(meaning(.finger(SDL_FINGERUP, 9, 0.25, 0.25)) == pointer(.up, 100, 75, 1))
    #expect(meaning(.finger(SDL_FINGERMOTION, 9, 0, 0)) == .none)
  }

  @Test func aFingersPlaceFollowsTheWindowsSize() {
    _ = meaning(.window(SDL_WINDOWEVENT_SIZE_CHANGED, 1000, 500))
    #expect(
      meaning(.finger(SDL_FINGERDOWN, 1, 0.5, 0.5))
        == .input(
          .pointer(PointerEvent(.down, at: CGPoint(x: 500, y: 250), pointer: PointerID(1)))))
  }

  // MARK: Keyboard

  @Test(arguments: [
    (SDLK_SPACE, "space"), (SDLK_RETURN, "return"), (SDLK_ESCAPE, "escape"), (SDLK_LEFT, "left"),
    (SDLK_TAB, "tab"), (SDLK_a, "a"), (SDLK_7, "7"), (SDLK_KP_ENTER, "keypad enter"),
    (SDLK_COMMA, ","),
  ])
  func keysHaveTheirNamesInLowerCase(key: SDL_KeyCode, name: String) {
    #expect(meaning(.key(SDL_KEYDOWN, key)) == .input(.key(KeyEvent(.down, key: name))))
  }

  @Test func aKeyGoesDownRepeatsAndGoesUp() {
    let phases: [KeyEvent.Phase] = [.down, .repeat, .up]
    let events: [SDL_Event] = [
      .key(SDL_KEYDOWN, SDLK_a), .key(SDL_KEYDOWN, SDLK_a, repeating: true),
      .key(SDL_KEYUP, SDLK_a),
    ]
    for (event, phase) in zip(events, phases) {
      #expect(meaning(event) == .input(.key(KeyEvent(phase, key: "a"))))
    }
  }

  @Test(arguments: [
    (KMOD_LSHIFT, KeyEvent.Modifiers.shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
    (KMOD_RCTRL, .control), (KMOD_LALT, .option), (KMOD_RALT, .option), (KMOD_LGUI, .command),
    (KMOD_RGUI, .command), (KMOD_NUM, KeyEvent.Modifiers()), (KMOD_CAPS, KeyEvent.Modifiers()),
  ])
  func modifiersOfBothHandsCount(mask: SDL_Keymod, modifiers: KeyEvent.Modifiers) {
    #expect(
      meaning(.key(SDL_KEYDOWN, SDLK_a, modifiers: mask))
        == .input(.key(KeyEvent(.down, key: "a", modifiers: modifiers))))
  }

  @Test func aKeyWithoutANameIsIgnored() {
    #expect(meaning(.key(SDL_KEYDOWN, SDLK_UNKNOWN)) == .none)
  }

  @Test(arguments: ["a", "ß", "日本"])
  func textIsHandedOnAsItWasEntered(text: String) {
    #expect(meaning(.text(text)) == .input(.text(text)))
  }

  @Test func emptyTextIsIgnored() {
    #expect(meaning(.text("")) == .none)
  }

  @Test func whatAnInputMethodHasIsHandedOnUntilThereIsNone() {
    #expect(meaning(.marked("")) == .none)
    #expect(meaning(.marked("に")) == .input(.marked("に")))
    #expect(meaning(.marked("")) == .input(.marked("")))
    #expect(meaning(.marked("")) == .none)
  }

  // MARK: Window

  @Test func aNewSizeIsAResizeAndTheSameSizeARepaint() {
    let size = CGSize(width: 640, height: 480)
    #expect(
      meaning(.window(SDL_WINDOWEVENT_SIZE_CHANGED, 640, 480)) == .input(.resize(size)))
    #expect(translator.size == size)
    #expect(meaning(.window(SDL_WINDOWEVENT_SIZE_CHANGED, 640, 480)) == .repaint)
  }

  @Test(arguments: [
    (SDL_WINDOWEVENT_EXPOSED, EventTranslator.Meaning.repaint),
    (SDL_WINDOWEVENT_SHOWN, .repaint),
    (SDL_WINDOWEVENT_RESTORED, .repaint),
    (SDL_WINDOWEVENT_HIDDEN, .hide),
    (SDL_WINDOWEVENT_MINIMIZED, .hide),
    (SDL_WINDOWEVENT_FOCUS_GAINED, .input(.focus(.gained))),
    (SDL_WINDOWEVENT_FOCUS_LOST, .input(.focus(.lost))),
    (SDL_WINDOWEVENT_LEAVE, .leave),
    (SDL_WINDOWEVENT_CLOSE, .close),
    (SDL_WINDOWEVENT_MOVED, .none),
    (SDL_WINDOWEVENT_ENTER, .none),
  ])
  func whatHappensToTheWindow(
    event: SDL_WindowEventID, expected: EventTranslator.Meaning
  ) {
    #expect(meaning(.window(event)) == expected)
  }

  @Test(arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
  func lostTexturesArePaintedAgain(type: SDL_EventType) {
    #expect(meaning(SDL_Event(type: type.rawValue)) == .repaint)
  }

  @Test func toQuitIsToClose() {
    #expect(meaning(SDL_Event(type: SDL_QUIT.rawValue)) == .close)
  }

  @Test func aFileThatIsDroppedIsTold() {
    var event = SDL_Event(type: SDL_DROPFILE.rawValue)
    event.drop.file = SDL_strdup("/home/ann/rex.png")
    #expect(meaning(event) == .drop(path: "/home/ann/rex.png"))
    event.drop.file = nil
    #expect(meaning(event) == .none)
  }

  @Test func whatNobodyKnowsIsIgnored() {
    #expect(meaning(SDL_Event(type: SDL_DROPCOMPLETE.rawValue)) == .none)
    #expect(meaning(SDL_Event(type: 0xFFFF_0000)) == .none)
  }
}
