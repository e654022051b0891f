import Foundation
import Statistics
import Testing

@Suite struct GameRecordTests {
  @Test func aGameAloneIsMeasuredAgainstPar() {
    let record = GameRecord.sample(moves: 14, par: 12, loss: 4, luck: -2)
    #expect(record.movesOverPar == 2)
    #expect(record.accuracy == 75)
    #expect(record.luck == -2)
  }

  @Test(arguments: [
    GameRecord.sample(players: 2), .sample(end: .abandoned, standing: .none),
    .sample(end: .interrupted, standing: .none), .sample(standing: .lost),
    .sample(par: .nan, luck: .infinity),
  ])
  func whatWasNotSolvedAloneHasNoPar(record: GameRecord) {
    #expect(record.movesOverPar == nil)
    #expect(record.accuracy == nil)
    #expect(record.luck == nil)
  }

  @Test func aGameWithoutAReviewHasNoPar() {
    var record = GameRecord.sample()
    record.review = nil
    #expect(record.movesOverPar == nil)
    #expect(record.accuracy == nil)
  }

  @Test(arguments: [
    (12.0, 0.0, 100.0), (8 / 3.0, 0, 100), (0, 0, 100), (0, 1, 0), (12, -1, nil), (-1, 2, nil),
    (.infinity, 1, nil),
  ])
  func accuracyIsWithinZeroAndAHundred(par: Double, loss: Double, accuracy: Double?) {
    #expect(GameRecord.sample(par: par, loss: loss).accuracy == accuracy)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    var records = [
      GameRecord.sample(recalls: [RecallSample(movesAgo: 3, isHit: true, chance: 0.1)])
    ]
    records.append(.sample(players: 3, standing: .tied))
    records[0].kind = .daily(try #require(CalendarDay("2024-02-29")))
    records[1].kind = .race(milliseconds: .max)
    let data = try JSONEncoder().encode(records)
    #expect(try JSONDecoder().decode([GameRecord].self, from: data) == records)
  }

  @Test func aDayThatIsNotThereIsAnErrorThatNamesIt() {
    let text = #"{"daily":{"_0":"2023-02-29"}}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GameKind.self, from: Data(text.utf8))
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("found '2023-02-29'"))
  }
}
