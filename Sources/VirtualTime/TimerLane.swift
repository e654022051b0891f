/// A timer's place in a queue.
///
/// It is stale once the timer has another sequence: it was cancelled, or stands elsewhere by now.
struct TimerEntry: Comparable {
  /// The deadline on the clock of the scope.
  var deadline: Instant
  /// The order of insertion.
  var sequence: UInt64
  /// Where the timer is kept.
  var slot: Int

  static func < (left: TimerEntry, right: TimerEntry) -> Bool {
    if left.deadline != right.deadline { return left.deadline < right.deadline }
    return left.sequence < right.sequence
  }
}

/// The timers of one scope in their order, and the scope's clock.
struct TimerLane {
  let name: String
  var queue = TimerQueue()
  /// How many entries of the queue are stale.
  var staleCount = 0
  private var suspensions = 0
  private var suspendedAt = Instant.zero
  /// How far the scope's clock was behind the scheduler's when it last ran, in nanoseconds.
  private var lag: Int64 = 0

  init(name: String) {
    self.name = name
  }

  var isSuspended: Bool { suspensions > 0 }

  mutating func suspend(at now: Instant) {
    if !isSuspended { suspendedAt = now }
    suspensions += 1
  }

  mutating func resume(at now: Instant) {
    guard isSuspended else { return }
    let lag = lag(at: now)
    suspensions -= 1
    if !isSuspended { self.lag = lag }
  }

  /// What the scope's clock shows when the scheduler's shows `instant`, if nothing changes.
  func local(_ instant: Instant, at now: Instant) -> Instant {
    let lag = lag(at: now)
    return lag == 0
      ? instant : Instant(nanoseconds: instant.nanoseconds.saturatingDifference(from: lag))
  }

  /// What the scheduler's clock shows when the scope's shows `instant`, if nothing changes.
  func global(_ instant: Instant, at now: Instant) -> Instant {
    let lag = lag(at: now)
    return lag == 0 ? instant : Instant(nanoseconds: instant.nanoseconds.saturatingSum(with: lag))
  }

  private func lag(at now: Instant) -> Int64 {
    guard isSuspended else { return lag }
    return lag.saturatingSum(
      with: now.nanoseconds.saturatingDifference(from: suspendedAt.nanoseconds))
  }
}
