import RecallUI

/// The deck, and what can be done with the whole game.
struct ControlBar: View {
  @ObservedObject var game: EmojiMemoryGame
  let cards: Namespace.ID
  @Binding var showsHelp: Bool
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette
  @Environment(\.clock) private var clock

  var body: some View {
    HStack(spacing: measures.margin) {
      DeckView(game: game, cards: cards)
      if game.awaitsDeal {
        ViewThatFits(in: .horizontal) {
          Text("Tap the deck, or drag it up, to deal.")
          Text("Tap to deal.")
          Text("")
        }
        .font(measures.body)
        .foregroundColor(palette.quiet)
        .lineLimit(1)
      }
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        buttons(measures.margin)
        buttons(measures.spacing)
        button("New game", "new game", "n") { game.startOver(at: clock.now) }
      }
      .layoutPriority(1)
    }
    .frame(height: measures.barHeight)
  }

  private func buttons(_ padding: CGFloat) -> some View {
    HStack(spacing: measures.spacing) {
      button("?", "help", "h", padding) { pause(showingHelp: true) }
      button("Shuffle", "shuffle", "s", padding) { game.shuffleCards() }
      button("Pause", "pause", .escape, padding) { pause(showingHelp: false) }
      button("New game", "new game", "n", padding) { game.startOver(at: clock.now) }
    }
  }

  private func pause(showingHelp: Bool) {
    showsHelp = showingHelp
    game.togglePause(at: clock.now)
  }

  private func button(
    _ title: String, _ name: String, _ key: KeyEquivalent, _ padding: CGFloat = 8,
    action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Text(title)
        .font(measures.button)
        .foregroundColor(palette.text)
        .lineLimit(1)
        .padding(.horizontal, padding)
        .padding(.vertical, measures.spacing)
        .background(Capsule().fill(palette.control))
    }
    .contentShape(.focusEffect, Capsule())
    .keyboardShortcut(key, modifiers: [])
    .accessibilityIdentifier(name)
  }
}
