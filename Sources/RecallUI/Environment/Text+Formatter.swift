extension Text {
  /// Creates a text that shows a value as a formatter of Foundation's writes it; as it describes itself
  /// where the formatter has nothing to say.
  ///
  /// It stands for itself in each language: a formatter has a locale and a time zone of its own.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(verbatim: Text.words(for: subject, formatter))
  }

  /// Creates a text that shows a value as a formatter of Foundation's writes it; as it describes itself
  /// where the formatter has nothing to say.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: Text.words(for: subject, formatter))
  }

  fileprivate static func words(for subject: Any, _ formatter: Formatter) -> String {
    switch (subject, formatter) {
    case (let date as Date, let formatter as DateFormatter): formatter.string(from: date)
    case (let number as any BinaryInteger, let formatter as NumberFormatter):
      formatter.string(from: NSNumber(value: Int64(clamping: number))) ?? "\(number)"
    case (let number as any BinaryFloatingPoint, let formatter as NumberFormatter):
      formatter.string(from: NSNumber(value: Double(number))) ?? "\(number)"
    default: formatter.string(for: subject) ?? "\(subject)"
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Shows a value as a formatter of Foundation's writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(verbatim: Text.words(for: subject, formatter)))
  }
}
