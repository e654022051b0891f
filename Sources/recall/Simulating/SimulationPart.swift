import Fuzzing
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

  /// How many pairs a game may have.
  static let pairsRange = 1...10_000
  /// How many games there may be in all shares together.
  static let gamesRange = 1...1_000_000_000_000

  init(_ simulation: Simulation, games: Int, share: Shard) {
    bot = simulation.bot.description
    against = simulation.opponent?.description
    pairs = simulation.pairs
    self.games = games
    seed = simulation.seed
    (shard, shards) = (share.number, share.count)
  }

  /// Whether there is such a share, and all of its games and no others were played, wherever it was read.
  var isPossible: Bool {
    kind == "simulate" && Self.pairsRange.contains(pairs)
      && Self.gamesRange.contains(games) && (1...FuzzRun.mostShards).contains(shards)
      && (0..<shards).contains(shard) && tally.isPossible(ofGames: numbers.count, pairs: pairs)
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
