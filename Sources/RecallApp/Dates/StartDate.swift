import Foundation
import Replay

/// The date at which a program's session begins, as its recording has it: `given "2026-11-23T12:00:00Z"`.
struct StartDate: Equatable {
  let date: Date

  /// What the machine's clock shows, in whole seconds: as dates are told in Greenwich's time, so that they are those
  /// of who sits at the machine.
  static var machine: StartDate { StartDate(at: Date(), in: .current) }

  /// What clocks of a zone show at a moment.
  init(at moment: Date, in zone: TimeZone) {
    let seconds = moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))
    date = Date(timeIntervalSince1970: seconds.rounded(.down))
  }

  /// The date where nobody says one, and nothing is known of the machine's: of these years, since programs take for
  /// granted that what they know has been.
  static let usual = StartDate(date: Date(timeIntervalSince1970: 1_767_268_800))

  /// The dates that calendars of all machines tell alike.
  private static let years: ClosedRange<Double> = -62_135_596_800...253_402_300_799

  init(date: Date) {
    self.date = date
  }

  /// Reads a date; nil for what is none.
  init?(_ text: String) {
    guard let date = try? Date(text, strategy: .iso8601),
      Self.years.contains(date.timeIntervalSince1970)
    else { return nil }
    self.date = date
  }

  var text: String { date.formatted(.iso8601) }

  /// What a header says; nil where it says nothing.
  ///
  /// - Throws: What was expected, and what was found and where.
  static func read(_ header: ReplayHeader, in file: String) throws(StartDateError) -> StartDate? {
    guard let given = header.screen?.given, !given.isEmpty else { return nil }
    guard let date = StartDate(given) else {
      throw StartDateError(position: header.position(of: .given, in: file), found: given)
    }
    return date
  }
}

/// What a recording says instead of the date at which it began.
struct StartDateError: Error, Equatable, CustomStringConvertible {
  let position: SourcePosition
  let found: String

  var description: String {
    "\(position): expected the date at which the program began, such as 2026-11-23T12:00:00Z, "
      + "found '\(found.prefix(40))'"
  }
}
