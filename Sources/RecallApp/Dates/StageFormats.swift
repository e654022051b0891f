import Foundation
import RecallUI

/// How programs write dates and numbers that ask Foundation for it, `date.formatted()` and `Calendar.current` in a file
/// of names: as texts with a `format:` and pickers of dates do, which is English as in the United States, by the
/// Gregorian calendar and Greenwich's time, whatever the machine is set to.
public enum StageFormats {
  /// Where all stages are.
  public static let locale = Locale(identifier: "en_US")

  /// Greenwich's time.
  public static let timeZone = TimeZone.gmt

  /// The Gregorian calendar, whose weeks begin with a Sunday.
  public static let calendar = calendar(.gregorian)

  /// A calendar where all stages are, at Greenwich's time.
  public static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// What a format makes of a value. What is told relative to now is so to the stage's date.
  public static func text<Format: FormatStyle>(
    of value: Format.FormatInput, in format: Format
  ) -> Format.FormatOutput {
    let fixed = StageLocale.fixed(format)
    guard fixed is Date.RelativeFormatStyle, let date = value as? Date,
      let moved = date.addingTimeInterval(Date().timeIntervalSince(StageDates.now))
        as? Format.FormatInput
    else { return fixed.format(value) }
    return fixed.format(moved)
  }
}

/// A formatter of dates for programs, `DateFormatter` in a file of names: it begins where all stages are.
open class StageDateFormatter: DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = StageFormats.locale
    timeZone = StageFormats.timeZone
    calendar = StageFormats.calendar
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = StageDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}
