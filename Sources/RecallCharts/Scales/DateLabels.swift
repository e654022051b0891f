/// Dates of the Gregorian calendar in Greenwich's time, and how axes say them.
enum DateLabels {
  /// The calendar of all charts.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A date as it is told where nothing is known around it.
  static func text(of date: Date) -> String {
    let parts = parts(of: date)
    let day = "\(parts.month) \(parts.day), \(parts.year)"
    let isMidnight = parts.hour == 0 && parts.minute == 0 && parts.second == 0
    return isMidnight ? day : "\(day), \(time(of: parts))"
  }

  /// A tick of an axis, in steps of some unit.
  static func text(of date: Date, in unit: Calendar.Component) -> String {
    let parts = parts(of: date)
    switch unit {
    case .year, .era: return "\(parts.year)"
    case .month, .quarter: return parts.month
    case .hour: return "\(twelve(parts.hour)) \(parts.hour < 12 ? "AM" : "PM")"
    case .minute: return time(of: parts)
    case .second, .nanosecond:
      return "\(twelve(parts.hour)):\(padded(parts.minute)):\(padded(parts.second))"
    default: return "\(parts.month) \(parts.day)"
    }
  }

  private static func time(of parts: Parts) -> String {
    "\(twelve(parts.hour)):\(padded(parts.minute)) \(parts.hour < 12 ? "AM" : "PM")"
  }

  private static func twelve(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }
  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private struct Parts {
    let year: Int
    let month: String
    let day: Int
    let hour: Int
    let minute: Int
    let second: Int
  }

  private static func parts(of date: Date) -> Parts {
    let found = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    let month = found.month ?? 1
    return Parts(
      year: found.year ?? 0, month: months.indices.contains(month - 1) ? months[month - 1] : "",
      day: found.day ?? 1, hour: found.hour ?? 0, minute: found.minute ?? 0,
      second: found.second ?? 0)
  }
}
