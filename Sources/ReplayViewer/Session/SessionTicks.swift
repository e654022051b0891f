import RecallUI

/// When what happened in a session, by what the line of time tells apart; each in order.
struct SessionTicks: Equatable, Sendable {
  /// Events that changed nothing, and those that changed something.
  var quiet: [Instant] = []
  var changing: [Instant] = []
  var timers: [Instant] = []
  var effects: [Instant] = []
  /// What isn't as it should be.
  var failures: [Instant] = []

  init(_ moments: [WatchedMoment], _ marks: [WatchedMark]) {
    for moment in moments {
      if moment.kind == .event {
        if moment.isQuiet { quiet.append(moment.instant) } else { changing.append(moment.instant) }
      }
      if !moment.failures.isEmpty { failures.append(moment.instant) }
    }
    for mark in marks {
      switch mark.kind {
      case .timer: timers.append(mark.instant)
      case .effect: effects.append(mark.instant)
      }
    }
  }
}
