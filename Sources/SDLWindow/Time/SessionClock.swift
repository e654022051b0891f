import RecallUI

/// Turns SDL's ticks into instants of a session, in whole milliseconds.
struct SessionClock {
  /// SDL's 64-bit tick count when the session began.
  let start: UInt64

  /// The instant at which SDL's 64-bit tick count is `ticks`.
  func instant(at ticks: UInt64) -> Instant {
    Instant(milliseconds: Int64(clamping: ticks > start ? ticks - start : 0))
  }

  /// The instant of an event, whose timestamp is the tick count in 32 bits: it begins again at 0
  /// after 49 days.
  ///
  /// - Parameter ticks: The 64-bit tick count now, not more than 24 days after the event.
  func instant(ofEvent timestamp: UInt32, at ticks: UInt64) -> Instant {
    let age = UInt32(truncatingIfNeeded: ticks) &- timestamp
    // A timestamp from after `ticks` was read looks very old.
    guard age < 1 << 31 else { return instant(at: ticks) }
    return instant(at: ticks > UInt64(age) ? ticks - UInt64(age) : 0)
  }
}
