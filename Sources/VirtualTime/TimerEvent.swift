/// What became of a timer.
public struct TimerEvent: Equatable, Sendable {
  public enum Change: String, Sendable {
    case set, fired, cancelled
  }

  public let change: Change
  /// The timer as it is, or was until then.
  public let timer: LiveTimer
}

extension TimerEvent: CustomStringConvertible {
  public var description: String {
    var text = "\(change): \(timer.owner), due \(timer.deadline)"
    if let interval = timer.interval { text += ", every \(interval)" }
    return text
  }
}
