import RecallGame
import RecallUI

/// A frame around the choice that is selected of those beside each other: the ground that it has is hardly
/// lighter than that of the others.
struct ChosenSegment: View {
  let count: Int
  /// Its place, from 0.
  let selected: Int
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(palette.panelText, lineWidth: 2)
          .opacity(index == selected ? 1 : 0)
      }
    }
    // As far as segments are from the edge of their ground.
    .padding(2)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
