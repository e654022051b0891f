import Statistics
import Testing

@testable import RecallHome

@Suite struct DailyDealTests {
  /// Whoever changes these changes the deals of days that others have played.
  @Test(arguments: [
    ("1970-01-01", "vehicles", 14, 6_796_747_955_498_174_865),
    ("2026-11-22", "sports", 24, 11_926_980_109_211_133_099),
    ("2026-11-23", "faces", 8, 10_041_228_715_552_130_702),
  ])
  func aDayHasTheSameDealEverywhere(text: String, deck: String, pairs: Int, seed: UInt64) throws {
    let deal = DailyDeal(of: try #require(CalendarDay(text)))
    #expect(deal.deck == deck)
    #expect(deal.pairs == pairs)
    #expect(deal.seed == seed)
  }

  @Test func daysHaveDifferentSeeds() {
    let seeds = (0..<4000).map { DailyDeal(of: CalendarDay(number: 20_000 + $0)).seed }
    #expect(Set(seeds).count == seeds.count)
  }

  @Test func aWeekGetsHarderDayByDay() throws {
    let monday = try #require(CalendarDay("2026-11-23"))
    let pairs = (0..<7).map { DailyDeal(of: monday.advanced(by: $0)).pairs }
    #expect(pairs == pairs.sorted())
    #expect(Set(pairs).count == 7)
  }

  @Test func aDayBefore1970HasADealToo() {
    #expect(!DailyDeal(of: CalendarDay.range.lowerBound).deck.isEmpty)
  }
}
