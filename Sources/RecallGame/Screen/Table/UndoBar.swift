import RecallUI

/// What was done, for as long as it can be taken back.
struct UndoBar: View {
  let game: EmojiMemoryGame
  @ObservedObject var title: Observed<String?>
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette
  @Environment(\.clock) private var clock

  var body: some View {
    if let title = title.value {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: measures.spacing) {
          Text(LocalizedStringKey(title))
            .font(measures.body)
            .foregroundColor(palette.text)
            .lineLimit(1)
          undo(.full)
        }
        undo(.full)
        undo(.icon)
      }
    }
  }

  private func undo(_ looks: BarButton.Looks) -> some View {
    BarButton(
      "Undo", icon: "arrow.counterclockwise", name: "undo", key: "z", modifiers: .control,
      looks: looks
    ) {
      game.undo(at: clock.now)
    }
  }
}
