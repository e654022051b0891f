/// Text in lines that fills its place, to be edited. It scrolls.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  /// Creates an editor.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Creates an editor that tells what is selected, and selects what it is told to.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  public var body: some View {
    EditingField(
      value: FieldValue(text), kind: .page, title: "", prompt: "", look: .page,
      selection: selection)
  }
}
