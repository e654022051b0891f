import Statistics
import Testing

@testable import RecallHome

@Suite struct StatisticsPeriodTests {
  @Test(
    arguments: [
      (StatisticsPeriod.all, nil), (.year, -365 + 1), (.month, -30 + 1), (.week, -7 + 1),
    ] as [(StatisticsPeriod, Int?)])
  func aPeriodEndsToday(period: StatisticsPeriod, first: Int?) {
    let today = CalendarDay(number: 20_000)
    #expect(period.firstDay(today: today) == first.map { today.advanced(by: $0) })
  }
}
