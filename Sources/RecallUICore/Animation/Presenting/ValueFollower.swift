import VirtualTime

/// Has a program's code hear of a value on its way as often as a screen would ask for it.
///
/// A card shows its other side when it is turned half way, a modifier waits for the last value and says that an
/// animation is over: code of that kind asks for work, or sets state, when the value gets a step further. Frames can't
/// hand it the values, since how many there are must change nothing. So the stage's clock does, 60 times a second and at
/// the end. Code that asks for nothing is left alone.
final class ValueFollower {
  private let scheduler: Scheduler
  private let owner: String
  /// Runs the program's code, with the value of an instant.
  private let tell: (Instant) -> Void
  private var end = Instant.zero
  private var interval = Duration.displayInterval
  private var next: (instant: Instant, timer: TimerToken)?

  /// - Parameters:
  ///   - scheduler: The stage's.
  ///   - owner: Whose value it is, for a report of timers.
  ///   - tell: Runs the program's code, with the value of an instant.
  init(_ scheduler: Scheduler, owner: String, tell: @escaping (Instant) -> Void) {
    self.scheduler = scheduler
    self.owner = owner
    self.tell = tell
  }

  deinit { stop() }

  /// Follows the value until it is there.
  ///
  /// - Parameter isSeenOnItsWay: Whether it has values in between; if not, only the last one is handed out.
  func follow(until end: Instant, isSeenOnItsWay: Bool = true) {
    stop()
    self.end = end
    interval = isSeenOnItsWay ? .displayInterval : scheduler.now.duration(to: end)
    wait()
  }

  /// Lets go of the value.
  func stop() {
    if let next { scheduler.cancel(next.timer) }
    next = nil
    end = .zero
  }

  private func wait() {
    let instant = min(scheduler.now.advanced(by: interval), end)
    let timer = scheduler.schedule(at: instant, owner: owner) { [weak self] in self?.fire() }
    next = (instant, timer)
  }

  private func fire() {
    next = nil
    let now = scheduler.now
    tell(now)
    if now < end, next == nil { wait() }
  }
}
