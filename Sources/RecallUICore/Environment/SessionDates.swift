import VirtualTime

/// The calendar of a stage.
struct SessionDates: Equatable {
  /// The date at which the session began, in seconds since the beginning of 2001, UTC, the reference date of
  /// Foundation: so it says the same whenever it is played.
  var start = 0.0

  /// The date that programs see at an instant.
  func date(at instant: Instant) -> Date {
    Date(timeIntervalSinceReferenceDate: start + instant.seconds)
  }

  /// The instant at which programs see a date.
  func instant(of date: Date) -> Instant {
    Instant.zero.advanced(
      by: .saturating(seconds: date.timeIntervalSinceReferenceDate - start))
  }
}
