/// A unit of time, with its English names.
struct NamedUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  let name: String
  /// As `2 hr` is written.
  let short: (one: String, many: String)
  /// As `2 mo. ago` is written.
  let dotted: (one: String, many: String)
  let letter: String
  /// What the one before this one and the next one are called.
  var neighbors = Neighbors.none

  /// What the one before this one and the next one are called.
  enum Neighbors {
    /// As others are.
    case none
    /// `yesterday`, `tomorrow`.
    case words(String, String)
    /// `last` and `next`, with the unit's name.
    case lastAndNext
  }

  static let second = NamedUnit(
    unit: .second, component: .second, name: "second", short: ("sec", "sec"),
    dotted: ("sec.", "sec."), letter: "s")

  /// From the largest to the smallest.
  static let all = [
    NamedUnit(
      unit: .year, component: .year, name: "year", short: ("yr", "yrs"), dotted: ("yr.", "yr."),
      letter: "y", neighbors: .lastAndNext),
    NamedUnit(
      unit: .month, component: .month, name: "month", short: ("mth", "mths"),
      dotted: ("mo.", "mo."), letter: "mo", neighbors: .lastAndNext),
    NamedUnit(
      unit: .weekOfMonth, component: .weekOfMonth, name: "week", short: ("wk", "wks"),
      dotted: ("wk.", "wk."), letter: "w", neighbors: .lastAndNext),
    NamedUnit(
      unit: .day, component: .day, name: "day", short: ("day", "days"), dotted: ("day", "days"),
      letter: "d", neighbors: .words("yesterday", "tomorrow")),
    NamedUnit(
      unit: .hour, component: .hour, name: "hour", short: ("hr", "hr"), dotted: ("hr.", "hr."),
      letter: "h"),
    NamedUnit(
      unit: .minute, component: .minute, name: "minute", short: ("min", "min"),
      dotted: ("min.", "min."), letter: "m"),
    second,
  ]

  /// `1 hour`, `2 hours`.
  func full(_ count: UInt) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
}
