import Simulation
import Testing

/// Chance against what is exact, on real decks through the model.
@Suite struct SimulationTests {
  #if DEBUG
    static let games = 1_500
  #else
    static let games = 400_000
  #endif

  private func play(
    _ bot: BotKind, against opponent: BotKind? = nil, pairs: Int, games: Int = games
  ) throws -> Tally {
    try Simulation(bot, against: opponent, pairs: pairs, seed: 7).play(0..<games)
  }

  /// Within four standard errors: one chance in 16,000 for an honest sample, and none at all
  /// once the seed is chosen.
  private func expect(
    _ histogram: Histogram, mean: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = 4 * histogram.standardDeviation / Double(histogram.total).squareRoot()
    #expect(abs(histogram.mean - mean) <= error, sourceLocation: sourceLocation)
  }

  @Test(arguments: [1, 2, 5, 8, 26])
  func aPerfectMemoryNeedsTheExpectedMoves(_ pairs: Int) throws {
    let tally = try play(.perfect, pairs: pairs)
    let expected = try #require(
      SolitaireTable<Double>(pairs: pairs).expectation(pairs: pairs))
    expect(tally.moves, mean: expected.moves)
    let deviation = expected.variance.squareRoot()
    #expect(abs(tally.moves.standardDeviation - deviation) < 0.05 * max(deviation, 0.1))
    #expect(abs(tally.meanLuckyMatches - expected.luckyMatches) < 0.06)
    #expect(tally.games == Self.games)
  }

  @Test(arguments: [1, 2, 5, 8])
  func withoutMemoryTheSquareOfThePairsIsNeeded(_ pairs: Int) throws {
    expect(try play(.random, pairs: pairs).moves, mean: Double(pairs * pairs))
  }

  /// A memory for no card is none, and one for all the cards is perfect.
  @Test(arguments: [
    BotKind.firstInFirstOut(capacity: 0), .leastRecentlySeen(capacity: 0), .forgetful(retention: 0),
  ])
  func aMemoryOfNothingIsAsGoodAsNone(_ bot: BotKind) throws {
    expect(try play(bot, pairs: 6).moves, mean: 36)
  }

  @Test(arguments: [
    BotKind.firstInFirstOut(capacity: 12), .leastRecentlySeen(capacity: 12),
    .forgetful(retention: 1_000_000_000),
  ])
  func aMemoryOfEverythingIsPerfect(_ bot: BotKind) throws {
    let expected = try #require(SolitaireTable<Double>(pairs: 6).expectation(pairs: 6))
    expect(try play(bot, pairs: 6).moves, mean: expected.moves)
  }

  @Test func whoRemembersMoreNeedsFewerMoves() throws {
    let games = Self.games / 4
    let limited = try [1, 3, 6, 12].map {
      try play(.firstInFirstOut(capacity: $0), pairs: 10, games: games).moves.mean
    }
    #expect(limited == limited.sorted(by: >))
    let forgetful = try [200_000_000, 600_000_000, 900_000_000].map {
      try play(.forgetful(retention: $0), pairs: 10, games: games).moves.mean
    }
    #expect(forgetful == forgetful.sorted(by: >))
  }

  @Test(arguments: [(4, BotKind.optimal), (9, .optimal), (7, .optimalWithoutPassing)])
  func theFirstOfTwoOptimalPlayersGainsWhatIsExpected(_ pairs: Int, _ bot: BotKind) throws {
    let tally = try play(bot, against: bot, pairs: pairs)
    let table = TwoPlayerTable<Double>(pairs: pairs, allowsPassing: bot == .optimal)
    expect(tally.gains, mean: try #require(table.expectation(pairs: pairs)).gain)
  }

  @Test func optimalPlayStallsWherePassingIsAllowedAndOnlyThere() throws {
    let passing = try play(.optimal, against: .optimal, pairs: 9)
    #expect(passing.stalledGames > 0)
    #expect(passing.pairsLeft >= passing.stalledGames)
    let pressing = try play(.optimalWithoutPassing, against: .optimalWithoutPassing, pairs: 9)
    #expect(pressing.stalledGames == 0)
    #expect(pressing.pairsLeft == 0)
  }

  /// It would wait for somebody else to show something, for ever.
  @Test func aBotThatPassesAloneEndsTheGame() throws {
    let tally = try play(.optimal, pairs: 9, games: 200)
    #expect(tally.games == 200)
    #expect(tally.stalledGames > 0)
    #expect(tally.gains.mean * 200 + Double(tally.pairsLeft) == 200 * 9)
  }

  @Test func aPerfectMemoryBeatsNone() throws {
    let tally = try play(.perfect, against: .random, pairs: 8)
    #expect(tally.gains.mean > 4)
    let reversed = try play(.random, against: .perfect, pairs: 8)
    #expect(reversed.gains.mean < -4)
  }

  @Test(arguments: [
    (BotKind.perfect, BotKind?.none), (.forgetful(retention: 500_000_000), nil),
    (.optimal, .leastRecentlySeen(capacity: 4)),
  ])
  func sharingOutTheGamesChangesNothing(_ bot: BotKind, _ opponent: BotKind?) throws {
    let simulation = Simulation(bot, against: opponent, pairs: 7, seed: 3)
    let whole = try simulation.play(0..<300)
    var shared = Tally()
    for part in [200..<300, 0..<1, 1..<200, 300..<300] {
      shared.add(try simulation.play(part))
    }
    #expect(shared == whole)
    #expect(shared.moves.mean == whole.moves.mean)
    #expect(try Simulation(bot, against: opponent, pairs: 7, seed: 4).play(0..<300) != whole)
  }
}
