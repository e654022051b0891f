import RecallCharts
import Statistics

extension CalendarDay {
  /// The day of a date, as charts know dates.
  init(containing date: Date) {
    self.init(seconds: Int64(date.timeIntervalSince1970.rounded(.down)), offset: 0)
  }

  /// Its beginning, as charts know dates: in Greenwich's time, wherever it was played.
  var date: Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  /// The noon of the fourth day from here, the middle of a week that begins here.
  var midweek: Date { Date(timeIntervalSince1970: (Double(number) + 3.5) * 86_400) }
}

extension [WeekFigures] {
  /// From the beginning of the first week to the end of the last one; some weeks at least, so that
  /// one game doesn't fill the chart.
  var days: ClosedRange<Date> {
    let last = last?.monday ?? CalendarDay(number: 4)
    let first = first?.monday ?? last
    let least = last.advanced(by: -7 * (ChartRules.fewestWeeks - 1))
    return Swift.min(first, least).date...last.advanced(by: 7).date
  }

  /// The Mondays that an axis of these weeks names, evenly; none where there are so many weeks that months tell more.
  var namedMondays: [CalendarDay] {
    let days = days
    let first = CalendarDay(containing: days.lowerBound)
    let count = (CalendarDay(containing: days.upperBound).number - first.number) / 7
    guard count <= ChartRules.mostNamedWeeks else { return [] }
    return stride(from: 0, to: count, by: count <= ChartRules.fewestWeeks ? 1 : 2).map {
      first.advanced(by: 7 * $0)
    }
  }
}
