import RecallUI

/// The table: what has been achieved, the cards, the deck, and what can be done.
public struct GameView: View {
  // Not observed here: the parts that show the game observe it, and the whole stays as it is.
  private let game: EmojiMemoryGame
  private let par: Double?
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.clock) private var clock
  @Namespace private var cards
  @State private var showsHelp = false

  /// Shows a game.
  ///
  /// - Parameters:
  ///   - game: What is played.
  ///   - par: The moves that a perfect memory needs on average; nil when nobody knows.
  public init(game: EmojiMemoryGame, par: Double? = nil) {
    self.game = game
    self.par = par
  }

  public var body: some View {
    GeometryReader { geometry in
      let measures = Measures(geometry.size)
      ZStack {
        Background()
        VStack(spacing: measures.spacing) {
          GameHeader(game: game, par: par)
          CardTable(game: game, cards: cards)
          ControlBar(game: game, cards: cards, showsHelp: $showsHelp)
            // Cards that fly to the table come from below it.
            .zIndex(-1)
        }
        .padding(measures.margin)
        .modifier(Covered(game: game))
        Covers(game: game, par: par, showsHelp: showsHelp)
      }
      .environment(\.measures, measures)
    }
    .environment(\.palette, Palette(colorScheme))
    .tint(Palette(colorScheme).text)
    .onChange(of: phase) { _, phase in
      game.setAttended(phase == .active, at: clock.now)
    }
  }
}

/// Lets nothing be done to a table that is covered.
private struct Covered: ViewModifier {
  @ObservedObject var game: EmojiMemoryGame

  func body(content: Content) -> some View {
    content.disabled(game.isOver || game.isPausedByPlayer)
  }
}

/// What covers the table once the game is won, or while it is paused.
private struct Covers: View {
  @ObservedObject var game: EmojiMemoryGame
  let par: Double?
  let showsHelp: Bool

  var body: some View {
    ZStack {
      if game.isOver {
        WinBanner(game: game, par: par).transition(.opacity)
      } else if game.isPausedByPlayer {
        PauseCover(game: game, showsHelp: showsHelp).transition(.opacity)
      }
    }
    .animation(game.isOver ? Theme.winning : Theme.covering, value: game.isOver)
    .animation(Theme.covering, value: game.isPausedByPlayer)
  }
}

/// What everything lies on.
private struct Background: View {
  @Environment(\.palette) private var palette

  var body: some View {
    LinearGradient(
      colors: [palette.tableTop, palette.tableBottom], startPoint: .top, endPoint: .bottom)
  }
}
