import Simulation

/// A share of the games of a simulation, and what came of them: whole counts that add up, whoever played
/// which games.
struct SimulationPart: Codable, Equatable {
  var kind = "simulate"
  var version = Version.number
  var bot: String
  var against: String?
  var pairs: Int
  /// How many games there are in all shares together.
  var games: Int
  var seed: UInt64
  var shard: Int
  var shards: Int
  var tally = Tally()

  init(_ simulation: Simulation, games: Int, share: Shard) {
    bot = simulation.bot.description
    against = simulation.opponent?.description
    pairs = simulation.pairs
    self.games = games
    seed = simulation.seed
    (shard, shards) = (share.number, share.count)
  }

  /// The numbers of the games of this share.
  var numbers: Range<Int> {
    let (size, rest) = games.quotientAndRemainder(dividingBy: shards)
    let start = size * shard + min(shard, rest)
    return start..<start + size + (shard < rest ? 1 : 0)
  }

  /// The same with what came of the games.
  func with(_ tally: Tally) -> SimulationPart {
    var part = self
    part.tally = tally
    return part
  }

  /// What is simulated, whoever plays which share.
  var simulation: Simulation {
    get throws(BotKind.UnknownName) {
      var opponent: BotKind?
      if let against { opponent = try BotKind(name: against) }
      return Simulation(try BotKind(name: bot), against: opponent, pairs: pairs, seed: seed)
    }
  }

  /// Whether another part is a share of the same games.
  func isOfTheSame(_ other: SimulationPart) -> Bool {
    var other = other
    (other.shard, other.tally) = (shard, tally)
    return other == self
  }
}
