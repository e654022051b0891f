/// What some games have in common, in figures.
public struct GroupFigures: Codable, Equatable, Sendable {
  /// A game that nobody of the group has bettered.
  public struct Best: Codable, Equatable, Sendable {
    /// The game's number.
    public let game: Int64
    public let pairs: Int
    public let moves: Int
    /// Moves over what a perfect memory expects.
    public let overPar: Double
  }

  /// How many games came to an end; those that are interrupted don't count.
  public let games: Int
  /// How many of them were played to their end.
  public let finished: Int
  public let won: Int
  public let lost: Int
  public let tied: Int
  /// The one with the fewest moves over par, the earliest of several.
  public let best: Best?
  /// The most points of a game that was finished.
  public let bestScore: Int?
  /// In moves, of games that were solved alone.
  public let movesOverPar: MeanEstimate
  /// From 0 to 100, of games that were solved alone.
  public let accuracy: MeanEstimate
  /// In moves, of games that were solved alone; less is better.
  public let luck: MeanEstimate
  /// In seconds, of games that were finished.
  public let seconds: MeanEstimate
  /// How long all of them ran together, in seconds.
  public let totalSeconds: Double

  /// Takes the figures of games in the order in which they began.
  init(_ records: [GameRecord]) {
    let finished = records.filter { $0.end == .finished }
    games = records.count
    self.finished = finished.count
    won = records.count { $0.standing == .won }
    lost = records.count { $0.standing == .lost }
    tied = records.count { $0.standing == .tied }
    best = finished.compactMap(Best.init).min { $0.overPar < $1.overPar }
    bestScore = finished.map(\.score).max()
    movesOverPar = MeanEstimate(finished.compactMap(\.movesOverPar))
    accuracy = MeanEstimate(finished.compactMap(\.accuracy), within: 0...100)
    luck = MeanEstimate(finished.compactMap(\.luck))
    seconds = MeanEstimate(finished.map(\.seconds), within: 0 ... .infinity)
    totalSeconds = records.reduce(0) { $0 + $1.seconds }
  }
}

extension GroupFigures.Best {
  fileprivate init?(_ record: GameRecord) {
    guard let overPar = record.movesOverPar else { return nil }
    self.init(game: record.id, pairs: record.pairs, moves: record.moves, overPar: overPar)
  }
}

extension GameRecord {
  fileprivate var seconds: Double { Double(max(milliseconds, 0)) / 1000 }
}
