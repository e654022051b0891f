import VirtualTime

/// The calendar of stages.
package enum StageDate {
  /// The date that programs see at an instant: every session begins with the year 2001, UTC, the
  /// reference date of Foundation, so that it says the same whenever it is played.
  package static func date(at instant: Instant) -> Date {
    Date(timeIntervalSinceReferenceDate: instant.seconds)
  }

  /// The instant at which programs see a date.
  package static func instant(of date: Date) -> Instant {
    Instant.zero.advanced(by: .saturating(seconds: date.timeIntervalSinceReferenceDate))
  }
}
