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
      Text(showsHelp ? "How to play" : "Paused" as LocalizedStringKey)
        .font(measures.title)
        .foregroundColor(palette.panelText)
      if showsHelp { help }
      CoverButtons {
        CoverButton("Continue", isFirst: true) { game.togglePause(at: clock.now) }
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

  /// In columns where these have room, and otherwise below each other, to scroll.
  private var help: some View {
    ViewThatFits {
      columns
      ScrollView { lines }
    }
    .font(measures.caption)
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: measures.spacing) {
      ForEach(shownWays) { way in
        VStack(alignment: .leading, spacing: 0) {
          Text(LocalizedStringKey(way.doing)).foregroundColor(palette.panelText)
          Text(way.key).foregroundColor(palette.panelQuiet)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var columns: some View {
    Grid(
      alignment: .leading, horizontalSpacing: measures.margin,
      verticalSpacing: (measures.spacing / 3).rounded()
    ) {
      ForEach(shownWays) { way in
        GridRow {
          Text(LocalizedStringKey(way.doing)).foregroundColor(palette.panelText)
          Text(way.key).foregroundColor(palette.panelQuiet)
        }
      }
    }
    .lineLimit(1)
  }

  private var shownWays: [Way] { ways + (game.setup.offersUndo ? [PauseCover.undo] : []) }

  private struct Way: Identifiable {
    /// In English.
    let doing: String
    let key: LocalizedStringKey

    var id: String { doing }
  }

  private static var undo: Way { Way(doing: "Undo a shuffle or new game", key: "Ctrl+Z") }

  private var ways: [Way] {
    func key(_ action: TableKeys.Action) -> LocalizedStringKey.Argument {
      .text(keys[action].uppercased())
    }
    return [
      Way(doing: "Turn a card up", key: "tap, Space or Return"),
      Way(
        doing: "Peek, for a point",
        key: LocalizedStringKey("hold, or hold {key}", ["key": key(.peek)])),
      Way(doing: "Choose a card", key: "arrows, Tab"),
      Way(doing: "Deal", key: "tap or drag the deck, or Space"),
      Way(doing: "Shuffle", key: LocalizedStringKey(verbatim: keys[.shuffle].uppercased())),
      Way(doing: "New game", key: LocalizedStringKey("{key} or Ctrl+N", ["key": key(.newGame)])),
      Way(
        doing: "Pause, continue", key: LocalizedStringKey("{key} or Escape", ["key": key(.pause)])),
      Way(doing: "This help", key: LocalizedStringKey("{key} or F1", ["key": key(.help)])),
      Way(doing: "Full screen, close", key: "F11, Ctrl+Q"),
    ]
  }
}
