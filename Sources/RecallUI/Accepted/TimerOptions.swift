extension RecallUICore.Timer {
  /// Hands out the date in regular intervals, as `publish(every:tolerance:on:in:)` does.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates; at least 0.0001.
  ///   - tolerance: Taken for what programs say: each date is exact.
  ///   - runLoop: Taken likewise: a stage has one.
  ///   - mode: Taken likewise: there is one.
  ///   - options: Taken likewise: there are none.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never?
  ) -> TimerPublisher {
    publish(every: interval, tolerance: tolerance, on: runLoop, in: mode)
  }
}
