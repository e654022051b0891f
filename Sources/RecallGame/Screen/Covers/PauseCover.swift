import RecallUI

/// Lets nothing be played while the game's time stands still, and tells how to play.
struct PauseCover: View {
  let game: EmojiMemoryGame
  /// Whether to tell how to play.
  let showsHelp: Bool
  let exits: [GameExit]
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures
  @Environment(\.clock) private var clock
  @Environment(\.tableKeys) private var keys

  var body: some View {
    Cover {
      Text(showsHelp ? "How to play" : "Paused")
        .font(measures.title)
        .foregroundColor(palette.panelText)
      if showsHelp { help }
      CoverButtons {
        CoverButton("Go on", isFirst: true) { game.togglePause(at: clock.now) }
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier("go on")
        if exits.contains(.menu) { ExitButton(.menu) }
      }
      .background { otherKeys }
    }
  }

  /// What opened the cover closes it, and who reads that N deals a new game tries it at once.
  private var otherKeys: some View {
    ZStack {
      Button("Close") { game.togglePause(at: clock.now) }
        .keyboardShortcut(showsHelp ? "h" : "p", modifiers: [])
        .keyboardShortcut(showsHelp ? .help : nil)
      if showsHelp {
        Button("New game") { game.startOver(at: clock.now) }
          .keyboardShortcut("n", modifiers: [])
          .keyboardShortcut(.newGame)
      }
    }
    .hidden()
  }

  private var help: some View {
    Grid(
      alignment: .leading, horizontalSpacing: measures.margin,
      verticalSpacing: (measures.spacing / 3).rounded()
    ) {
      ForEach(ways + (game.setup.offersUndo ? [PauseCover.undo] : [])) { way in
        GridRow {
          Text(way.doing).foregroundColor(palette.panelText)
          Text(way.key).foregroundColor(palette.panelQuiet)
        }
      }
    }
    .font(measures.caption)
    .lineLimit(1)
  }

  private struct Way: Identifiable {
    let doing: String
    let key: String

    var id: String { doing }
  }

  private static let undo = Way(doing: "Take a shuffle or new game back", key: "Ctrl+Z")

  private var ways: [Way] {
    func key(_ action: TableKeys.Action) -> String { keys[action].uppercased() }
    return [
      Way(doing: "Turn a card up", key: "tap, Space or Return"),
      Way(doing: "Peek, for a point", key: "hold, or hold \(key(.peek))"),
      Way(doing: "Choose a card", key: "arrows, Tab"),
      Way(doing: "Deal", key: "tap or drag the deck, or Space"),
      Way(doing: "Shuffle", key: key(.shuffle)),
      Way(doing: "New game", key: "\(key(.newGame)) or Ctrl+N"),
      Way(doing: "Pause, go on", key: "\(key(.pause)) or Escape"),
      Way(doing: "This help", key: "\(key(.help)) or F1"),
      Way(doing: "Full screen, close", key: "F11, Ctrl+Q"),
    ]
  }
}
