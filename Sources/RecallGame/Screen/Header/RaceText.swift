import RecallUI

/// The time that is left in a race, in minutes and seconds, those that have begun counted; while it
/// stands, nothing wakes up for it.
struct RaceText: View {
  @ObservedObject var clock: Observed<GameClock>
  let limit: Duration

  var body: some View {
    let clock = clock.value
    if let since = clock.runningSince {
      // Ticks when a second of what is left is over, not one of the session.
      let end = since.advanced(by: limit - .nanoseconds(clock.spent))
      CountdownText(ends: end)
    } else {
      Text(ClockText.text(of: CountdownText.wholeSeconds(limit - clock.time(at: .zero))))
    }
  }
}

/// The time until an instant, in minutes and seconds, those that have begun counted.
struct CountdownText: View {
  let ends: Instant

  var body: some View {
    let first = ends.seconds.truncatingRemainder(dividingBy: 1)
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: first - 1), by: 1)) {
      context in
      let now = Instant.zero.advanced(
        by: .saturating(seconds: context.date.timeIntervalSinceReferenceDate))
      Text(ClockText.text(of: CountdownText.wholeSeconds(now.duration(to: ends))))
    }
  }

  /// A time in whole seconds, those that have begun counted.
  static func wholeSeconds(_ time: Duration) -> Duration {
    let milliseconds = max(time.saturatingNanoseconds, 0) / 1_000_000
    return .seconds((milliseconds + 999) / 1000)
  }
}
