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
        Set(NamedUnit.all.map(\.component)), from: referenceDate, to: date))
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
    for unit in NamedUnit.all {
      if let count = dateComponents.value(for: unit.component), count != 0 {
        return unit.text(count, dateTimeStyle, unitsStyle)
      }
    }
    return NamedUnit.second.text(0, dateTimeStyle, unitsStyle)
  }
}

extension NamedUnit {
  /// How far so many of it are away.
  fileprivate func text(
    _ count: Int, _ style: RelativeDateTimeFormatter.DateTimeStyle,
    _ units: RelativeDateTimeFormatter.UnitsStyle
  ) -> String {
    if style == .named, let word = word(for: count, units) { return word }
    let number = count.magnitude
    let amount =
      switch units {
      case .full, .spellOut: full(number)
      case .short: "\(number) \(number == 1 ? dotted.one : dotted.many)"
      case .abbreviated: "\(number)\(letter)"
      }
    return count < 0 ? "\(amount) ago" : "in \(amount)"
  }

  /// What a unit nearby is called; nil for none that has a word of its own.
  private func word(for count: Int, _ units: RelativeDateTimeFormatter.UnitsStyle) -> String? {
    if component == .second, count == 0 { return "now" }
    guard count.magnitude == 1 else { return nil }
    switch neighbors {
    case .none: return nil
    case .words(let before, let next): return count < 0 ? before : next
    case .lastAndNext:
      let name = units == .full || units == .spellOut ? name : dotted.one
      return "\(count < 0 ? "last" : "next") \(name)"
    }
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
