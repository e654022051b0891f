import CSDL2
import RecallUI

/// What a window does between two waits, without the window: events and timers to the content,
/// in the order of their instants, and when to draw.
///
/// Real time comes in as SDL's ticks, in milliseconds.
struct EventLoop<Content: WindowContent> {
  let content: Content
  private let clock: SessionClock
  private var translator: EventTranslator
  private var schedule: FrameSchedule
  /// Where real time stands.
  private var instant = Instant.zero
  /// Where the mouse was last.
  private var mouse = CGPoint.zero
  /// When the window was closed, by the content's clock.
  private(set) var end: Instant?
  /// Whether the next frame has to draw everything, because pixels were lost.
  private(set) var isWholeFrame = true

  /// Begins a session at the tick `start`.
  init(content: Content, start: UInt64, refreshRate: Int) {
    self.content = content
    clock = SessionClock(start: start)
    translator = EventTranslator(size: content.displayList.size)
    schedule = FrameSchedule(refreshRate: refreshRate)
  }

  /// Fires the timers that are due at `ticks`.
  mutating func advance(to ticks: UInt64) throws {
    instant = max(clock.instant(at: ticks), content.now)
    if let deadline = content.nextDeadline, deadline <= instant {
      schedule.invalidate()
    }
    try content.advance(to: instant)
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

  private mutating func apply(_ meaning: EventTranslator.Meaning, at time: Instant) throws {
    let instant = Instant(
      milliseconds: max(time.millisecondsRoundedUp, content.now.millisecondsRoundedUp))
    switch meaning {
    case .input(let event):
      try content.send(event, at: instant)
      schedule.invalidate()
    case .hover(let point):
      mouse = point
      try pass(.pointer(PointerEvent(.move, at: point)), at: instant)
    case .leave:
      try pass(.pointer(PointerEvent(.cancel, at: mouse)), at: instant)
    case .repaint:
      isWholeFrame = true
      schedule.show()
    case .hide:
      schedule.hide()
    case .close:
      end = instant
    case .none:
      break
    }
  }

  /// Sends an event that nobody may notice, if somebody does.
  private mutating func pass(_ event: InputEvent, at instant: Instant) throws {
    try content.advance(to: instant)
    if content.notices(event) { try apply(.input(event), at: instant) }
  }

  // MARK: Frames

  /// Whether to draw now.
  var isFrameDue: Bool {
    schedule.isDue(at: instant)
  }

  /// Notes that what there is now was drawn.
  mutating func noteFrame() {
    schedule.noteFrame(at: instant, isAnimating: content.isAnimating)
    isWholeFrame = false
  }

  /// How long to wait for the next event, in milliseconds; nil for as long as it takes.
  var timeout: Int32? {
    schedule.timeout(at: instant, nextDeadline: content.nextDeadline)
  }
}
