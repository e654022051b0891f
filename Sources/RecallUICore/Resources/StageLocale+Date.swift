extension StageLocale {
  /// What a format makes of a value in the locale of all stages. What is told relative to now is so to the date of
  /// the stage that runs the code that asks, and not to the machine's.
  static func text<Format: FormatStyle>(
    of value: Format.FormatInput, in format: Format
  ) -> Format.FormatOutput {
    let fixed = fixed(format)
    guard let relative = fixed as? Date.RelativeFormatStyle, let date = value as? Date,
      let now = StageDate.now
    else { return fixed.format(value) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let anchored = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: relative.allowedFields, presentation: relative.presentation,
      unitsStyle: relative.unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: relative.capitalizationContext)
    return anchored.format(now) as? Format.FormatOutput ?? fixed.format(value)
  }
}
