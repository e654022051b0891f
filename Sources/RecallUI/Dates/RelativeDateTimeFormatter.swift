/// Says in English how far a date is from another one: `in 2 days`, `3 min. ago`.
///
/// Days begin in Greenwich's time, where the program sets no calendar: what is shown doesn't depend on the place.
public final class RelativeDateTimeFormatter: NSObject, @unchecked Sendable {
  /// Whether there are words for what is near.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// How long the names of units are.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`; the number is written in figures here.
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  /// Taken for what programs say: the words are English.
  public var locale: Locale! = Locale(identifier: "en_US")
  public var calendar: Calendar! = Calendar.greenwich

  public override init() {}

  /// How far a date is from another one, in the largest unit of which there is one at least.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .greenwich
    return localizedString(
      from: calendar.dateComponents(
        Set(RelativeUnit.all.map(\.component)), from: referenceDate, to: date))
  }

  /// The same for a number of seconds from now.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let bound = 1e11
    let seconds = timeInterval.isNaN ? 0 : min(max(timeInterval, -bound), bound)
    return localizedString(for: start + seconds, relativeTo: start)
  }

  /// The same for numbers of units, of which the largest counts that isn't 0.
  public func localizedString(from dateComponents: DateComponents) -> String {
    for unit in RelativeUnit.all {
      if let count = dateComponents.value(for: unit.component), count != 0 {
        return unit.text(count, dateTimeStyle, unitsStyle)
      }
    }
    return RelativeUnit.second.text(0, dateTimeStyle, unitsStyle)
  }
}

/// A unit, with its names.
private struct RelativeUnit {
  let component: Calendar.Component
  let name: String
  let short: String
  let abbreviated: String
  /// What the one before, this one and the next one are called; nil for none.
  let near: [Int: String]

  static let second = RelativeUnit(
    component: .second, name: "second", short: "sec.", abbreviated: "s", near: [0: "now"])

  /// From the largest to the smallest.
  static let all = [
    RelativeUnit(
      component: .year, name: "year", short: "yr.", abbreviated: "y",
      near: [-1: "last year", 1: "next year"]),
    RelativeUnit(
      component: .month, name: "month", short: "mo.", abbreviated: "mo",
      near: [-1: "last month", 1: "next month"]),
    RelativeUnit(
      component: .weekOfMonth, name: "week", short: "wk.", abbreviated: "w",
      near: [-1: "last week", 1: "next week"]),
    RelativeUnit(
      component: .day, name: "day", short: "day", abbreviated: "d",
      near: [-1: "yesterday", 1: "tomorrow"]),
    RelativeUnit(component: .hour, name: "hour", short: "hr.", abbreviated: "h", near: [:]),
    RelativeUnit(component: .minute, name: "minute", short: "min.", abbreviated: "m", near: [:]),
    second,
  ]

  func text(
    _ count: Int, _ style: RelativeDateTimeFormatter.DateTimeStyle,
    _ units: RelativeDateTimeFormatter.UnitsStyle
  ) -> String {
    if style == .named, let word = near[count] { return word }
    let number = count.magnitude
    let amount =
      switch units {
      case .full, .spellOut: "\(number) \(name)\(number == 1 ? "" : "s")"
      case .short: "\(number) \(short == name && number != 1 ? name + "s" : short)"
      case .abbreviated: "\(number)\(abbreviated)"
      }
    return count < 0 ? "\(amount) ago" : "in \(amount)"
  }
}

extension Calendar {
  /// The Gregorian one, in Greenwich's time.
  static let greenwich: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}
