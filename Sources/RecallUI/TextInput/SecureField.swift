/// A field for what nobody is to read: it shows bullets, and nothing of it is in an outline, copied, or
/// cut out.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  private let onCommit: (() -> Void)?

  private init(_ text: Binding<String>, _ label: Label, _ prompt: Text?, _ onCommit: (() -> Void)?)
  {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.onCommit = onCommit
  }

  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label(), prompt, nil)
  }

  public var body: some View {
    text.keepSecret()
    var field = TextField(FieldValue(text), label, prompt, onCommit: onCommit)
    field.isSecret = true
    return field
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which stands in it while it is empty and has no prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, Text(titleKey), prompt, nil)
  }

  /// Creates a field with a title, which stands in it while it is empty and has no prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, Text(title), prompt, nil)
  }

  /// Creates a field that acts at Return, as code from before iOS 15 does.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(titleKey), nil, onCommit)
  }

  /// Creates a field that acts at Return, as code from before iOS 15 does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(title), nil, onCommit)
  }
}
