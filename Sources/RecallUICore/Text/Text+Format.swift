extension Text {
  /// Creates a view that shows a value in a format of Foundation's, in English as it is written in
  /// the United States and, for dates, in Greenwich's time: what a stage shows doesn't depend on
  /// the machine.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: StageLocale.fixed(format).format(input))
  }
}

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
