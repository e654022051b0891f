import RecallGame
import RecallUI

extension View {
  /// Says in a field that is empty what belongs there, so that it can be read on panels: the prompt that a
  /// field has by itself is fainter.
  ///
  /// - Parameter alignment: Where the field's text stands.
  func prompt(
    _ prompt: LocalizedStringKey, if isEmpty: Bool, alignment: Alignment = .leading
  ) -> some View {
    modifier(QuietPrompt(prompt: prompt, isEmpty: isEmpty, alignment: alignment))
  }
}

private struct QuietPrompt: ViewModifier {
  let prompt: LocalizedStringKey
  let isEmpty: Bool
  let alignment: Alignment
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content
      .accessibilityLabel(prompt)
      .overlay(alignment: alignment) {
        if isEmpty {
          Text(prompt)
            .foregroundColor(palette.panelQuiet)
            .lineLimit(1)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
  }
}
