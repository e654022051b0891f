import RecallUI

/// The table: what has been achieved, the cards, and in the end the way to another game.
public struct GameView: View {
  @ObservedObject private var game: EmojiMemoryGame
  @Environment(\.scenePhase) private var phase
  @Environment(\.clock) private var clock

  /// Shows a game.
  public init(game: EmojiMemoryGame) {
    self.game = game
  }

  public var body: some View {
    ZStack {
      LinearGradient(
        colors: [Theme.tableTop, Theme.tableBottom], startPoint: .top, endPoint: .bottom)
      VStack(spacing: Theme.margin) {
        GameHeader(
          title: game.title, pairsLeft: game.pairsLeft, moves: game.moves, score: game.score)
        CardTable(game: game)
      }
      .padding(Theme.margin)
      if game.isOver {
        WinBanner(moves: game.moves, score: game.score) { game.startOver() }
      }
    }
    .onChange(of: phase) { _, phase in
      if phase == .active {
        game.resume(at: clock.now)
      } else {
        game.pause(at: clock.now)
      }
    }
  }
}
