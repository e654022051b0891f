import Statistics
import Testing

@Suite struct GameStatisticsTests {
  private static let day: Int64 = 86_400

  @Test func withoutGamesThereIsNothing() {
    let statistics = GameStatistics([])
    #expect(statistics.overall.games == 0)
    #expect(statistics.overall.best == nil)
    #expect(statistics.overall.accuracy.mean == nil)
    #expect(statistics.byDeck.isEmpty && statistics.bySize.isEmpty && statistics.byRules.isEmpty)
    #expect(statistics.retention.isEmpty && statistics.weeks.isEmpty)
  }

  @Test func gamesAreCountedByHowTheyEnded() {
    let statistics = GameStatistics([
      .sample(id: 1), .sample(id: 2, players: 2, standing: .lost),
      .sample(id: 3, players: 2, standing: .tied), .sample(id: 4, end: .abandoned, standing: .none),
      .sample(id: 5, end: .interrupted, standing: .none),
    ])
    let overall = statistics.overall
    #expect((overall.games, overall.finished) == (4, 3))
    #expect((overall.won, overall.lost, overall.tied) == (1, 1, 1))
    #expect(overall.seconds.count == 3)
    #expect(overall.totalSeconds == 240)
    #expect(overall.movesOverPar.count == 1)
  }

  @Test func theBestIsThatWithTheFewestMovesOverParAndTheEarliest() {
    let statistics = GameStatistics([
      .sample(id: 4, beganAt: 400, moves: 20, score: 30, par: 19),
      .sample(id: 3, beganAt: 300, moves: 13, par: 12),
      .sample(id: 2, beganAt: 200, players: 2, moves: 9), .sample(id: 1, beganAt: 100, moves: 15),
    ])
    #expect(statistics.overall.best?.game == 3)
    #expect(statistics.overall.best?.overPar == 1)
    #expect(statistics.overall.bestScore == 30)
    #expect(statistics.overall.movesOverPar == MeanEstimate([3, 1, 1]))
  }

  @Test func theOrderOfTheRecordsDoesNotCount() {
    var generator = SystemRandomNumberGenerator()
    let records = (0..<40).map { number in
      GameRecord.sample(
        id: Int64(number), beganAt: Int64(number % 13) * 40_000, deck: "deck\(number % 3)",
        pairs: 4 + number % 5, moves: 12 + number % 7, loss: Double(number % 4),
        recalls: [RecallSample(movesAgo: number % 9, isHit: number % 2 == 0, chance: 0.1)])
    }
    let statistics = GameStatistics(records)
    for _ in 0..<20 {
      #expect(GameStatistics(records.shuffled(using: &generator)) == statistics)
    }
  }

  @Test func groupsComeByHowManyGamesTheyHave() {
    let statistics = GameStatistics([
      .sample(id: 1, deck: "food", pairs: 12), .sample(id: 2, deck: "faces", pairs: 8),
      .sample(id: 3, deck: "food", pairs: 8, rules: "slow"),
      .sample(id: 4, deck: "animals", pairs: 1),
    ])
    #expect(statistics.byDeck.map(\.name) == ["food", "faces", "animals"])
    #expect(statistics.byDeck.map(\.title) == ["FOOD", "FACES", "ANIMALS"])
    #expect(statistics.bySize.map(\.title) == ["8 pairs", "1 pair", "12 pairs"])
    #expect(statistics.byRules.map(\.name) == ["classic", "slow"])
    #expect(statistics.byDeck.map(\.figures.games) == [2, 1, 1])
  }

  @Test func groupsWithAsManyGamesComeByTheirNames() {
    let names = (0..<26).map { "deck \(Character(UnicodeScalar(UInt8(97 + $0))))" }
    let records = names.reversed().enumerated().map { GameRecord.sample(id: Int64($0), deck: $1) }
    #expect(GameStatistics(records).byDeck.map(\.name) == names)
    let sizes = GameStatistics((1...12).map { .sample(id: Int64($0), pairs: $0) }).bySize
    #expect(sizes.map(\.name) == (1...12).map { "\($0)" })
  }

  @Test func theFirstGameOfADayIsFirstOfAllThatWerePlayed() {
    let records: [GameRecord] = [
      .sample(id: 1, beganAt: 0, deck: "food"), .sample(id: 2, beganAt: 50, deck: "faces"),
      .sample(id: 3, beganAt: Self.day, deck: "faces"),
      .sample(id: 4, beganAt: Self.day + 1, deck: "faces"),
    ]
    let all = GameStatistics(records)
    #expect((all.firstOfDay.games, all.laterOfDay.games) == (2, 2))
    let faces = GameStatistics(records, filter: RecordFilter(deck: "faces"))
    #expect((faces.firstOfDay.games, faces.laterOfDay.games) == (1, 2))
    // A second to the west the first and the third are the last seconds of days before.
    let west = GameStatistics(records, offset: -1)
    #expect((west.firstOfDay.games, west.laterOfDay.games) == (3, 1))
  }

  @Test func weeksHaveAMovingMeanOfFour() {
    // 1970-01-05 was a Monday.
    let monday = 4 * Self.day
    func week(_ number: Int64, loss: Double, id: Int64) -> GameRecord {
      .sample(id: id, beganAt: monday + number * 7 * Self.day, par: 12, loss: loss)
    }
    let weeks = GameStatistics([
      .sample(id: 9, beganAt: monday - 1, par: 12, loss: 12), week(0, loss: 0, id: 1),
      week(0, loss: 4, id: 2), week(3, loss: 12, id: 3), week(4, loss: 12, id: 4),
    ]).weeks
    #expect(
      weeks.map(\.monday.description) == ["1969-12-29", "1970-01-05", "1970-01-26", "1970-02-02"])
    #expect(weeks.map(\.games) == [1, 2, 1, 1])
    #expect(weeks.map(\.accuracy.mean) == [50, 87.5, 50, 50])
    // 50, 100 and 75; then 100, 75 and 50; the week after, those before the last three are gone.
    #expect(weeks.map(\.movingAccuracy) == [50, 75, 75, 50])
    #expect(weeks.map(\.seconds) == [60, 120, 60, 60])
  }

  @Test func whatIsRememberedIsCountedOverAllGames() {
    let statistics = GameStatistics([
      .sample(id: 1, recalls: [RecallSample(movesAgo: 1, isHit: true, chance: 0.5)]),
      .sample(
        id: 2, end: .abandoned, standing: .none,
        recalls: [RecallSample(movesAgo: 1, isHit: false, chance: 0.25)]),
    ])
    #expect(statistics.retention.map(\.trials) == [2])
    #expect(statistics.retention.map(\.blindHits) == [0.75])
  }
}
