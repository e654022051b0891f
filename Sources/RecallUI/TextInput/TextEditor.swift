/// Text in lines that fills its place, to be edited. It scrolls.
///
/// An attributed text is shown in the editor's own font and color. What is typed looks as what stands before it, or as
/// its selection says; what stands there keeps its looks.
public struct TextEditor: View {
  private enum Content {
    case plain(Binding<String>, Binding<TextSelection?>?)
    case attributed(Binding<AttributedString>, Binding<AttributedTextSelection>?)
  }

  private let content: Content

  /// Creates an editor.
  public init(text: Binding<String>) {
    content = .plain(text, nil)
  }

  /// Creates an editor that tells what is selected, and selects what it is told to.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = .plain(text, selection)
  }

  /// Creates an editor of an attributed text.
  ///
  /// - Parameters:
  ///   - text: What is edited.
  ///   - selection: What is selected, and what is typed looks like; nil where the program doesn't ask.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    content = .attributed(text, selection)
  }

  public var body: some View {
    EditingField(
      value: value, kind: .page, title: "", prompt: "", look: .page, selection: selection)
  }

  private var value: FieldValue {
    switch content {
    case .plain(let text, _): FieldValue(text)
    case .attributed(let text, let selection): FieldValue(text, selection)
    }
  }

  private var selection: Binding<TextSelection?>? {
    switch content {
    case .plain(_, let selection): selection
    case .attributed(let text, let selection): selection.map(text.plainSelection)
    }
  }
}
