import RecallGame
import RecallUI

extension View {
  /// Puts a frame around a field that stands beside other things in its row, so that one sees that there is
  /// something to write.
  func fieldFrame() -> some View {
    modifier(FieldFrame())
  }
}

private struct FieldFrame: ViewModifier {
  @Environment(\.palette) private var palette

  /// In points.
  private static let room: CGFloat = 6

  func body(content: Content) -> some View {
    content
      // The ring of the focus lies on the frame.
      .focusShape(RoundedRectangle(cornerRadius: 8).inset(by: -Self.room))
      .padding(Self.room)
      .overlay {
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(palette.panelQuiet, lineWidth: 1)
          .allowsHitTesting(false)
      }
  }
}
