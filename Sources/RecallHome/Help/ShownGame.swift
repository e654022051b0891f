import RecallGame
import RecallUI

/// A game that plays itself, on its own screen: nobody can touch it.
struct ShownGame: View {
  @State private var game = ShownGame.deal()
  @State private var step = 0
  /// How many games it has played.
  @State private var round = 0
  @Environment(\.clock) private var clock

  var body: some View {
    ZStack {
      if let game {
        GameView(game: game).id(round)
      }
    }
    .disabled(true)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .onReceive(Timer.publish(every: 1.2, on: .main, in: .common).autoconnect()) { _ in
      play()
    }
  }

  /// The cards that are turned up one after the other: a mismatch, what it taught, and the rest.
  private static let choices = [0, 3, 1, 0, 2, 3, 4, 5]

  /// Rests at the end before it begins anew.
  private static let rest = 4

  private static func deal() -> EmojiMemoryGame? {
    let symbols = ["🚗", "🚀", "⛵️"]
    return try? EmojiMemoryGame(title: "", pairs: 3, seed: 5) { symbols[$0 % symbols.count] }
  }

  private func play() {
    guard let game else { return }
    if step < ShownGame.choices.count {
      game.choose(id: ShownGame.choices[step], at: clock.now)
    } else if step == ShownGame.choices.count + ShownGame.rest {
      self.game = ShownGame.deal()
      round += 1
      step = -1
    }
    step += 1
  }
}
