import Statistics

/// From when on games count.
package enum StatisticsPeriod: String, CaseIterable, Sendable {
  case all = "All time"
  case year = "365 days"
  case month = "30 days"
  case week = "7 days"

  /// How many days it has; nil for all that there are.
  private var days: Int? {
    switch self {
    case .all: nil
    case .year: 365
    case .month: 30
    case .week: 7
    }
  }

  /// Its first day, where it ends today.
  func firstDay(today: CalendarDay) -> CalendarDay? {
    days.map { today.advanced(by: 1 - $0) }
  }
}
