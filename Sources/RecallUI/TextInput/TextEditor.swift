/// Text in lines that fills its place, to be edited. It scrolls.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor.
  public init(text: Binding<String>) {
    self.text = text
  }

  public var body: some View {
    EditingField(value: FieldValue(text), kind: .page, title: "", prompt: "", look: .page)
  }
}
