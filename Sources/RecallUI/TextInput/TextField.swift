/// A field to type text into, or a value in a format.
///
/// The title stands in it while it is empty, if there is no prompt. Return submits (`onSubmit`). A value
/// in a format changes whenever what was typed can be read as one; when the field is left, or at
/// Return, it is shown as the format has it.
public struct TextField<Label: View>: View {
  private let value: FieldValue
  private let label: Label
  private let prompt: Text?
  private let axis: Axis
  private let onEditingChanged: (Bool) -> Void
  private let onCommit: (() -> Void)?
  /// Whether it shows bullets.
  var isSecret = false
  /// Where the program hears what is selected, and sets it.
  var selection: Binding<TextSelection?>?
  @Environment(\.fieldLook) private var look
  @Environment(\.fieldStyle) private var style
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.reservedLines) private var reservedLines
  @Environment(\.stringCatalog) private var catalog

  init(
    _ value: FieldValue, _ label: Label, _ prompt: Text?, axis: Axis = .horizontal,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: (() -> Void)? = nil
  ) {
    self.value = value
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  public var body: some View {
    if let style {
      // The field that the style gets is shown as it is.
      style.body(styled).environment(\.fieldStyle, nil)
    } else {
      EditingField(
        value: value, kind: kind, title: title?.string(in: catalog) ?? "",
        prompt: (prompt ?? title)?.string(in: catalog) ?? "", look: look, selection: selection,
        onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
  }

  /// The label, as far as it is a text.
  private var title: Text? { label as? Text ?? (label as? _TextFieldStyleLabel)?.title }

  private var styled: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      value, _TextFieldStyleLabel(title: title), prompt, axis: axis,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
    field.isSecret = isSecret
    field.selection = selection
    return field
  }

  private var kind: FieldKind {
    if isSecret { return .secret }
    guard axis == .vertical else { return .line }
    return .lines(least: max(reservedLines ?? 1, 1), most: max(lineLimit ?? .max, 1))
  }
}
