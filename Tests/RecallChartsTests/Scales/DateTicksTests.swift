import TestSupport
import Testing

@testable import RecallCharts

@Suite struct DateTicksTests {
  private let day = 86_400.0

  private func words(_ length: Double, _ count: Int, from start: Double = 0) -> [String] {
    guard let ticks = DateTicks(over: length, count: count) else { return [] }
    return ticks.ticks(from: start, to: start + length).map {
      DateLabels.text(of: Date(timeIntervalSinceReferenceDate: $0), in: ticks.unit)
    }
  }

  @Test func theyStandAtBeginningsOnTheCalendar() {
    #expect(words(3_600, 5) == ["12:00 AM", "12:15 AM", "12:30 AM", "12:45 AM", "1:00 AM"])
    #expect(words(day, 5) == ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"])
    #expect(words(6 * day, 7).first == "Jan 1")
    #expect(words(6 * day, 7).count == 7)
    #expect(words(180 * day, 7) == ["Jan", "Feb", "Mar", "Apr", "May", "Jun"])
    #expect(words(10 * 366 * day, 6) == ["2002", "2004", "2006", "2008", "2010"])
    #expect(words(20, 5) == ["12:00:00", "12:00:05", "12:00:10", "12:00:15", "12:00:20"])
  }

  @Test func monthsBeginAtTheirFirstsWhateverTheirLengths() throws {
    let ticks = DateTicks(unit: .month, count: 1).ticks(from: 10 * day, to: 370 * day)
    #expect(ticks.count == 12)
    for tick in ticks {
      let parts = DateLabels.calendar.dateComponents(
        [.day, .hour], from: Date(timeIntervalSinceReferenceDate: tick))
      #expect(parts.day == 1 && parts.hour == 0)
    }
  }

  @Test(arguments: 0..<200)
  func thereAreAboutAsManyAsAreWanted(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let start = chance.number(in: -3e9...3e9)
    let length = pow(10, chance.number(in: 1.0...9.0))
    let count = chance.number(in: 3...10)
    let step = try #require(DateTicks(over: length, count: count))
    let ticks = step.ticks(from: start, to: start + length)
    #expect(ticks.count <= 2 * count + 2)
    #expect(ticks.allSatisfy { $0 >= start - 1 && $0 <= start + length + 1 })
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func whatIsNoDateHasNoTicks() {
    #expect(DateTicks(over: .nan, count: 5) == nil)
    #expect(DateTicks(over: 0, count: 5) == nil)
    let days = DateTicks(unit: .day, count: 1)
    #expect(days.ticks(from: 0, to: .infinity) == [])
    #expect(days.ticks(from: .nan, to: 5) == [])
    #expect(days.ticks(from: 0, to: 1e11).count == 1_000)
    #expect(DateTicks(unit: .day, count: -3).count == 1)
  }
}
