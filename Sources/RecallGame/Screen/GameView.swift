import RecallUI

/// The table: what has been achieved, the cards, the deck, and what can be done.
public struct GameView: View {
  // The views that show a part of the game observe that part.
  private let game: EmojiMemoryGame
  private let par: Double?
  private let exits: [GameExit]
  private let explains: Bool
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.cardBackStyle) private var backs
  @Environment(\.paletteTraits) private var traits
  @Environment(\.textScale) private var textScale
  @Environment(\.clock) private var clock
  @Environment(\.performEffect) private var performEffect
  @Environment(\.stringCatalog) private var catalog
  @Namespace private var cards
  @State private var showsHelp = false

  /// Shows a game.
  ///
  /// - Parameters:
  ///   - game: What is played.
  ///   - par: The moves that a perfect memory needs on average; nil when nobody knows.
  ///   - exits: Where one can go from here: each is a button where the game stands still, which asks for
  ///     `.message(name: "leave", body: …)` with the exit's name.
  ///   - explains: Whether it tells what can be done next, as to somebody who plays for the first time.
  public init(
    game: EmojiMemoryGame, par: Double? = nil, exits: [GameExit] = [], explains: Bool = false
  ) {
    self.game = game
    self.par = par
    self.exits = exits
    self.explains = explains
  }

  public var body: some View {
    GeometryReader { geometry in
      let measures = Measures(geometry.size, textScale: textScale)
      ZStack {
        Background()
        VStack(spacing: measures.spacing) {
          GameHeader(game: game, par: par)
          if let course = game.parts.course, !game.setup.ghost.isEmpty {
            GhostRail(ghost: game.setup.ghost, finds: course.finds, clock: game.parts.clock)
          }
          CardTable(game: game, order: game.parts.order, cards: cards)
            .modifier(HiddenWhilePaused(phase: game.parts.phase))
          if explains { AdviceBar(advice: game.parts.advice(of: game)) }
          ControlBar(
            game: game, awaitsDeal: game.parts.awaitsDeal, cards: cards, hints: !explains,
            showsHelp: $showsHelp
          )
          // Cards that fly to the table come from below it.
          .zIndex(-1)
        }
        .padding(measures.margin)
        .modifier(Covered(phase: game.parts.phase))
        Covers(
          game: game, par: par, exits: exits, phase: game.parts.phase, showsHelp: showsHelp)
      }
      .environment(\.measures, measures)
    }
    .environment(\.palette, Palette(colorScheme, backs: backs, traits: traits))
    .tint(Palette(colorScheme, traits: traits).text)
    .onAppear {
      let performEffect = performEffect
      game.onSound = { performEffect(.playSound($0.rawValue)) }
      game.catalog = catalog
      game.onAnnouncement = { AccessibilityNotification.Announcement($0).post() }
    }
    .onDisappear {
      game.onSound = nil
      game.onAnnouncement = nil
    }
    .onChange(of: phase) { _, phase in
      game.setAttended(phase == .active, at: clock.now)
    }
  }
}

/// Lets nothing be done to a table that is covered.
private struct Covered: ViewModifier {
  @ObservedObject var phase: Observed<GameParts.Phase>

  func body(content: Content) -> some View {
    content.disabled(phase.value.hasEnded || phase.value.isPausedByPlayer)
  }
}

/// Shows no card while the game's time stands still: who pauses to learn them by heart sees none.
private struct HiddenWhilePaused: ViewModifier {
  @ObservedObject var phase: Observed<GameParts.Phase>

  func body(content: Content) -> some View {
    content
      .opacity(phase.value.isPausedByPlayer ? 0 : 1)
      .animation(Theme.covering, value: phase.value.isPausedByPlayer)
  }
}

/// What covers the table once the game is won, or while it is paused.
private struct Covers: View {
  let game: EmojiMemoryGame
  let par: Double?
  let exits: [GameExit]
  @ObservedObject var phase: Observed<GameParts.Phase>
  let showsHelp: Bool

  var body: some View {
    let phase = phase.value
    ZStack {
      if phase.isOver {
        WinBanner(game: game, par: par, exits: exits).transition(.opacity)
      } else if phase.isLost {
        LostCover(game: game, exits: exits).transition(.opacity)
      } else if phase.isPausedByPlayer {
        PauseCover(game: game, showsHelp: showsHelp, exits: exits).transition(.opacity)
      }
    }
    .animation(phase.isOver ? Theme.winning : Theme.covering, value: phase.isOver)
    .animation(Theme.covering, value: phase.isPausedByPlayer)
    .animation(Theme.covering, value: phase.isLost)
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
