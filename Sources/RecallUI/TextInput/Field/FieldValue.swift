/// What a field edits, as text.
struct FieldValue {
  let read: () -> String
  let write: (String) -> Void
  /// Whether what was written is what is read from then on. Text of a value in a format is as it was
  /// typed until it is done, and then as the format has it.
  let isText: Bool

  /// Text.
  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
    isText = true
  }

  /// An attributed text, of which the characters are edited.
  ///
  /// - Parameter selection: Says what is typed looks like, as far as the program does.
  init(_ text: Binding<AttributedString>, _ selection: Binding<AttributedTextSelection>?) {
    read = { String(text.wrappedValue.characters) }
    write = { text.wrappedValue.takeCharacters($0, typing: selection?.wrappedValue.typing) }
    isText = true
  }

  private init(read: @escaping () -> String, write: @escaping (String) -> Void) {
    self.read = read
    self.write = write
    isText = false
  }

  /// A value in a format: it changes whenever there is text that can be read as one.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    let format = StageLocale.fixed(format)
    self.init {
      format.format(value.wrappedValue)
    } write: { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  /// A value in a format that may be missing: empty text is none.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    let format = StageLocale.fixed(format)
    self.init {
      value.wrappedValue.map { format.format($0) } ?? ""
    } write: { text in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
  }

  /// A value that a formatter reads and writes.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init {
      formatter.string(for: value.wrappedValue) ?? ""
    } write: { text in
      if let parsed: V = FieldValue.parsed(text, formatter) { value.wrappedValue = parsed }
    }
  }

  private static func parsed<V>(_ text: String, _ formatter: Formatter) -> V? {
    if let dates = formatter as? DateFormatter { return dates.date(from: text) as? V }
    guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
    let candidates: [Any] = [
      number.doubleValue, Float(number.doubleValue), CGFloat(number.doubleValue), number.intValue,
      number,
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}
