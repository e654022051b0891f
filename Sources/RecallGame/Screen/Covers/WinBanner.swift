import GameModel
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
      CoverWords {
        Text(verbatim: WinBanner.picture(of: game.standing, among: game.setup.seats))
          .font(.system(size: 56 * measures.scale))
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

  /// A cheer, but where a bot won against people: nobody who lost wants to be cheered at.
  static func picture(of standing: Standing, among seats: [GameSetup.Seat]) -> String {
    guard case .won(let player) = standing, seats.indices.contains(player),
      seats[player].bot != nil, seats.contains(where: { $0.bot == nil })
    else { return "🎉" }
    return "🤖"
  }

  /// What is said first: who won, where several play.
  private var title: LocalizedStringKey {
    let names = game.setup.seats.map(\.name)
    guard names.count > 1 else { return "All pairs found" }
    switch game.standing {
    case .undecided: return "All pairs found"
    case .won(let player):
      return names[player] == "You"
        ? "You win"
        : LocalizedStringKey("{name} wins", ["name": .key(LocalizedStringKey(name: names[player]))])
    case .tied(let players):
      return WinBanner.tie(of: players.map { names[$0] })
    }
  }

  /// Who has won as much as the others.
  static func tie(of names: [String]) -> LocalizedStringKey {
    let keys = names.map { LocalizedStringKey(name: $0) }
    guard let first = keys.first, let last = keys.last else { return "" }
    let former = keys.dropFirst().dropLast().reduce(first) { list, name in
      LocalizedStringKey("{list}, {name}", ["list": .key(list), "name": .key(name)])
    }
    return LocalizedStringKey(
      "{list} and {name} tie", ["list": .key(former), "name": .key(last)])
  }

  /// How the game compares with what it was played against: the ghost, or the time of a race.
  private var lead: LocalizedStringKey? {
    let spent = game.clock.time(at: clock.now)
    if let last = game.setup.ghost.last {
      return WinBanner.lead(over: .milliseconds(last.milliseconds), spent: spent)
    }
    return game.setup.race.map { race in
      LocalizedStringKey(
        "With {time} left.",
        // As the header has it, where it stood still.
        ["time": .text(ClockText.text(of: CountdownText.wholeSeconds(.milliseconds(race) - spent)))]
      )
    }
  }

  /// How much sooner than a ghost all pairs were found, or how much later.
  static func lead(over ghost: Duration, spent: Duration) -> LocalizedStringKey {
    let tenths = ((ghost - spent).saturatingNanoseconds / 100_000_000)
    guard tenths != 0 else { return "As fast as the ghost." }
    let seconds = LocalizedStringKey.Argument.decimal(
      "\(tenths.magnitude / 10).\(tenths.magnitude % 10)")
    return tenths > 0
      ? LocalizedStringKey("{seconds} s before the ghost!", ["seconds": seconds])
      : LocalizedStringKey("{seconds} s after the ghost.", ["seconds": seconds])
  }

  private var time: String { ClockText.text(of: game.clock.time(at: clock.now)) }

  static func summary(moves: Int, time: String, score: Int) -> LocalizedStringKey {
    LocalizedStringKey(
      "{moves} in {time}, {points}",
      [
        "moves": .key(Counts.moves(moves)), "time": .text(time),
        "points": .key(Counts.points(score)),
      ])
  }

  /// The moves against what a perfect memory needs on average, in whole moves.
  static func verdict(moves: Int, par: Double) -> LocalizedStringKey {
    let whole = Int(par.rounded())
    let over = moves - whole
    let par = LocalizedStringKey.Argument.number(whole)
    if over == 0 {
      return LocalizedStringKey("As good as a perfect memory: par is {par}.", ["par": par])
    }
    return over > 0
      ? LocalizedStringKey(
        "{moves} over par, which is {par}.", ["moves": .number(over), "par": par])
      : LocalizedStringKey(
        "{moves} under par, which is {par}!", ["moves": .number(-over), "par": par])
  }
}
