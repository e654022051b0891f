import ArgumentParser
import RecallGame
import Replay
import Simulation

/// How a game is played, and by whom.
struct SetupOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "How many persons play, from 0 to 4; as many as have names, or 1, when not given.")
  var players: Int?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("The name of a person who plays; once for each.", valueName: "person"))
  var player: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      A bot that plays after the persons, once for each: random, perfect, fifo:CARDS, lru:CARDS, \
      forgetful:PROBABILITY, optimal, optimal-no-pass.
      """, valueName: "bot"))
  var bot: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Turn a mismatch back after so many milliseconds, from 250 to 60000.", valueName: "ms"))
  var turnBack: Int64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Lay all cards face up at the start, for 500 to 600000 milliseconds.", valueName: "ms"))
  var look: Int64?

  @Flag(help: "Have quick finds earn no more than slow ones.")
  var noBonus = false

  @Flag(help: "Let nobody peek at cards.")
  var noPeeks = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Have the game be won in 1 to 36000 seconds.", valueName: "seconds"))
  var race: Int64?

  @Option(
    help: ArgumentHelp(
      "Play against the first game of a recording, of the same deck, pairs and seed.",
      valueName: "replay"), completion: .file())
  var ghost: String?

  /// Whether nothing is asked for.
  var areEmpty: Bool {
    players == nil && player.isEmpty && bot.isEmpty && turnBack == nil && look == nil && !noBonus
      && !noPeeks && race == nil && ghost == nil
  }

  func validate() throws {
    _ = try setup()
  }

  /// What is asked for, but for the ghost.
  ///
  /// - Throws: `ValidationError` with the option and what is wrong with it.
  func setup() throws -> GameSetup {
    var setup = GameSetup()
    setup.seats = try seats()
    setup.turnBack = try Self.checked(turnBack, "--turn-back", in: GameSetup.Timing.turnBack.range)
    setup.look = try Self.checked(look, "--look", in: GameSetup.Timing.look.range) ?? 0
    setup.hasBonus = !noBonus
    setup.allowsPeeks = !noPeeks
    let range = GameSetup.Timing.race.range
    let seconds = (range.lowerBound / 1000)...(range.upperBound / 1000)
    setup.race = try Self.checked(race, "--race", in: seconds).map { $0 * 1000 }
    setup.offersUndo = true
    return setup
  }

  private static func checked(
    _ number: Int64?, _ option: String, in range: ClosedRange<Int64>
  ) throws -> Int64? {
    guard let number else { return nil }
    guard range.contains(number) else {
      throw ValidationError(
        """
        \(option): expected a number from \(range.lowerBound) to \(range.upperBound), \
        found \(number)
        """)
    }
    return number
  }

  // MARK: Seats

  private func seats() throws -> [GameSetup.Seat] {
    let most = ReplayGrammar.players.upperBound
    let persons = players ?? max(player.count, 1)
    guard (0...most).contains(persons), persons > 0 || !bot.isEmpty else {
      let least = bot.isEmpty ? 1 : 0
      throw ValidationError(
        "--players: expected a number from \(least) to \(most), found \(persons)")
    }
    guard player.count <= persons else {
      throw ValidationError(
        "--player: expected at most \(persons), as so many persons play, found \(player.count)")
    }
    guard persons + bot.count <= most else {
      throw ValidationError(
        "--bot: expected at most \(most) players in all, found \(persons + bot.count)")
    }
    for name in player where !GameSetup.nameScalars.contains(name.unicodeScalars.count) {
      throw ValidationError(
        """
        --player: expected a name of \(GameSetup.nameScalars.lowerBound) to \
        \(GameSetup.nameScalars.upperBound) characters, found \(name.unicodeScalars.count)
        """)
    }
    return try seats(persons: persons)
  }

  private func seats(persons: Int) throws -> [GameSetup.Seat] {
    let kinds = try bot.map { name in
      do throws(BotKind.UnknownName) {
        return try BotKind(name: name)
      } catch {
        throw ValidationError("--bot: \(error)")
      }
    }
    if persons == 1, kinds.isEmpty, player.isEmpty { return GameSetup.classic.seats }
    let unnamed = (player.count..<persons).map { persons == 1 ? "You" : "Player \($0 + 1)" }
    var seats = (player + unnamed).map { GameSetup.Seat(name: $0) }
    for kind in kinds {
      let same = seats.count { $0.bot?.title == kind.title }
      let name = same == 0 ? kind.title : "\(kind.title) \(same + 1)"
      seats.append(GameSetup.Seat(name: name, bot: kind))
    }
    return seats
  }
}

extension BotKind {
  /// What a bot is called that nobody gave a name.
  fileprivate var title: String {
    switch self {
    case .random: "Random"
    case .perfect: "Perfect"
    case .firstInFirstOut, .leastRecentlySeen: "Limited"
    case .forgetful: "Forgetful"
    case .optimal, .optimalWithoutPassing: "Optimal"
    }
  }
}
