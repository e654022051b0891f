import VirtualTime

/// Work that views hand to the main queue while they are evaluated, for as soon as that is done.
///
/// A view that tells an object where it stands each time it is evaluated is evaluated again by the object, and so on. On a
/// screen there is a frame in between; here it would all be the same instant, for ever. So what is asked for in the
/// rounds beyond the first few of an event waits for when the next frame would be, and is done as one: however often a
/// view was evaluated meanwhile, it is evaluated once for all of it.
struct EvaluationWork {
  /// How many rounds there may be within an event, or an instant without one: views that take their sizes from each other need some.
  static let mostRounds = 4
  private var instant = Instant.zero
  private var update = 0
  private var round = 0
  /// What waits.
  private(set) var waiting: [() -> Void] = []

  /// Begins to count anew, as something happens.
  mutating func beginEvent() {
    round = 0
  }

  /// Whether work that is asked for in an update has to wait.
  mutating func mustWait(now: Instant, update: Int) -> Bool {
    if instant != now { (instant, round) = (now, 0) }
    if round == 0 || self.update != update {
      round += 1
      self.update = update
    }
    return round > Self.mostRounds
  }

  /// Has work wait.
  ///
  /// - Returns: Until when, if nothing waited yet.
  mutating func add(_ work: @escaping () -> Void, now: Instant) -> Instant? {
    waiting.append(work)
    guard waiting.count == 1 else { return nil }
    let interval = Duration.displayInterval.saturatingNanoseconds
    let rest = now.nanoseconds % interval
    return rest < 0 ? now : now.advanced(by: .nanoseconds(interval - rest))
  }

  /// What waited, which then waits no longer.
  mutating func take() -> [() -> Void] {
    defer { waiting = [] }
    return waiting
  }
}
