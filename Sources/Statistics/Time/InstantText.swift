/// An instant as ISO 8601 writes it.
enum InstantText {
  /// In Greenwich's time: `2026-11-22T17:05:10Z`.
  ///
  /// - Parameter seconds: Since 1970 began there; those beyond ``CalendarDay/range`` count as its ends.
  static func utc(_ seconds: Int64) -> String {
    let rest = seconds % 86_400
    let second = Int(rest < 0 ? rest + 86_400 : rest)
    let day = CalendarDay(seconds: seconds, offset: 0)
    let parts = [second / 3600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }
    return "\(day)T\(parts.joined(separator: ":"))Z"
  }
}
