/// Names one timer of one scheduler, to cancel it or to ask about it.
///
/// A token of a timer that fired, or was cancelled, names nothing any more: it never comes to mean
/// another timer.
public struct TimerToken: Hashable, Sendable {
  let slot: Int
  let serial: UInt64
}

/// A group of timers that stand still together: a game that is paused, a window without focus.
///
/// A scope has a clock of its own, which runs with the scheduler's and stops while the scope is
/// suspended. Its timers count on that clock, so that a suspension of five seconds moves each of
/// their deadlines by five seconds.
public struct TimerScope: Hashable, Sendable {
  let index: Int

  /// The scope of timers that belong to no other.
  public static let main = TimerScope(index: 0)
}

/// A timer that has yet to fire: what a test that leaks one, or a person who debugs, gets to see.
public struct LiveTimer: Equatable, Sendable, CustomStringConvertible {
  /// What cancels it.
  public var token: TimerToken
  /// Who scheduled it.
  public var owner: String
  /// The instant at which it will fire, if its scope is not suspended until then.
  public var deadline: Instant
  /// The time between its ticks, for a timer that repeats.
  public var interval: Duration?
  /// The name of its scope.
  public var scope: String
  /// Whether its scope stands still.
  public var isSuspended: Bool

  public var description: String {
    var text = "\(owner) at \(deadline)"
    if let interval { text += ", every \(interval)" }
    if scope != "main" || isSuspended {
      text += ", in \(scope)\(isSuspended ? " (suspended)" : "")"
    }
    return text
  }
}
