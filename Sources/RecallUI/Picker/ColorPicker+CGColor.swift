extension ColorPicker {
  /// Creates a picker of Core Graphics' colors.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: Binding(
        get: { Color(cgColor: selection.wrappedValue) },
        set: { selection.wrappedValue = UIColor($0).cgColor }),
      supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of Core Graphics' colors with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}
