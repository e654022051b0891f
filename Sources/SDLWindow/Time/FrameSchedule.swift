import RecallUI

/// Decides when to draw and how long to sleep: not at all while nothing can have changed, and
/// never more often than the screen shows.
struct FrameSchedule {
  /// What a screen is taken to show when it doesn't say.
  static let usualRefreshRate = 60

  /// The least time from one frame to the next, in milliseconds.
  let interval: Int64
  /// Whether something may have changed since the last frame.
  private(set) var isPending = true
  private var lastFrame: Instant?
  private(set) var isVisible = true

  /// Creates a schedule for a screen that shows `refreshRate` frames a second; 0 for unknown.
  init(refreshRate: Int) {
    let rate = refreshRate > 0 ? refreshRate : Self.usualRefreshRate
    interval = Int64(max(1, 1000 / rate))
  }

  /// Notes that something may have changed.
  mutating func invalidate() {
    isPending = true
  }

  /// Notes that what there is was drawn at `instant`; while something moves, another frame follows.
  mutating func noteFrame(at instant: Instant, isAnimating: Bool = false) {
    isPending = isAnimating
    lastFrame = instant
  }

  /// Draws nothing from now on, because nobody would see it.
  mutating func hide() {
    isVisible = false
  }

  /// Draws again, beginning with a frame as soon as possible.
  mutating func show() {
    isVisible = true
    isPending = true
  }

  /// Whether there will be a frame, now or soon.
  var isAwaited: Bool { isPending && isVisible }

  /// Whether to draw at `instant`.
  func isDue(at instant: Instant) -> Bool {
    guard isAwaited else { return false }
    guard let earliest = earliestFrame else { return true }
    return instant >= earliest
  }

  /// How long to wait for events from `instant` on, in milliseconds, rounded up; nil for ever.
  func timeout(at instant: Instant, nextDeadline: Instant?) -> Int32? {
    let frame = isAwaited ? earliestFrame ?? instant : nil
    guard let next = [frame, nextDeadline].compactMap({ $0 }).min() else { return nil }
    guard next > instant else { return 0 }
    let wait = Instant(nanoseconds: instant.duration(to: next).saturatingNanoseconds)
    return Int32(clamping: wait.millisecondsRoundedUp)
  }

  private var earliestFrame: Instant? {
    lastFrame?.advanced(by: .milliseconds(interval))
  }
}
