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
}
