import RecallUI

/// The time of a game in minutes and seconds; while it stands, nothing wakes up for it.
struct ClockText: View {
  @ObservedObject var clock: Observed<GameClock>

  var body: some View {
    let clock = clock.value
    if let since = clock.runningSince {
      // Ticks when a second of the game is full, not one of the session.
      let start = since.seconds - Double(clock.spent) / 1_000_000_000
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: start), by: 1)) { context in
        Text(ClockText.text(of: clock.time(at: ClockText.instant(of: context.date))))
      }
    } else {
      Text(ClockText.text(of: clock.time(at: .zero)))
    }
  }

  /// `1:07`; `1:02:07` beyond an hour.
  static func text(of time: Duration) -> String {
    let seconds = max(time.components.seconds, 0)
    let (minute, second) = (seconds / 60 % 60, seconds % 60)
    let tail = (second < 10 ? "0" : "") + "\(second)"
    guard seconds >= 3600 else { return "\(minute):\(tail)" }
    return "\(seconds / 3600):\(minute < 10 ? "0" : "")\(minute):\(tail)"
  }

  private static func instant(of date: Date) -> Instant {
    Instant.zero.advanced(by: .saturating(seconds: date.timeIntervalSinceReferenceDate))
  }
}
