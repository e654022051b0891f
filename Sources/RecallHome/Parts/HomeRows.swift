import RecallGame
import RecallUI

extension View {
  /// Has rows lie on panels as all others do, with lines between them that can be seen: those that lists have by
  /// themselves fade into dark panels.
  func homeRows(_ palette: Palette) -> some View {
    listRowBackground(palette.panel)
      .listRowSeparatorTint(palette.panelText.opacity(0.6))
  }
}

extension View {
  /// Has the frame of the focus keep away from the words of a row: by itself it is as large as those.
  func rowFocus() -> some View {
    focusShape(RoundedRectangle(cornerRadius: 8).inset(by: -4))
  }
}
