import RecallUI

/// How long a game has been going on: from the first card that is turned up to the last, without
/// the pauses.
struct GameClock: Equatable {
  /// Nanoseconds of play before the clock was last started.
  private(set) var spent: Int64 = 0
  /// Since when the clock runs; nil while it stands.
  private(set) var runningSince: Instant?
  /// Whether it was ever started.
  private(set) var hasBegun = false

  /// Lets the clock run; one that runs goes on.
  mutating func start(at instant: Instant) {
    guard runningSince == nil else { return }
    runningSince = instant
    hasBegun = true
  }

  /// Stops the clock; one that stands keeps its time.
  mutating func stop(at instant: Instant) {
    spent = nanoseconds(at: instant)
    runningSince = nil
  }

  /// The time that has passed, saturating; time that runs backwards counts as time that stands.
  func time(at instant: Instant) -> Duration {
    .nanoseconds(nanoseconds(at: instant))
  }

  private func nanoseconds(at instant: Instant) -> Int64 {
    guard let runningSince, instant > runningSince else { return spent }
    let (sum, overflow) = spent.addingReportingOverflow(
      runningSince.duration(to: instant).saturatingNanoseconds)
    return overflow ? .max : sum
  }
}
