import RecallUI
import Statistics

/// What the clocks show where the player is.
struct WallTime: Equatable {
  /// Since 1970 began in Greenwich.
  let seconds: Int64
  /// How far the clocks here are ahead of that, in seconds.
  let offset: Int

  /// - Parameters:
  ///   - seconds: Since 1970 began in Greenwich; what is further away than 30,000 years counts as that.
  ///   - offset: How far the clocks here are ahead, in seconds, within a day.
  init(seconds: Int64, offset: Int) {
    self.seconds = min(max(seconds, -Self.bound), Self.bound)
    self.offset = min(max(offset, -86_400), 86_400)
  }

  private static let bound = Int64(1) << 40

  /// The day where the player is.
  var day: CalendarDay { CalendarDay(seconds: seconds, offset: offset) }

  /// What the clocks show so much later.
  func advanced(by duration: Duration) -> WallTime {
    let (seconds, _) = self.seconds.addingReportingOverflow(duration.components.seconds)
    return WallTime(seconds: seconds, offset: offset)
  }

  /// Whether clocks that show this would do for those that show something else: who is told the time by
  /// the one or the other takes no notice.
  func isNear(_ other: WallTime) -> Bool {
    offset == other.offset && abs(seconds - other.seconds) < 2
  }
}

extension WallTime {
  /// What the message is called that tells a program what the clocks show.
  static let message = "clock"

  /// The message that tells a program what the clocks show.
  var event: InputEvent { .message(name: Self.message, body: "\(seconds) \(offset)") }

  /// What a message tells; nil for any other one.
  init?(messageNamed name: String, body: String) {
    let numbers = body.split(separator: " ", omittingEmptySubsequences: false)
    guard name == Self.message, numbers.count == 2, let seconds = Int64(numbers[0]),
      let offset = Int(numbers[1])
    else { return nil }
    self.init(seconds: seconds, offset: offset)
  }
}
