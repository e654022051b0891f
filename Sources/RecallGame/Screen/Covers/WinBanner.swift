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
      Text("\(game.moves) moves in \(time), \(game.score) points")
        .font(measures.body)
        .foregroundColor(palette.panelText)
      if let verdict {
        Text(verdict)
          .font(measures.body)
          .foregroundColor(palette.panelQuiet)
      }
      CoverButton("Play again") { game.startOver(at: clock.now) }
        .keyboardShortcut(.defaultAction)
        .accessibilityIdentifier("play again")
        .padding(.top, measures.spacing)
    }
    .multilineTextAlignment(.center)
  }

  private var time: String { ClockText.text(of: game.clock.time(at: clock.now)) }

  /// The moves against par.
  private var verdict: String? {
    guard let par else { return nil }
    let whole = Int(par.rounded())
    let over = game.moves - whole
    if over == 0 { return "As good as a perfect memory: par is \(whole)." }
    return over > 0
      ? "\(over) over par, which is \(whole)." : "\(-over) under par, which is \(whole)!"
  }
}
