import CSDL2
import RecallUI

/// What a window does between two waits, without the window: events and timers to the content,
/// in the order of their instants, and when to draw.
///
/// Real time comes in as SDL's ticks, in milliseconds.
struct EventLoop<Content: WindowContent> {
  let content: Content
  private let clock: SessionClock
  private let surroundings: any WindowSurroundings
  private var translator: EventTranslator
  private var schedule: FrameSchedule
  /// Where real time stands.
  private var instant = Instant.zero
  /// Whether something happened to the content since somebody last asked.
  private var hasHappened = true
  /// When what the last frame showed looks different.
  private var nextChange: Instant?
  /// Where the mouse was last.
  private var mouse = CGPoint.zero
  /// When the window was closed, by the content's clock.
  private(set) var end: Instant?
  /// Whether the next frame has to draw everything, because pixels were lost.
  private(set) var isWholeFrame = true

  /// Begins a session at the tick `start`.
  init(
    content: Content, start: UInt64, refreshRate: Int,
    surroundings: any WindowSurroundings = SystemSurroundings()
  ) {
    self.content = content
    self.surroundings = surroundings
    clock = SessionClock(start: start)
    translator = EventTranslator(size: content.displayList.size)
    schedule = FrameSchedule(refreshRate: refreshRate)
  }

  /// Fires the timers that are due at `ticks`.
  mutating func advance(to ticks: UInt64) throws {
    instant = max(clock.instant(at: ticks), content.now)
    if let deadline = content.nextDeadline, deadline <= instant {
      schedule.invalidate()
      hasHappened = true
    }
    if let nextChange, nextChange <= instant { schedule.invalidate() }
    try content.advance(to: instant)
    try carryOutEffects()
  }

  /// Lets `event` happen, at its own time; at `ticks` it was taken from SDL's queue.
  mutating func handle(_ event: SDL_Event, at ticks: UInt64) throws {
    let time = clock.instant(ofEvent: event.common.timestamp, at: ticks)
    try apply(translator.meaning(of: event), at: time)
  }

  /// Tells the content its size, if it has another one.
  mutating func resize(to size: CGSize, at ticks: UInt64) throws {
    guard size != translator.size else { return }
    try apply(translator.resize(to: size), at: clock.instant(at: ticks))
  }

  /// Lets an event happen that comes from beside the person at the window.
  mutating func take(_ event: InputEvent, at ticks: UInt64) throws {
    try apply(.input(event), at: clock.instant(at: ticks))
  }

  /// Whether something happened to the content that nobody was told of yet. What happens between two frames is told
  /// once, with the second; what no frame will show is told at once.
  mutating func takeHasHappened() -> Bool {
    guard isFrameDue || !schedule.isAwaited else { return false }
    defer { hasHappened = false }
    return hasHappened
  }

  private mutating func apply(_ meaning: EventTranslator.Meaning, at time: Instant) throws {
    let instant = Instant(
      milliseconds: max(time.millisecondsRoundedUp, content.now.millisecondsRoundedUp))
    switch meaning {
    case .input(let event):
      if event.isDone { surroundings.prepareSounds() }
      hasHappened = true
      try content.send(event, at: instant)
      let key = content.unhandledKey.flatMap(WindowKey.init)
      schedule.invalidate()
      try carryOutEffects()
      if let key { act(on: key, at: instant) }
    case .hover(let point):
      mouse = point
      try pass(.pointer(PointerEvent(.move, at: point)), at: instant)
    case .leave:
      try pass(.pointer(PointerEvent(.cancel, at: mouse)), at: instant)
    case .drop(let path):
      hasHappened = true
      try content.drop(file: path, at: instant)
      schedule.invalidate()
      try carryOutEffects()
    case .repaint:
      isWholeFrame = true
      schedule.show()
    case .hide:
      schedule.hide()
    case .soundDevices(let change):
      surroundings.note(change)
    case .raise:
      surroundings.raise()
    case .close:
      end = instant
    case .none:
      break
    }
  }

  /// Does what a key means to the window itself.
  private mutating func act(on key: WindowKey, at instant: Instant) {
    switch key {
    case .close: end = instant
    case .toggleFullScreen: surroundings.toggleFullScreen()
    }
  }

  /// Sends an event that nobody may notice, if somebody does.
  private mutating func pass(_ event: InputEvent, at instant: Instant) throws {
    try content.advance(to: instant)
    if content.notices(event) { try apply(.input(event), at: instant) }
  }

  // MARK: Effects

  /// Carries out what the content asked for. What comes of it may have the content ask for more.
  private mutating func carryOutEffects() throws {
    for _ in 0..<Self.mostRounds {
      let effects = content.takeEffects()
      guard !effects.isEmpty else { return }
      for occurrence in effects {
        try carryOut(occurrence.effect)
      }
    }
  }

  private mutating func carryOut(_ effect: StageEffect) throws {
    switch effect {
    case .copy(let text):
      tell(of: { [surroundings] () throws(WindowFailure) in try surroundings.copy(text) })
    case .requestPaste:
      guard let text = surroundings.pasteboardText, !text.isEmpty else { return }
      let now = Instant(milliseconds: content.now.millisecondsRoundedUp)
      hasHappened = true
      try content.send(.paste(text), at: now)
      schedule.invalidate()
    case .openURL(let url):
      tell(of: { [surroundings] () throws(WindowFailure) in try surroundings.open(url) })
    case .closeWindow: end = Instant(milliseconds: content.now.millisecondsRoundedUp)
    case .playSound(let name): surroundings.play(name)
    case .announce(let announcement):
      hasHappened = true
      schedule.invalidate()
      surroundings.say(announcement)
    // A desktop has nothing to shake; messages and what is to be kept are for the program that has the
    // window.
    case .feedback, .message, .store: break
    }
  }

  /// Does something for the content, which is told when that fails.
  private mutating func tell(of work: () throws(WindowFailure) -> Void) {
    do throws(WindowFailure) {
      try work()
    } catch {
      content.take(error)
      hasHappened = true
      schedule.invalidate()
    }
  }

  /// A program that asks for the pasteboard whenever that comes must not hold the window up.
  private static var mostRounds: Int { 8 }

  // MARK: Frames

  /// Whether to draw now.
  var isFrameDue: Bool {
    schedule.isDue(at: instant)
  }

  /// Notes that what there is now was drawn.
  mutating func noteFrame() {
    schedule.noteFrame(at: instant, isAnimating: content.isAnimating)
    nextChange = content.nextChange
    isWholeFrame = false
  }

  /// How long to wait for the next event, in milliseconds; nil for as long as it takes.
  var timeout: Int32? {
    let next = [content.nextDeadline, schedule.isVisible ? nextChange : nil].compactMap { $0 }.min()
    return schedule.timeout(at: instant, nextDeadline: next)
  }
}

extension InputEvent {
  /// Whether somebody does something, of which something may be heard soon.
  fileprivate var isDone: Bool {
    switch self {
    case .pointer(let step): step.phase == .down
    case .key(let key): key.phase == .down
    case .scroll, .text, .marked, .paste, .message, .resize, .focus: false
    }
  }
}
