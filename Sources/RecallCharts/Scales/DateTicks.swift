/// Steps on the calendar: hours at whole hours, months at their firsts.
struct DateTicks: Equatable {
  let unit: Calendar.Component
  let count: Int

  /// Seconds since the beginning of 2001 that calendars work with: some ten thousand years each way.
  static let reach: ClosedRange<Double> = -3e11...3e11

  private static let steps: [(seconds: Double, unit: Calendar.Component, count: Int)] = [
    (1, .second, 1), (5, .second, 5), (15, .second, 15), (30, .second, 30),
    (60, .minute, 1), (300, .minute, 5), (900, .minute, 15), (1_800, .minute, 30),
    (3_600, .hour, 1), (10_800, .hour, 3), (21_600, .hour, 6), (43_200, .hour, 12),
    (86_400, .day, 1), (172_800, .day, 2), (604_800, .weekOfYear, 1),
    (2_629_746, .month, 1), (7_889_238, .month, 3), (15_778_476, .month, 6),
  ]

  private static let year = 31_556_952.0

  init(unit: Calendar.Component, count: Int) {
    self.unit = unit
    self.count = max(count, 1)
  }

  /// The smallest steps of which there are not more than about `count` in a range; nil for none.
  init?(over length: Double, count: Int) {
    guard length > 0, length.isFinite, count > 0 else { return nil }
    let raw = length / Double(count)
    if let step = Self.steps.first(where: { $0.seconds * 1.05 >= raw }) {
      self.init(unit: step.unit, count: step.count)
    } else {
      let years = NiceNumbers.step(over: length / Self.year, count: count) ?? 1
      self.init(unit: .year, count: Int(min(max(years.rounded(), 1), 10_000)))
    }
  }

  /// The ticks between two dates, in seconds since the beginning of 2001.
  func ticks(from low: Double, to high: Double) -> [Double] {
    guard low <= high, Self.reach.contains(low), Self.reach.contains(high) else { return [] }
    let calendar = DateLabels.calendar
    var ticks: [Double] = []
    guard var date = start(before: Date(timeIntervalSinceReferenceDate: low), in: calendar) else {
      return []
    }
    while date.timeIntervalSinceReferenceDate <= high + 1e-6, ticks.count < 1_000 {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds >= low - 1e-6 { ticks.append(seconds) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
    }
    return ticks
  }

  /// The beginnings of the steps that have two dates inside, and the end of the last one.
  func bounds(around low: Double, _ high: Double) -> [Double] {
    guard low <= high, Self.reach.contains(low), Self.reach.contains(high) else { return [] }
    let calendar = DateLabels.calendar
    let first = start(before: Date(timeIntervalSinceReferenceDate: low), in: calendar)
    guard var date = first else { return [] }
    var bounds = [date.timeIntervalSinceReferenceDate]
    while date.timeIntervalSinceReferenceDate <= high, bounds.count < 10_000 {
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
      bounds.append(date.timeIntervalSinceReferenceDate)
    }
    return bounds
  }

  /// The beginning of a step at or before a date: a multiple of the count in the unit around.
  private func start(before date: Date, in calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    let number: Int
    switch unit {
    case .second, .minute, .hour: number = calendar.component(unit, from: start)
    case .day: number = Int((start.timeIntervalSinceReferenceDate / 86_400).rounded(.down))
    case .month: number = calendar.component(.month, from: start) - 1
    case .year: number = calendar.component(.year, from: start)
    default: return start
    }
    let excess = ((number % count) + count) % count
    return calendar.date(byAdding: unit, value: -excess, to: start)
  }
}
