import Statistics

/// What is to be played, in words.
enum PlanText {
  static func pairs(_ count: Int) -> String { count == 1 ? "1 pair" : "\(count) pairs" }

  /// How many symbols a deck has, and whose it is where titles alone might not tell.
  static func symbols(of deck: HomeDeck) -> String {
    let count = deck.deck.symbols.count
    return (count == 1 ? "1 symbol" : "\(count) symbols") + (deck.isOwn ? ", yours" : "")
  }

  /// A day as people say it: `Sun, 22 November`.
  static func day(_ day: CalendarDay) -> String {
    let parts = day.components
    return "\(weekdays[day.weekday]), \(parts.day) \(months[parts.month - 1])"
  }

  /// From Monday on, in three letters.
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// A time in words: `4 s`, `0.75 s`, `2 min`.
  static func seconds(_ milliseconds: Int) -> String {
    if milliseconds % 60_000 == 0, milliseconds > 0 { return "\(milliseconds / 60_000) min" }
    let digits = milliseconds % 1000 == 0 ? 0 : milliseconds % 100 == 0 ? 1 : 2
    return "\((Double(milliseconds) / 1000).rounded(to: digits)) s"
  }
}
