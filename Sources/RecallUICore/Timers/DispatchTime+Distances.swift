extension DispatchTime {
  /// Creates the instant at which a stage's clock shows so much.
  ///
  /// - Parameter uptimeNanoseconds: Since the session began; more than the clock can show is ``distantFuture``.
  public init(uptimeNanoseconds: UInt64) {
    self.init(instant: Instant(nanoseconds: Int64(clamping: uptimeNanoseconds)))
  }

  /// What a stage's clock shows at this instant, since the session began; at ``distantFuture`` all that can be counted.
  public var uptimeNanoseconds: UInt64 {
    self == .distantFuture ? .max : UInt64(clamping: instant.nanoseconds)
  }

  /// The instant an interval later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// How much later another instant is; a negative interval for an earlier one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(instant.duration(to: other.instant).saturatingNanoseconds))
  }

  /// The instant `seconds` earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// The instant an interval earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(instant: time.instant.advanced(by: .zero - interval.duration))
  }
}
