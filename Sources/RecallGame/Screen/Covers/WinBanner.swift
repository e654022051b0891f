import RecallUI

/// Says that all pairs are found, how that compares to a perfect memory, and offers another game.
struct WinBanner: View {
  let game: EmojiMemoryGame
  let par: Double?
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures
  @Environment(\.clock) private var clock

  var body: some View {
    Cover {
      Text("🎉").font(.system(size: 56 * measures.scale))
      Text("All pairs found")
        .font(measures.title)
        .foregroundColor(palette.panelText)
      Text(WinBanner.summary(moves: game.moves, time: time, score: game.score))
        .font(measures.body)
        .foregroundColor(palette.panelText)
      if let par {
        Text(WinBanner.verdict(moves: game.moves, par: par))
          .font(measures.body)
          .foregroundColor(palette.panelQuiet)
      }
      CoverButton("Play again") { game.startOver(at: clock.now) }
        .keyboardShortcut(.defaultAction)
        // What the help calls it, which doesn't say that the button is another one now.
        .keyboardShortcut("n", modifiers: [])
        .accessibilityIdentifier("play again")
        .padding(.top, measures.spacing)
    }
    .multilineTextAlignment(.center)
  }

  private var time: String { ClockText.text(of: game.clock.time(at: clock.now)) }

  static func summary(moves: Int, time: String, score: Int) -> String {
    "\(moves) \(moves == 1 ? "move" : "moves") in \(time), "
      + "\(score.withMinusSign) \(abs(score) == 1 ? "point" : "points")"
  }

  /// The moves against what a perfect memory needs on average, in whole moves.
  static func verdict(moves: Int, par: Double) -> String {
    let whole = Int(par.rounded())
    let over = moves - whole
    if over == 0 { return "As good as a perfect memory: par is \(whole)." }
    return over > 0
      ? "\(over) over par, which is \(whole)." : "\(-over) under par, which is \(whole)!"
  }
}
