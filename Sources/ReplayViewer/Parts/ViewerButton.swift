import RecallUI

/// A button of the viewer: a symbol or a word, which may be on.
struct ViewerButton: View {
  private let name: String
  private let title: LocalizedStringKey?
  private let words: LocalizedStringKey
  private let symbol: String?
  private let isOn: Bool
  private let action: () -> Void
  @Environment(\.viewerColors) private var colors
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameters:
  ///   - name: What scripts call it.
  ///   - title: The word on it; nil for none.
  ///   - symbol: The symbol on it; nil for none.
  ///   - words: What it is called for who can't see it, where the word on it doesn't tell.
  ///   - isOn: Whether what it stands for holds.
  ///   - action: What it does.
  init(
    _ name: String, title: LocalizedStringKey? = nil, symbol: String? = nil,
    says words: LocalizedStringKey? = nil, isOn: Bool = false, action: @escaping () -> Void
  ) {
    (self.name, self.title, self.symbol) = (name, title, symbol)
    self.words = words ?? title ?? LocalizedStringKey(verbatim: name)
    (self.isOn, self.action) = (isOn, action)
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        if let symbol { Image(systemName: symbol) }
        if let title { Text(title).lineLimit(1) }
      }
      .font(.system(size: 13, weight: .medium, relativeTo: .footnote))
      .foregroundColor(isOn ? colors.onAccent : colors.text)
      .padding(.horizontal, 8)
      .frame(minWidth: 30, minHeight: 26)
      .background(
        RoundedRectangle(cornerRadius: 6).fill(isOn ? colors.accent : colors.line.opacity(0.5))
      )
      .opacity(isEnabled ? 1 : 0.45)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(words)
    .accessibilityIdentifier(name)
  }
}
