// The shapes in which text fields are made: of text, of a value in a format, of a value with a formatter.
//
// Those that SwiftUI calls deprecated, which say what to do at Return, are here for the code that has
// them.

extension TextField {
  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldValue(text), label(), prompt)
  }

  /// Creates a field with a label that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldValue(text), label(), prompt, axis: axis)
  }

  /// Creates a field with a label for a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), label(), prompt)
  }

  /// Creates a field with a label for a value in a format, which may be missing.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), label(), prompt)
  }

  /// Creates a field with a label for a value that a formatter reads and writes.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldValue(value, formatter), label(), prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(FieldValue(text), Text(titleKey), prompt)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(FieldValue(text), Text(title), prompt)
  }

  /// Creates a field with a title that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(FieldValue(text), Text(titleKey), prompt, axis: axis)
  }

  /// Creates a field with a title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(FieldValue(text), Text(title), prompt, axis: axis)
  }

  /// Creates a field with a title for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), Text(titleKey), prompt)
  }

  /// Creates a field with a title for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), Text(title), prompt)
  }

  /// Creates a field with a title for a value in a format, which may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), Text(titleKey), prompt)
  }

  /// Creates a field with a title for a value in a format, which may be missing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), Text(title), prompt)
  }

  /// Creates a field with a title for a value that a formatter reads and writes.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldValue(value, formatter), Text(titleKey), prompt)
  }

  /// Creates a field with a title for a value that a formatter reads and writes.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldValue(value, formatter), Text(title), prompt)
  }

  // MARK: As code from before iOS 15 does

  /// Creates a field that says when it is edited, and acts at Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldValue(text), Text(titleKey), nil, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// Creates a field that says when it is edited.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldValue(text), Text(titleKey), nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a field that acts at Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldValue(text), Text(titleKey), nil, onCommit: onCommit)
  }

  /// Creates a field that says when it is edited, and acts at Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldValue(text), Text(title), nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field that says when it is edited.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldValue(text), Text(title), nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a field that acts at Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldValue(text), Text(title), nil, onCommit: onCommit)
  }

  /// Creates a field of a value with a formatter that says when it is edited, and acts at Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldValue(value, formatter), Text(titleKey), nil, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// Creates a field of a value with a formatter that acts at Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldValue(value, formatter), Text(titleKey), nil, onCommit: onCommit)
  }
}
