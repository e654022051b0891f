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
  @Environment(\.fieldLook) private var look
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.reservedLines) private var reservedLines

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
    EditingField(
      value: value, kind: kind, title: (label as? Text)?.string ?? "",
      prompt: (prompt ?? label as? Text)?.string ?? "", look: look,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  private var kind: FieldKind {
    guard axis == .vertical else { return .line }
    return .lines(least: max(reservedLines ?? 1, 1), most: max(lineLimit ?? .max, 1))
  }
}
