/// Who hears what a stage does, and of which kinds.
///
/// ```swift
/// stage.trace = StageTrace(of: [.layout, .timers]) { print($0) }
/// ```
///
/// What isn't among the kinds is not even put into words.
public struct StageTrace {
  /// What it hears of.
  public let kinds: Set<TraceEvent.Kind>
  let receive: (TraceEvent) -> Void
  /// From the hearer's zero to the stage's.
  private(set) var shift = Duration.zero

  /// - Parameters:
  ///   - kinds: What to tell of.
  ///   - receive: Gets each event as it happens. It must leave the stage alone.
  public init(
    of kinds: Set<TraceEvent.Kind> = Set(TraceEvent.Kind.allCases),
    to receive: @escaping (TraceEvent) -> Void
  ) {
    self.kinds = kinds
    self.receive = receive
  }

  /// The same for a stage whose zero is later than that of who hears it: each event comes with the hearer's
  /// instant, and so does what it says of a timer's deadline.
  ///
  /// - Parameter duration: From the hearer's zero to the stage's; less than nothing where that is earlier.
  public func later(by duration: Duration) -> StageTrace {
    var trace = self
    trace.shift += duration
    return trace
  }
}
