import GameModel

/// Many games of the same kind, each on a deck and with a generator of its own.
///
/// Game number g of a seed is always the same game, whoever plays it and when: games can be
/// shared out in any way, and their tallies added up in any order.
public struct Simulation: Sendable {
  /// Who plays; a second player makes it a game for two.
  public let bot: BotKind
  public let opponent: BotKind?
  /// How many pairs of cards there are.
  public let pairs: Int
  /// Where all chance comes from.
  public let seed: UInt64

  /// The numbers of pairs that can be simulated.
  public static let pairLimits = 1...100_000

  /// Creates a simulation; `pairs` is taken to the nearest of ``pairLimits``.
  public init(_ bot: BotKind, against opponent: BotKind? = nil, pairs: Int, seed: UInt64) {
    self.bot = bot
    self.opponent = opponent
    self.pairs = min(max(pairs, Self.pairLimits.lowerBound), Self.pairLimits.upperBound)
    self.seed = seed
  }

  /// Plays the games with these numbers, through `MemoryGame`.
  ///
  /// - Complexity: Depends on the bots; O(1) a move but for the forgetful and the optimal ones.
  /// - Throws: An ``IllegalChoice`` when a bot breaks the rules.
  public func play(_ games: Range<Int>) throws(IllegalChoice) -> Tally {
    guard let opponent else { return try playAlone(games) }
    return try play(bot.makeBot(pairs: pairs), against: opponent.makeBot(pairs: pairs), games)
  }

  /// Opens the kinds that are played most, so that the compiler can see through them.
  private func playAlone(_ games: Range<Int>) throws(IllegalChoice) -> Tally {
    switch bot {
    case .perfect: try play(PerfectBot(), games)
    case .random: try play(RandomBot(), games)
    default: try play(bot.makeBot(pairs: pairs), games)
    }
  }

  private func deck(players: Int) -> MemoryGame<Int> {
    let game = try? MemoryGame(
      numberOfPairsOfCards: pairs, players: players, rules: .untimed
    ) { $0 }
    // Within its limits a simulation's game can always be set up.
    return game ?? MemoryGame(numberOfPairsOfCards: pairs) { $0 }
  }

  private func play(_ bot: some Bot, _ games: Range<Int>) throws(IllegalChoice) -> Tally {
    var bot = bot
    var game = deck(players: 1)
    var tally = Tally()
    for number in games {
      var generator = dealAnew(&game, number)
      tally.add(try playAlone(&game, &bot, using: &generator))
    }
    return tally
  }

  private func play(
    _ first: some Bot, against second: some Bot, _ games: Range<Int>
  ) throws(IllegalChoice) -> Tally {
    var first = first
    var second = second
    var game = deck(players: 2)
    var tally = Tally()
    for number in games {
      var generator = dealAnew(&game, number)
      tally.add(try play(&game, &first, against: &second, using: &generator))
    }
    return tally
  }

  /// The moves that a perfect memory needs for a game as it lies, turning up unknown cards from
  /// the first place on.
  ///
  /// - Parameter game: A game of one player in which nothing has been turned up yet.
  /// - Throws: An ``IllegalChoice`` for a game that can't be played from here.
  public static func movesOfPerfectMemory(
    on game: MemoryGame<Int>
  ) throws(IllegalChoice) -> Int {
    let simulation = Simulation(.perfect, pairs: game.numberOfCards / 2, seed: 0)
    var game = game
    var bot = PerfectBot()
    // This bot leaves nothing to chance.
    var generator = Xoshiro256StarStar(seed: 0)
    return try simulation.playAlone(&game, &bot, using: &generator).moves
  }

  /// Deals the game of a number; returns the generator that all its further chance comes from.
  private func dealAnew(_ game: inout MemoryGame<Int>, _ number: Int) -> Xoshiro256StarStar {
    var generator = Xoshiro256StarStar(seed: seed, stream: UInt64(truncatingIfNeeded: number))
    game.restart()
    game.shuffle(using: &generator)
    return generator
  }

  /// Plays a game that has been dealt to its end, or to two passes in a row: a bot that would
  /// rather show nothing than go on would never end alone.
  func playAlone(
    _ game: inout MemoryGame<Int>, _ bot: inout some Bot,
    using generator: inout Xoshiro256StarStar
  ) throws(IllegalChoice) -> GameResult {
    var result = GameResult()
    var passes = 0
    bot.sitDown(pairs: pairs)
    while !game.isOver, passes < 2 {
      let move = try game.makeMove(&bot, using: &generator)
      passes = bot.isPassing ? passes + 1 : 0
      bot.takeNotice(of: move, using: &generator)
      result.moves += 1
      if move.isLucky { result.luckyMatches += 1 }
    }
    result.pairsLeft = game.pairsLeft
    result.gain = pairs - game.pairsLeft
    return result
  }

  /// Plays a game for two that has been dealt to its end, or to two passes in a row.
  func play(
    _ game: inout MemoryGame<Int>, _ first: inout some Bot, against second: inout some Bot,
    using generator: inout Xoshiro256StarStar
  ) throws(IllegalChoice) -> GameResult {
    var result = GameResult()
    var passes = 0
    first.sitDown(pairs: pairs)
    second.sitDown(pairs: pairs)
    while !game.isOver, passes < 2 {
      let isFirst = game.currentPlayer == 0
      let move =
        isFirst
        ? try game.makeMove(&first, using: &generator)
        : try game.makeMove(&second, using: &generator)
      passes = (isFirst ? first.isPassing : second.isPassing) ? passes + 1 : 0
      first.takeNotice(of: move, using: &generator)
      second.takeNotice(of: move, using: &generator)
      result.moves += 1
      if move.isLucky { result.luckyMatches += 1 }
      if move.isMatch { result.gain += isFirst ? 1 : -1 }
    }
    result.pairsLeft = game.pairsLeft
    return result
  }
}
