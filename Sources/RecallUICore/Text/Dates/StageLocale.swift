/// Where all stages are.
package enum StageLocale {
  static let locale = Locale(identifier: "en_US")

  /// `format` in the locale of all stages.
  package static func fixed<Format: FormatStyle>(_ format: Format) -> Format {
    let format = format.locale(locale)
    guard var dates = format as? Date.FormatStyle else { return format }
    dates.calendar = Calendar(identifier: .gregorian)
    dates.timeZone = .gmt
    return dates as? Format ?? format
  }
}
