/// What says a value of an axis.
public struct AxisValueLabel: AxisMark {
  private let label: AxisLabel

  private init(_ content: AxisLabel.Content, _ isCentered: Bool?) {
    label = AxisLabel(content: content, isCentered: isCentered)
  }

  /// Creates a label that says the value.
  ///
  /// - Parameter centered: Whether it stands between this value and the next one.
  public init(centered: Bool? = nil) {
    self.init(.automatic, centered)
  }

  /// Creates a label of some words.
  public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil) {
    self.init(.text(Text(titleKey)), centered)
  }

  /// Creates a label of some words.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, centered: Bool? = nil) {
    self.init(.text(Text(verbatim: String(title))), centered)
  }

  /// Creates a label that is a view.
  public init<Label: View>(centered: Bool? = nil, @ViewBuilder content: () -> Label) {
    let label = content()
    self.init((label as? Text).map { .text($0) } ?? .view(AnyView(label)), centered)
  }

  /// Creates a label that says the value in a format of Foundation's, in English.
  @_disfavoredOverload
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil)
  where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      .format { datum in
        Format.FormatInput.PrimitivePlottable(_datum: datum)
          .flatMap(Format.FormatInput.init(primitivePlottable:)).map { Text($0, format: format) }
      }, centered)
  }

  /// Creates a label that says the number in a format.
  public init(format: FloatingPointFormatStyle<Double>, centered: Bool? = nil) {
    self.init(.number { Text($0, format: format) }, centered)
  }

  /// Creates a label that says the number as a percentage.
  public init(format: FloatingPointFormatStyle<Double>.Percent, centered: Bool? = nil) {
    self.init(.number { Text($0, format: format) }, centered)
  }

  /// Creates a label that says the number as an amount of money.
  public init(format: FloatingPointFormatStyle<Double>.Currency, centered: Bool? = nil) {
    self.init(.number { Text($0, format: format) }, centered)
  }

  public func _addParts(to parts: inout _AxisParts) {
    parts.labels.append(label)
  }
}

extension AxisLabel.Content {
  fileprivate static func number(_ text: @escaping (Double) -> Text) -> AxisLabel.Content {
    .format { datum in
      guard case .number(let number) = datum else { return nil }
      return text(number)
    }
  }
}
