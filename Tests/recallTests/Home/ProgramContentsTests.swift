import RecallHome
import Statistics
import Testing

@testable import recall

@Suite struct ProgramContentsTests {
  /// Games that are alike, the first of which was begun last, by a clock that was set back afterwards.
  @Test func gamesKeepTheirOrderThoughAClockWasSetBack() throws {
    let today = try #require(CalendarDay("2026-11-22"))
    var contents = ProgramContents(HomeContents(today: today, decks: []))
    contents.home.records = [(8, 1000), (7, 2000), (3, 3000)].map { id, time in
      GameRecord(
        id: id, beganAt: time, deck: PlayedDeck(name: "a", title: "A"), pairs: 4,
        seed: UInt64(id), end: .finished, standing: .won, moves: 5, milliseconds: 9000)
    }
    let records = try GameKeeper(contents, seed: 1).store.records()
    #expect(records.sorted(by: GameRecord.isBetterGhost).map(\.seed) == [3, 7, 8])
  }
}
