import CSDL2
import Foundation
import Rasterizer
import RecallUI
import Testing

@testable import SDLWindow

/// A window without a display, on SDL's dummy video driver. SDL is one for the whole process, so
/// these run one after the other.
@Suite(.serialized) struct WindowTests {
  private let content = FakeContent()
  private let window: Window

  init() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    window = try Window(
      title: "Test", size: CGSize(width: 400, height: 300), text: PangoTextMeasurer())
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  private func push(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }

  private func pushQuit() {
    push(SDL_Event(type: SDL_QUIT.rawValue))
  }

  @Test func aWindowHasTheSizeThatWasAskedFor() {
    #expect(window.size == CGSize(width: 400, height: 300))
  }

  @Test func eventsReachTheContentUntilTheWindowIsClosed() throws {
    push(.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 5, 6))
    push(.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 5, 6))
    pushQuit()
    push(.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 7, 8))
    let end = try window.run(content)
    #expect(
      content.sent.map(\.event) == [
        .pointer(PointerEvent(.down, at: CGPoint(x: 5, y: 6))),
        .pointer(PointerEvent(.up, at: CGPoint(x: 5, y: 6))),
      ])
    #expect(end >= content.now)
    #expect(end.nanoseconds % 1_000_000 == 0)
  }

  @Test func whatAnotherThreadPostsHappensInOrderWithTheRest() throws {
    push(.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 5, 6))
    let hasPosted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Window.post(.message(name: "desktop", body: "dark"))
      hasPosted.signal()
    }
    hasPosted.wait()
    pushQuit()
    _ = try window.run(content)
    #expect(
      content.sent.map { "\($0.event)" } == [
        "\(InputEvent.pointer(PointerEvent(.down, at: CGPoint(x: 5, y: 6))))",
        "\(InputEvent.message(name: "desktop", body: "dark"))",
      ])
  }

  @Test func anEventOfSomebodyElsesIsNone() throws {
    push(SDL_Event(type: SDL_USEREVENT.rawValue))
    pushQuit()
    _ = try window.run(content)
    #expect(content.sent.isEmpty)
  }

  @Test func contentOfAnotherSizeHearsTheWindowsSizeFirst() throws {
    content.size = CGSize(width: 100, height: 100)
    pushQuit()
    _ = try window.run(content)
    #expect(content.sent.map(\.event) == [.resize(CGSize(width: 400, height: 300))])
  }

  @Test func timersEndTheSleep() throws {
    content.deadlines = [Instant(milliseconds: 20), Instant(milliseconds: 40)]
    let closing = ClosingContent(content, after: 2)
    _ = try window.run(closing)
    #expect(content.fired == [Instant(milliseconds: 20), Instant(milliseconds: 40)])
  }

  @Test func whatChangedIsDrawnOverWhatWasThere() throws {
    content.deadlines = [20, 40, 60].map(Instant.init(milliseconds:))
    _ = try window.run(ClosingContent(content, after: 3))
    #expect(content.step == 3)
    let shown = try #require(window.pixels).surface
    let expected = try Surface(width: 400, height: 300)
    Rasterizer(text: PangoTextMeasurer()).draw(content.displayList, on: expected)
    #expect(shown.difference(from: expected) == .none)
  }

  /// What SDL's renderer has on its screen, not what it was given.
  @Test func whatChangedReachesTheScreenThroughATextureToo() throws {
    let window = try Window(
      title: "Test", frame: WindowFrame(size: CGSize(width: 400, height: 300)),
      text: PangoTextMeasurer(), video: Video(), usesTexture: true)
    content.deadlines = [20, 40, 60].map(Instant.init(milliseconds:))
    _ = try window.run(ClosingContent(content, after: 3))
    var pixels = [UInt32](repeating: 0, count: 400 * 300)
    let status = SDL_RenderReadPixels(
      window.renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, 1600)
    #expect(status == 0)
    let expected = try Surface(width: 400, height: 300)
    Rasterizer(text: PangoTextMeasurer()).draw(content.displayList, on: expected)
    try pixels.withUnsafeMutableBytes { bytes in
      let shown = try Surface(
        pixels: #require(bytes.baseAddress), width: 400, height: 300, bytesPerRow: 1600)
      #expect(shown.difference(from: expected) == .none)
    }
  }

  @Test func nothingIsDrawnWhereNothingChanged() throws {
    content.deadlines = [20, 40].map(Instant.init(milliseconds:))
    let spot = (x: 300, y: 200)
    // A mark in the first frame, which a second frame of everything would paint over.
    let closing = ClosingContent(content, after: 2) { [window] in
      window.pixels?.surface.withRow(spot.y) { row in row[spot.x] = 0x0000_FF00 }
    }
    _ = try window.run(closing)
    #expect(try #require(window.pixels).surface[spot.x, spot.y] == 0x0000_FF00)
  }

  @Test func theFirstFrameIsToldOnceAndWhenItIsShown() throws {
    content.deadlines = [20, 40].map(Instant.init(milliseconds:))
    var shown: [Bool] = []
    _ = try window.run(ClosingContent(content, after: 2)) { [window] in
      shown.append(window.pixels?.surface[5, 5] == 0x00FF_0000)
    }
    #expect(shown == [true])
  }

  @Test func aWindowThatIsClosedEndsItsRun() throws {
    let end = try window.run(content) { [window] in window.close() }
    #expect(content.framesDrawn == 1 + 1)  // What it draws tells its size, too.
    #expect(end >= .zero)
  }

  @Test func aListCanBeShownWithoutARun() throws {
    try window.show(content.displayList)
    let pixels = try #require(window.pixels)
    #expect(pixels.surface[5, 5] == 0x00FF_0000)
    pixels.surface.withRow(200) { row in row[300] = 0x0000_FF00 }
    content.step = 1
    try window.show(content.displayList)
    #expect(pixels.surface[5, 5] == 0x00FF_FFFF)
    #expect(pixels.surface[25, 5] == 0x00FF_0000)
    #expect(pixels.surface[300, 200] == 0x0000_FF00)
  }

  @Test(arguments: [
    (CGSize(width: 500.9, height: 350), CGSize(width: 500, height: 350)),
    (CGSize(width: 1280, height: 800), CGSize(width: 1280, height: 800)),
    (CGSize(width: 319, height: 239), CGSize(width: 320, height: 240)),
  ])
  func aWindowTakesTheSizeThatItIsGiven(size: CGSize, taken: CGSize) throws {
    window.size = size
    #expect(window.size == taken)
    try window.show(content.displayList)
    #expect(try #require(window.pixels).surface.width == Int(taken.width))
  }

  // MARK: Keys

  @Test(arguments: [SDLK_q, SDLK_w])
  func controlAndAKeyThatTheContentHasNoUseForCloseTheWindow(key: SDL_KeyCode) throws {
    content.handlesKeys = false
    push(.key(SDL_KEYDOWN, key, modifiers: KMOD_LCTRL))
    push(.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 7, 8))
    _ = try window.run(content)
    #expect(content.sent.count == 1)
  }

  @Test func f11FillsTheScreenAndGoesBackToTheSameFrame() throws {
    content.handlesKeys = false
    let before = window.frame
    #expect(before.size == CGSize(width: 400, height: 300))
    #expect(!before.isFullScreen)
    push(.key(SDL_KEYDOWN, SDLK_F11))
    push(.key(SDL_KEYUP, SDLK_F11))
    pushQuit()
    _ = try window.run(content)
    #expect(window.size == CGSize(width: 1024, height: 768), "the dummy's screen")
    var full = before
    full.isFullScreen = true
    #expect(window.frame == full)

    push(.key(SDL_KEYDOWN, SDLK_RETURN, modifiers: KMOD_LALT))
    pushQuit()
    _ = try window.run(content)
    #expect(window.frame == before)
  }

  /// What a compositor does that ends the full screen, and leaves the window as large.
  @Test func aWindowThatTheDesktopHasFilledTheScreenGetsItsOwnSizeBack() throws {
    SDL_SetWindowFullscreen(window.window, SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
    pushQuit()
    _ = try window.run(content)
    #expect(window.size == CGSize(width: 1024, height: 768), "the dummy's screen")
    #expect(
      window.frame == WindowFrame(size: CGSize(width: 400, height: 300), isFullScreen: true))

    SDL_SetWindowFullscreen(window.window, 0)
    #expect(window.size == CGSize(width: 1024, height: 768), "the dummy leaves it so")
    push(.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 5, 6))
    pushQuit()
    _ = try window.run(content)
    #expect(window.frame.size == CGSize(width: 400, height: 300))
    #expect(!window.frame.isFullScreen)

    SDL_SetWindowSize(window.window, 1024, 768)
    pushQuit()
    _ = try window.run(content)
    #expect(window.size == CGSize(width: 400, height: 300), "it insists, at first")
    SDL_SetWindowSize(window.window, 1000, 700)
    pushQuit()
    _ = try window.run(content)
    #expect(window.size == CGSize(width: 1000, height: 700), "another size is somebody's wish")
  }

  @Test func f11EndsAFullScreenThatTheDesktopBegan() throws {
    content.handlesKeys = false
    SDL_SetWindowFullscreen(window.window, SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
    push(.key(SDL_KEYDOWN, SDLK_F11))
    pushQuit()
    _ = try window.run(content)
    #expect(window.frame.size == CGSize(width: 400, height: 300))
    #expect(!window.frame.isFullScreen)
  }

  @Test func f11FillsTheScreenAgainThatTheDesktopEnded() throws {
    content.handlesKeys = false
    let before = window.frame
    window.toggleFullScreen()
    SDL_SetWindowFullscreen(window.window, 0)
    push(.key(SDL_KEYDOWN, SDLK_F11))
    pushQuit()
    _ = try window.run(content)
    var full = before
    full.isFullScreen = true
    #expect(window.frame == full)
  }

  @Test(arguments: [
    (CGSize(width: 1280, height: 800), CGSize(width: 500, height: 400), true),
    (CGSize(width: 900, height: 600), CGSize(width: 500, height: 400), true),
    (CGSize(width: 1279, height: 800), CGSize(width: 500, height: 400), false),
    (CGSize(width: 640, height: 800), CGSize(width: 500, height: 400), false),
    (CGSize(width: 1280, height: 800), CGSize(width: 1280, height: 800), false),
  ])
  func aWindowIsLeftAsLargeAsAScreen(size: CGSize, before: CGSize, isLeft: Bool) {
    let screens = [
      CGRect(x: 0, y: 0, width: 1280, height: 800), CGRect(x: -1000, y: 0, width: 900, height: 600),
    ]
    #expect(Window.isLeft(size, before: before, on: screens) == isLeft)
  }

  // MARK: Frame, title, icon

  @Test func aWindowStandsWhereItStoodBefore() throws {
    let frame = WindowFrame(size: CGSize(width: 500, height: 400), position: CGPoint(x: 30, y: 50))
    let second = try Window(title: "Second", frame: frame, text: PangoTextMeasurer())
    #expect(second.frame == frame)
  }

  @Test func aWindowThatFilledTheScreenDoesAgainAndKnowsItsFrame() throws {
    let frame = WindowFrame(
      size: CGSize(width: 500, height: 400), position: CGPoint(x: 30, y: 50), isFullScreen: true)
    let second = try Window(title: "Second", frame: frame, text: PangoTextMeasurer())
    #expect(second.frame == frame)
    #expect(second.size == CGSize(width: 1024, height: 768))
  }

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), true), (CGPoint(x: 1200, y: 760), true), (CGPoint(x: 1201, y: 0), false),
    (CGPoint(x: 0, y: 761), false), (CGPoint(x: -1, y: 0), false), (CGPoint(x: -1000, y: 0), true),
    (CGPoint(x: CGFloat.nan, y: 0), false), (CGPoint(x: CGFloat.infinity, y: 0), false),
    (CGPoint(x: 1e300, y: 0), false),
  ])
  func aWindowStandsOnlyWhereItCanBeGotHoldOf(position: CGPoint, isKept: Bool) {
    let screens = [
      CGRect(x: 0, y: 0, width: 1280, height: 800), CGRect(x: -1000, y: 0, width: 900, height: 600),
    ]
    #expect((Window.position(position, on: screens) != nil) == isKept)
  }

  @Test func aWindowBeyondTheScreensIsInTheMiddle() throws {
    let frame = WindowFrame(
      size: CGSize(width: 400, height: 300), position: CGPoint(x: 5000, y: 50))
    let second = try Window(title: "Second", frame: frame, text: PangoTextMeasurer())
    #expect(second.frame.position == window.frame.position)
  }

  @Test func theTitleCanChange() {
    #expect(window.title == "Test")
    window.title = "Another: 2 pairs left"
    #expect(window.title == "Another: 2 pairs left")
  }

  @Test func whatTheContentThrowsEndsTheRun() {
    content.onEvent = { _ in throw FakeContent.Failure() }
    push(.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 5, 6))
    pushQuit()
    #expect(throws: FakeContent.Failure.self) { try window.run(content) }
  }

  @Test(arguments: [
    (CGSize(width: 400, height: 300), CGSize(width: 400, height: 300)),
    (CGSize(width: 400.7, height: 300.2), CGSize(width: 400, height: 300)),
    (CGSize(width: 1000, height: 900), CGSize(width: 800, height: 600)),
    (CGSize(width: 1, height: -1), CGSize(width: 320, height: 240)),
    (CGSize(width: CGFloat.nan, height: 300), CGSize(width: 320, height: 300)),
    (CGSize(width: CGFloat.infinity, height: 300), CGSize(width: 320, height: 300)),
  ])
  func aWindowIsNeitherTinyNorLargerThanTheScreen(wanted: CGSize, size: CGSize) {
    #expect(Window.size(wanted, fitting: CGSize(width: 800, height: 600)) == size)
  }
}

/// Content that closes its window when it has drawn what as many timers changed.
private final class ClosingContent: WindowContent {
  private let content: FakeContent
  private let count: Int
  private let onTimer: () -> Void

  /// - Parameter onTimer: What happens after each timer, before what it changed is drawn.
  init(_ content: FakeContent, after count: Int, onTimer: @escaping () -> Void = {}) {
    self.content = content
    self.count = count
    self.onTimer = onTimer
  }

  var now: Instant { content.now }
  var nextDeadline: Instant? { content.nextDeadline }
  var isAnimating: Bool { content.isAnimating }
  var nextChange: Instant? { content.nextChange }

  var displayList: DisplayList {
    if content.fired.count == count {
      var event = SDL_Event(type: SDL_QUIT.rawValue)
      SDL_PushEvent(&event)
    }
    return content.displayList
  }

  var unhandledKey: KeyEvent? { content.unhandledKey }

  func notices(_ event: InputEvent) -> Bool {
    content.notices(event)
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    content.takeEffects()
  }

  func advance(to instant: Instant) throws {
    let before = content.fired.count
    try content.advance(to: instant)
    if content.fired.count > before { onTimer() }
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    try content.send(event, at: instant)
  }
}
