import Statistics
import Testing

@Suite struct RecordFilterTests {
  private let record = GameRecord.sample(beganAt: 86_400 * 10 + 5, deck: "food", pairs: 12)

  @Test(arguments: [
    (RecordFilter(), true), (RecordFilter(deck: "food"), true),
    (RecordFilter(deck: "faces"), false),
    (RecordFilter(pairs: 12), true), (RecordFilter(pairs: 11), false),
    (RecordFilter(rules: "classic"), true), (RecordFilter(rules: "other"), false),
    (RecordFilter(since: CalendarDay(number: 9)), true),
    (RecordFilter(since: CalendarDay(number: 10)), true),
    (RecordFilter(since: CalendarDay(number: 11)), false),
    (RecordFilter(until: CalendarDay(number: 9)), false),
    (RecordFilter(until: CalendarDay(number: 10)), true),
    (RecordFilter(until: CalendarDay(number: 11)), true),
    (RecordFilter(since: CalendarDay(number: 11), until: CalendarDay(number: 9)), false),
  ])
  func aGameCountsThatFits(filter: RecordFilter, isIncluded: Bool) {
    #expect(filter.includes(record, offset: 0) == isIncluded)
  }

  @Test func daysBeginByTheOffset() {
    let filter = RecordFilter(until: CalendarDay(number: 9))
    #expect(filter.includes(record, offset: -6))
    #expect(!filter.includes(record, offset: -5))
  }
}
