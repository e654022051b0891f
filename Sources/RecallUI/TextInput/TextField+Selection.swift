extension TextField {
  /// Creates a field that tells what is selected, and selects what it is told to.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldValue(text), label(), prompt, axis: axis)
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title that tells what is selected, and selects what it is told to.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(FieldValue(text), Text(titleKey), prompt, axis: axis)
    self.selection = selection
  }

  /// Creates a field with a title that tells what is selected, and selects what it is told to.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(FieldValue(text), Text(title), prompt, axis: axis)
    self.selection = selection
  }
}
