import Statistics
import Testing

@testable import RecallHome

@Suite struct DailyResultTests {
  @Test func whatIsSharedTellsHowItWentAndNotWhereTheCardsLay() throws {
    let result = DailyResult(
      day: try #require(CalendarDay("2026-11-23")), moves: 12, par: 12.34, accuracy: 96.6,
      milliseconds: 65_400,
      marks: [.miss, .match, .mistake] + Array(repeating: .match, count: 9))
    #expect(
      result.sharedText(in: nil) == """
        Recall 2026-11-23, 8 pairs
        12 moves (par 12.3), accuracy 97 %, 1:05
        ⬜🟩🟧🟩🟩🟩🟩🟩🟩🟩
        🟩🟩
        """)
  }

  @Test func aSingleMoveIsOne() throws {
    let result = DailyResult(
      day: CalendarDay.range.lowerBound, moves: 1, par: .nan, accuracy: .infinity, milliseconds: -5,
      marks: [])
    #expect(result.sharedText(in: nil).contains("1 move (par –), accuracy – %, 0:00"))
  }

  @Test(arguments: [(0, "0:00"), (59_999, "0:59"), (60_000, "1:00"), (3_605_000, "1:00:05")])
  func timesAreInMinutesAndSeconds(milliseconds: Int64, text: String) {
    #expect(PlayTime.text(ofMilliseconds: milliseconds) == text)
  }
}
