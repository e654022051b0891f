/// What came of many games: whole counts only, so that adding up tallies gives the same whoever
/// played which games.
public struct Tally: Codable, Equatable, Sendable {
  /// How many games were played.
  public private(set) var games = 0
  /// How many games took how many moves, both players' together.
  public private(set) var moves = Histogram()
  /// How many games gave the first player how many pairs more than the second; with one player,
  /// how many pairs.
  public private(set) var gains = Histogram()
  /// The pairs won with two cards that had never been seen.
  public private(set) var luckyMatches = 0
  /// The games that ended by two passes in a row.
  public private(set) var stalledGames = 0
  /// The pairs that nobody took in those games.
  public private(set) var pairsLeft = 0

  /// Creates the tally of no games.
  public init() {}

  mutating func add(_ game: GameResult) {
    games += 1
    moves.add(game.moves)
    gains.add(game.gain)
    luckyMatches += game.luckyMatches
    if game.pairsLeft > 0 { stalledGames += 1 }
    pairsLeft += game.pairsLeft
  }

  /// Adds the games of another tally.
  public mutating func add(_ other: Tally) {
    games += other.games
    moves.add(other.moves)
    gains.add(other.gains)
    luckyMatches += other.luckyMatches
    stalledGames += other.stalledGames
    pairsLeft += other.pairsLeft
  }

  /// Whether so many games of so many pairs can come to these counts, wherever they were read.
  public func isPossible(ofGames games: Int, pairs: Int) -> Bool {
    self.games == games && moves.total == games && gains.total == games
      && (0...games * pairs).contains(luckyMatches) && (0...games).contains(stalledGames)
      && (0...stalledGames * pairs).contains(pairsLeft)
      && moves.bins.allSatisfy { $0.value >= 0 }
      && gains.bins.allSatisfy { abs($0.value) <= pairs }
  }

  /// Lucky matches a game.
  public var meanLuckyMatches: Double {
    games > 0 ? Double(luckyMatches) / Double(games) : 0
  }
}

/// What came of one game.
struct GameResult {
  var moves = 0
  var gain = 0
  var luckyMatches = 0
  var pairsLeft = 0
}
