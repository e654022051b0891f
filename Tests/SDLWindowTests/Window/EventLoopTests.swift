import CSDL2
import RecallUI
import Testing

@testable import SDLWindow

@Suite final class EventLoopTests {
  private let content = FakeContent()
  private var loop: EventLoop<FakeContent>

  init() {
    loop = EventLoop(content: content, start: 1000, refreshRate: 60)
  }

  /// Whether there is something to be told of; then that is told.
  private var isTold: Bool { loop.takeHasHappened() }

  private func at(_ milliseconds: Int64) -> Instant {
    Instant(milliseconds: milliseconds)
  }

  private let click = SDL_Event.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 5, 5)

  @Test func anEventHappensAtItsOwnTime() throws {
    try loop.handle(click.at(1200), at: 1250)
    #expect(content.sent.map(\.instant) == [at(200)])
    #expect(content.now == at(200))
  }

  @Test func anEventIsNotBeforeWhatHasHappened() throws {
    try loop.advance(to: 1300)
    try loop.handle(click.at(1200), at: 1310)
    #expect(content.sent.map(\.instant) == [at(300)])
  }

  @Test func anEventIsAtAWholeMillisecondEvenWhenTheContentIsNot() throws {
    content.now = Instant(nanoseconds: 200_000_001)
    try loop.handle(click.at(1200), at: 1200)
    #expect(content.sent.map(\.instant) == [at(201)])
  }

  @Test func timersBeforeAnEventFireBeforeIt() throws {
    content.deadlines = [at(100), at(200), at(201)]
    try loop.handle(click.at(1200), at: 1500)
    #expect(content.fired == [at(100), at(200)])
    try loop.advance(to: 1500)
    #expect(content.fired == [at(100), at(200), at(201)])
    #expect(content.now == at(500))
  }

  @Test func timeNeverGoesBack() throws {
    try loop.advance(to: 1500)
    try loop.advance(to: 1400)
    try loop.advance(to: 0)
    #expect(content.now == at(500))
  }

  @Test func aFrameIsDueAfterEventsAndTimersOnly() throws {
    try loop.advance(to: 1000)
    #expect(loop.isFrameDue)
    loop.noteFrame()
    #expect(loop.timeout == nil)

    try loop.advance(to: 2000)
    #expect(!loop.isFrameDue)
    try loop.handle(SDL_Event.motion(0, 5, 5).at(2000), at: 2000)
    #expect(!loop.isFrameDue)

    try loop.handle(click.at(2000), at: 2000)
    #expect(loop.isFrameDue)
    loop.noteFrame()

    content.deadlines = [at(1100)]
    #expect(loop.timeout == 100)
    try loop.advance(to: 2099)
    #expect(!loop.isFrameDue)
    try loop.advance(to: 2100)
    #expect(loop.isFrameDue)
  }

  @Test func framesFollowEachOtherUntilNothingMoves() throws {
    content.motionEnd = at(40)
    for ticks: UInt64 in [1000, 1016, 1032, 1048] {
      try loop.advance(to: ticks)
      #expect(loop.isFrameDue)
      loop.noteFrame()
    }
    #expect(loop.timeout == nil)
  }

  @Test func aHiddenWindowSleeps() throws {
    content.motionEnd = at(5000)
    try loop.handle(.window(SDL_WINDOWEVENT_MINIMIZED).at(1000), at: 1000)
    try loop.advance(to: 1100)
    #expect(!loop.isFrameDue)
    #expect(loop.timeout == nil)
    try loop.handle(.window(SDL_WINDOWEVENT_RESTORED).at(1200), at: 1200)
    #expect(loop.isFrameDue)
    #expect(loop.isWholeFrame)
  }

  @Test func whatHappensBetweenTwoFramesIsToldOnceWithTheSecond() throws {
    try loop.advance(to: 1000)
    #expect(isTold)
    #expect(!isTold)
    loop.noteFrame()
    for ticks: UInt64 in [1002, 1005] {
      try loop.handle(click.at(UInt32(ticks)), at: ticks)
      try loop.advance(to: ticks)
      #expect(!isTold)
    }
    #expect(loop.timeout == 11)
    try loop.advance(to: 1016)
    #expect(loop.isFrameDue)
    #expect(isTold)
    #expect(!isTold)
  }

  @Test func whatNoFrameWillShowIsToldAtOnce() throws {
    loop.noteFrame()
    #expect(isTold)
    try loop.handle(.window(SDL_WINDOWEVENT_MINIMIZED).at(1001), at: 1001)
    try loop.handle(click.at(1002), at: 1002)
    #expect(isTold)
    #expect(!isTold)
  }

  @Test func whatIsSaidIsToldAsAChange() throws {
    loop.noteFrame()
    #expect(isTold)
    content.effects = [.announce(Announcement("a word"))]
    try loop.advance(to: 1100)
    #expect(loop.isFrameDue)
    #expect(isTold)
  }

  @Test func aFrameIsWholeWhenPixelsWereLost() throws {
    #expect(loop.isWholeFrame)
    loop.noteFrame()
    #expect(!loop.isWholeFrame)
    try loop.handle(.window(SDL_WINDOWEVENT_EXPOSED).at(1000), at: 1000)
    #expect(loop.isWholeFrame)
    #expect(content.sent.isEmpty)
  }

  @Test func theContentHearsOfANewSizeOnce() throws {
    try loop.resize(to: CGSize(width: 400, height: 300), at: 1000)
    #expect(content.sent.isEmpty)
    try loop.resize(to: CGSize(width: 500, height: 300), at: 1001)
    try loop.handle(.window(SDL_WINDOWEVENT_SIZE_CHANGED, 500, 300).at(1002), at: 1002)
    #expect(
      content.sent == [
        FakeContent.Sent(event: .resize(CGSize(width: 500, height: 300)), instant: at(1))
      ])
  }

  @Test func aMouseThatNobodyNoticesIsNotSent() throws {
    try loop.handle(SDL_Event.motion(0, 5, 5).at(1100), at: 1100)
    try loop.handle(.window(SDL_WINDOWEVENT_LEAVE).at(1200), at: 1200)
    #expect(content.sent == [])
  }

  @Test func aMouseIsSentOverWhatNoticesItAndWhenItLeavesThat() throws {
    content.hoverArea = CGRect(x: 0, y: 0, width: 10, height: 10)
    for x: Int32 in [9, 8, 10, 11] {
      try loop.handle(SDL_Event.motion(0, x, 5).at(1100), at: 1100)
    }
    #expect(
      content.sent.map(\.event)
        == [9, 8, 10].map { .pointer(PointerEvent(.move, at: CGPoint(x: $0, y: 5))) })
  }

  @Test func aMouseThatLeavesTheWindowLeavesWhatNoticedIt() throws {
    content.hoverArea = CGRect(x: 0, y: 0, width: 10, height: 10)
    try loop.handle(SDL_Event.motion(0, 9, 5).at(1100), at: 1100)
    try loop.handle(.window(SDL_WINDOWEVENT_LEAVE).at(1200), at: 1200)
    #expect(
      content.sent.last
        == FakeContent.Sent(
          event: .pointer(PointerEvent(.cancel, at: CGPoint(x: 9, y: 5))), instant: at(200)))
  }

  @Test func aViewHearsThatTheMouseComesAndLeaves() throws {
    var heard: [Bool] = []
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onHover { heard.append($0) }
        Color.blue
      }
    }
    var loop = EventLoop(content: stage, start: 0, refreshRate: 60)
    for x: Int32 in [150, 50, 60, 150, 160, 50] {
      try loop.handle(SDL_Event.motion(0, x, 50).at(10), at: 10)
    }
    try loop.handle(.window(SDL_WINDOWEVENT_LEAVE).at(20), at: 20)
    #expect(heard == [true, false, true, false])
  }

  @Test func theEndIsWhenTheWindowWasClosed() throws {
    #expect(loop.end == nil)
    try loop.handle(SDL_Event(type: SDL_QUIT.rawValue).at(1700), at: 1800)
    #expect(loop.end == at(700))
  }

  @Test func whatTheContentThrowsEndsTheLoop() {
    content.onEvent = { _ in throw FakeContent.Failure() }
    #expect(throws: FakeContent.Failure.self) {
      try loop.handle(click.at(1200), at: 1200)
    }
  }

  @Test func aFrameIsDueWhenItLooksOtherwiseWithoutMoving() throws {
    content.nextChange = at(530)
    try loop.advance(to: 1000)
    loop.noteFrame()
    #expect(loop.timeout == 530)
    try loop.advance(to: 1529)
    #expect(!loop.isFrameDue)
    try loop.advance(to: 1530)
    #expect(loop.isFrameDue)
    content.nextChange = nil
    loop.noteFrame()
    #expect(loop.timeout == nil)
  }

  // MARK: Effects

  private final class FakeSurroundings: WindowSurroundings {
    var pasteboardText: String?
    var opened: [String] = []
    var sounds: [String] = []

    func prepareSounds() { sounds.append("get ready") }
    func play(_ sound: String) { sounds.append(sound) }
    var announcements: [Announcement] = []

    func say(_ announcement: Announcement) { announcements.append(announcement) }
    var toggles = 0
    var raises = 0

    func raise() { raises += 1 }

    func toggleFullScreen() { toggles += 1 }
    func note(_ change: SoundDeviceChange) { sounds.append("\(change)") }
    /// Why nothing can be copied or opened; nil where all can.
    var refusal: String?

    func copy(_ text: String) throws(WindowFailure) {
      if let refusal { throw .copy(reason: refusal) }
      pasteboardText = text
    }

    func open(_ url: URL) throws(WindowFailure) {
      if let refusal { throw .open(url, reason: refusal) }
      opened.append(url.absoluteString)
    }
  }

  @Test func aWindowThatIsToComeToTheFrontDoesAndItsContentHearsNothing() throws {
    let surroundings = FakeSurroundings()
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    let number = SDL_RegisterEvents(1)
    try loop.handle(SDL_Event(type: number), at: 1100)
    #expect(surroundings.raises == 0)
    try loop.handle(PostedEvents.signToRaise, at: 1100)
    #expect(surroundings.raises == 1)
    #expect(content.sent.isEmpty)
  }

  @Test func whatTheContentAsksForIsCarriedOut() throws {
    let surroundings = FakeSurroundings()
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    let url = try #require(URL(string: "https://www.swift.org"))
    content.effects = [
      .copy("a word"), .openURL(url), .feedback(.success), .playSound("bell"),
      .announce(Announcement("a word", priority: .assertive)),
    ]
    try loop.advance(to: 1100)
    #expect(surroundings.pasteboardText == "a word")
    #expect(surroundings.opened == ["https://www.swift.org"])
    #expect(surroundings.sounds == ["bell"])
    #expect(surroundings.announcements == [Announcement("a word", priority: .assertive)])
    #expect(content.sent.isEmpty)
    #expect(loop.end == nil)
  }

  @Test func whatCanNotBeCarriedOutIsToldAndShown() throws {
    let surroundings = FakeSurroundings()
    surroundings.refusal = "no display"
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    loop.noteFrame()
    let url = try #require(URL(string: "https://www.swift.org"))
    content.effects = [.copy("a word"), .openURL(url), .playSound("bell")]
    try loop.advance(to: 1100)
    #expect(content.failures == [.copy(reason: "no display"), .open(url, reason: "no display")])
    #expect(surroundings.sounds == ["bell"])
    #expect(loop.isFrameDue)
    #expect(
      content.failures.map { "\($0)" } == [
        "The text can't be copied: no display.",
        "https://www.swift.org can't be opened: no display.",
      ])
  }

  @Test func anAddressThatNoWindowOpensIsRefused() throws {
    let url = try #require(URL(string: "file:///etc/passwd"))
    #expect(throws: WindowFailure.open(url, reason: "expected a page or a mail address")) {
      try SystemSurroundings().open(url)
    }
  }

  @Test func thePasteboardComesBackAsAnEvent() throws {
    let surroundings = FakeSurroundings()
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    content.onEvent = { [content] event in
      if case .pointer = event { content.effects = [.requestPaste] }
    }
    try loop.handle(click.at(1200), at: 1200)
    #expect(content.sent.count == 1)
    surroundings.pasteboardText = "a word"
    try loop.handle(click.at(1300), at: 1300)
    #expect(content.sent.map(\.event).last == .paste("a word"))
    #expect(content.sent.map(\.instant).last == at(300))
    #expect(loop.isFrameDue)
  }

  @Test func contentThatAlwaysWantsThePasteboardDoesNotHoldTheWindowUp() throws {
    let surroundings = FakeSurroundings()
    surroundings.pasteboardText = "a word"
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    content.onEvent = { [content] _ in content.effects = [.requestPaste] }
    try loop.handle(click.at(1200), at: 1200)
    #expect((2...20).contains(content.sent.count))
  }

  @Test func contentCanCloseTheWindow() throws {
    content.effects = [.closeWindow]
    try loop.advance(to: 1100)
    #expect(loop.end == at(100))
  }

  @Test func soundsAreMadeReadyForWhenSomebodyDoesSomething() throws {
    let surroundings = FakeSurroundings()
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    try loop.handle(SDL_Event.motion(0, 5, 5), at: 1000)
    try loop.handle(.window(SDL_WINDOWEVENT_FOCUS_GAINED), at: 1000)
    #expect(surroundings.sounds == [])
    try loop.handle(click, at: 1000)
    #expect(surroundings.sounds == ["get ready"])
    try loop.handle(.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 5, 5), at: 1000)
    #expect(surroundings.sounds == ["get ready"])
    try loop.handle(.key(SDL_KEYDOWN, SDLK_a), at: 1000)
    #expect(surroundings.sounds == ["get ready", "get ready"])
  }

  @Test func devicesThatComeAndGoAreTold() throws {
    let surroundings = FakeSurroundings()
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    for (type, device, isCapture) in [
      (SDL_AUDIODEVICEADDED, 0, false), (SDL_AUDIODEVICEADDED, 1, true),
      (SDL_AUDIODEVICEREMOVED, 2, false), (SDL_AUDIODEVICEREMOVED, 0, false),
      (SDL_AUDIODEVICEREMOVED, 2, true),
    ] as [(SDL_EventType, UInt32, Bool)] {
      try loop.handle(.soundDevice(type, device, isCapture: isCapture), at: 1000)
    }
    #expect(surroundings.sounds == ["added", "lost"])
    #expect(content.sent == [])
  }

  @Test(
    arguments: [
      ("https://www.swift.org", true), ("HTTP://a.b", true), ("mailto:a@b.c", true),
      ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("rules", false),
    ])
  func onlyPagesAndLettersAreOpened(address: String, isOpened: Bool) throws {
    #expect(try #require(URL(string: address)).isOpenedByWindows == isOpened)
  }

  // MARK: Keys

  @Test func aKeyThatTheContentHandlesMeansNothingToTheWindow() throws {
    let surroundings = FakeSurroundings()
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    for event in [
      SDL_Event.key(SDL_KEYDOWN, SDLK_q, modifiers: KMOD_LCTRL), .key(SDL_KEYDOWN, SDLK_F11),
    ] {
      try loop.handle(event, at: 1100)
    }
    #expect(content.sent.count == 2)
    #expect(loop.end == nil)
    #expect(surroundings.toggles == 0)
  }

  @Test func aKeyThatTheContentHasNoUseForIsTheWindows() throws {
    content.handlesKeys = false
    let surroundings = FakeSurroundings()
    var loop = EventLoop(
      content: content, start: 1000, refreshRate: 60, surroundings: surroundings)
    try loop.handle(.key(SDL_KEYDOWN, SDLK_F11), at: 1100)
    try loop.handle(.key(SDL_KEYUP, SDLK_F11), at: 1150)
    try loop.handle(.key(SDL_KEYDOWN, SDLK_F11, repeating: true), at: 1160)
    #expect(surroundings.toggles == 1)
    #expect(loop.end == nil)
    try loop.handle(.key(SDL_KEYDOWN, SDLK_q, modifiers: KMOD_RCTRL).at(1200), at: 1200)
    #expect(loop.end == at(200))
  }

  /// What is typed into a field is the field's, and the keys of the window are the window's there, too.
  @Test func theWindowsKeysWorkWhileTextIsTyped() throws {
    let entry = Entry()
    let stage = Stage(size: CGSize(width: 200, height: 100)) { EntryView(entry: entry) }
    let surroundings = FakeSurroundings()
    var loop = EventLoop(content: stage, start: 0, refreshRate: 60, surroundings: surroundings)
    try loop.handle(SDL_Event.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 100, 50), at: 10)
    try loop.handle(SDL_Event.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 100, 50), at: 20)
    try loop.handle(.text("qw"), at: 30)
    #expect(entry.text == "qw")
    try loop.handle(.key(SDL_KEYDOWN, SDLK_q), at: 40)
    try loop.handle(.key(SDL_KEYDOWN, SDLK_RETURN, modifiers: KMOD_LALT), at: 50)
    #expect(surroundings.toggles == 0, "Return is the field's")
    try loop.handle(.key(SDL_KEYDOWN, SDLK_F11), at: 55)
    #expect(surroundings.toggles == 1)
    #expect(loop.end == nil)
    try loop.handle(.key(SDL_KEYDOWN, SDLK_w, modifiers: KMOD_LCTRL), at: 60)
    #expect(loop.end != nil)
    #expect(entry.text == "qw")
  }

  private final class Entry: ObservableObject {
    @Published var text = ""
  }

  private struct EntryView: View {
    @ObservedObject var entry: Entry

    var body: some View {
      TextField("Name", text: $entry.text).frame(width: 150)
    }
  }
}
