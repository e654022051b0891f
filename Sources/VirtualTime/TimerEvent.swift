/// What became of a timer.
public struct TimerEvent: Equatable, Sendable {
  /// What can become of it. One that repeats fires again and again.
  public enum Change: String, Sendable {
    case set, fired, cancelled
  }

  /// What happened to it.
  public let change: Change
  /// The timer as it is, or was until then.
  public let timer: LiveTimer
}

extension TimerEvent: CustomStringConvertible {
  /// What happened, the timer's owner, and its deadline: `set: toast, due 300.0 ms`.
  public var description: String { description(later: .zero) }

  /// The same, told by another clock.
  ///
  /// - Parameter shift: From that clock's zero to the scheduler's.
  public func description(later shift: Duration) -> String {
    var text = "\(change): \(timer.owner), due \(timer.deadline.advanced(by: shift))"
    if let interval = timer.interval { text += ", every \(interval)" }
    return text
  }
}
