import RecallGame
import RecallUI
import Statistics

/// What is to be played, in words.
enum PlanText {
  static func pairs(_ count: Int) -> LocalizedStringKey { Counts.pairs(count) }

  /// How many symbols a deck has, and whose it is where titles alone might not tell.
  static func symbols(of deck: HomeDeck) -> LocalizedStringKey {
    let count = deck.deck.symbols.count
    return deck.isOwn
      ? LocalizedStringKey(
        one: "{count} symbol, yours", other: "{count} symbols, yours", count: count)
      : LocalizedStringKey(one: "{count} symbol", other: "{count} symbols", count: count)
  }

  /// A day as people say it: `Sun, 22 November`.
  static func day(_ day: CalendarDay) -> LocalizedStringKey {
    let parts = day.components
    return LocalizedStringKey(
      "{weekday}, {day} {month}",
      [
        "weekday": .key(LocalizedStringKey(weekdays[day.weekday])), "day": .number(parts.day),
        "month": .key(LocalizedStringKey(months[parts.month - 1])),
      ])
  }

  /// The same in little room: `Nov 22`.
  static func shortDay(_ day: CalendarDay) -> LocalizedStringKey {
    let parts = day.components
    return LocalizedStringKey(
      "{month} {day}",
      [
        "month": .key(shortMonth(of: day)), "day": .number(parts.day),
      ])
  }

  /// The month of a day, in three letters where the language has such.
  static func shortMonth(of day: CalendarDay) -> LocalizedStringKey {
    LocalizedStringKey(shortMonths[day.components.month - 1], [:], context: "month")
  }

  /// From Monday on, in three letters.
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A time in words: `4 s`, `0.75 s`, `2 min`.
  static func seconds(_ milliseconds: Int) -> LocalizedStringKey {
    if milliseconds % 60_000 == 0, milliseconds > 0 {
      return LocalizedStringKey("{minutes} min", ["minutes": .number(milliseconds / 60_000)])
    }
    let digits = milliseconds % 1000 == 0 ? 0 : milliseconds % 100 == 0 ? 1 : 2
    return LocalizedStringKey(
      "{seconds} s", ["seconds": .decimal((Double(milliseconds) / 1000).rounded(to: digits))])
  }

  /// An accuracy, from 0 to 100: in whole percent, as everywhere.
  static func percent(_ value: Double) -> LocalizedStringKey {
    LocalizedStringKey("{share} %", ["share": .decimal(value.rounded(to: 0))])
  }
}
