import RecallUI

/// Says that all pairs are found, how that compares to a perfect memory, and offers another game.
struct WinBanner: View {
  let game: EmojiMemoryGame
  let par: Double?
  let exits: [GameExit]
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures
  @Environment(\.clock) private var clock

  var body: some View {
    Cover {
      Text("🎉").font(.system(size: 56 * measures.scale))
      Text(title)
        .font(measures.title)
        .foregroundColor(palette.panelText)
      if game.setup.seats.count > 1 {
        Results(seats: game.seats)
      } else {
        Text(WinBanner.summary(moves: game.moves, time: time, score: game.score))
          .font(measures.body)
          .foregroundColor(palette.panelText)
      }
      if let lead {
        Text(lead)
          .font(measures.body)
          .foregroundColor(palette.panelText)
      }
      if let par, game.setup.seats.count == 1 {
        Text(WinBanner.verdict(moves: game.moves, par: par))
          .font(measures.body)
          .foregroundColor(palette.panelQuiet)
      }
      CoverButtons {
        CoverButton("Play again", isFirst: true) { game.startOver(at: clock.now) }
          .keyboardShortcut(.defaultAction)
          // What the help calls it, which doesn't say that the button is another one now.
          .keyboardShortcut("n", modifiers: [])
          .keyboardShortcut(.newGame)
          .accessibilityIdentifier("play again")
        ExitButtons(exits)
      }
    }
    .multilineTextAlignment(.center)
  }

  /// What is said first: who won, where several play.
  private var title: String {
    let names = game.setup.seats.map(\.name)
    guard names.count > 1 else { return "All pairs found" }
    switch game.standing {
    case .undecided: return "All pairs found"
    case .won(let player): return names[player] == "You" ? "You win" : "\(names[player]) wins"
    case .tied(let players):
      let tied = players.map { names[$0] }
      return "\(tied.dropLast().joined(separator: ", ")) and \(tied.last ?? "") tie"
    }
  }

  /// How the game compares with what it was played against: the ghost, or the time of a race.
  private var lead: String? {
    let spent = game.clock.time(at: clock.now)
    if let last = game.setup.ghost.last {
      return WinBanner.lead(over: .milliseconds(last.milliseconds), spent: spent)
    }
    return game.setup.race.map { race in
      "With \(ClockText.text(of: .milliseconds(race) - spent)) left."
    }
  }

  /// How much sooner than a ghost all pairs were found, or how much later.
  static func lead(over ghost: Duration, spent: Duration) -> String {
    let tenths = ((ghost - spent).saturatingNanoseconds / 100_000_000)
    guard tenths != 0 else { return "As fast as the ghost." }
    let seconds = "\(tenths.magnitude / 10).\(tenths.magnitude % 10) s"
    return tenths > 0 ? "\(seconds) before the ghost!" : "\(seconds) after the ghost."
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
