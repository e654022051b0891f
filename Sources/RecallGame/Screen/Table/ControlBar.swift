import RecallUI

/// The deck, and what can be done with the whole game.
struct ControlBar: View {
  let game: EmojiMemoryGame
  @ObservedObject var awaitsDeal: Observed<Bool>
  let cards: Namespace.ID
  /// Whether it says by itself how cards are dealt: a first game is told so above.
  let hints: Bool
  @Binding var showsHelp: Bool
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: measures.margin) {
      // Pulled up, it passes over what stands beside it.
      DeckView(game: game, pile: game.parts.pile, cards: cards).zIndex(1)
      if hints, awaitsDeal.value {
        ViewThatFits(in: .horizontal) {
          Text("Tap the deck, or drag it up, to deal.")
          Text("Tap to deal.")
          Text("")
        }
        .font(measures.body)
        .foregroundColor(palette.quiet)
        .lineLimit(1)
      }
      if let course = game.parts.course {
        LookBar(game: game, look: course.look)
        UndoBar(game: game, title: course.undo)
      }
      Spacer(minLength: 0)
      BarButtons(game: game, showsHelp: $showsHelp).layoutPriority(1)
    }
    .frame(height: measures.barHeight)
  }
}

/// What can be done with the whole game: always the same.
private struct BarButtons: View {
  let game: EmojiMemoryGame
  @Binding var showsHelp: Bool
  @Environment(\.measures) private var measures
  @Environment(\.clock) private var clock

  var body: some View {
    ViewThatFits(in: .horizontal) {
      buttons(.full)
      buttons(.title)
      buttons(.icon)
    }
  }

  private func buttons(_ looks: BarButton.Looks) -> some View {
    HStack(spacing: measures.spacing) {
      BarButton(
        "Help", icon: "questionmark.circle", name: "help", key: "h", or: .help, looks: .icon
      ) {
        pause(showingHelp: true)
      }
      BarButton("Shuffle", icon: "shuffle", name: "shuffle", key: "s", looks: looks) {
        game.shuffleCards(at: clock.now)
      }
      BarButton(
        "Pause", icon: "pause.fill", name: "pause", key: .escape, or: .pause, looks: looks
      ) {
        pause(showingHelp: false)
      }
      BarButton(
        "New game", icon: "arrow.clockwise", name: "new game", key: "n", or: .newGame, looks: looks
      ) {
        game.startOver(at: clock.now)
      }
    }
  }

  private func pause(showingHelp: Bool) {
    showsHelp = showingHelp
    game.togglePause(at: clock.now)
  }
}

extension KeyboardShortcut {
  /// F1.
  static let help = KeyboardShortcut("\u{F704}", modifiers: [])
  /// Ctrl+N, as in other programs.
  static let newGame = KeyboardShortcut("n", modifiers: .control)
  static let pause = KeyboardShortcut("p", modifiers: [])
}
