extension Text {
  /// Creates a view that shows a value in a format of Foundation's, in English as it is written in
  /// the United States and, for dates, in Greenwich's time, relative to the stage's date: what a stage
  /// shows doesn't depend on the machine.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: StageLocale.text(of: input, in: format))
  }
}
