extension TimelineViewDefaultContext {
  /// How often what is shown is to change.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// As often as there are frames: a stage never saves power.
  public var cadence: Cadence { .live }
}
