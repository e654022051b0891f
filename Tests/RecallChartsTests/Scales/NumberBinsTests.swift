import RecallUI
import Testing

@testable import RecallCharts

@Suite struct NumberBinsTests {
  @Test func dataLieInStretchesBetweenNumbersThatPeopleCountIn() {
    let bins = NumberBins(data: [1.5, 3, 9.9, 10], desiredCount: 4)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10, 12])
    #expect(bins.count == 6)
    #expect(bins[1] == ChartBinRange(lowerBound: 2, upperBound: 4))
    #expect([-5, 0, 1.9, 2, 9.9, 10, 12, 99].map(bins.index) == [0, 0, 0, 1, 4, 5, 5, 5])
  }

  @Test func stretchesHaveTheLengthThatIsSaid() {
    #expect(NumberBins(size: 0.5, range: 1.2...2.1).thresholds == [1, 1.5, 2, 2.5])
    #expect(
      NumberBins(range: 0...10, desiredCount: 10, minimumStride: 4).thresholds == [0, 4, 8, 12])
    #expect(NumberBins(thresholds: [3.0, 1, 2, 2]).thresholds == [1, 2, 3])
  }

  /// Each number lies in the stretch that its index says, whatever the numbers are.
  @Test(arguments: 0..<50)
  func eachNumberLiesInItsStretch(seed: UInt64) {
    var chance = SplitMix(seed: seed)
    let scale = pow(10, Double.random(in: -4...6, using: &chance))
    let data = (0..<40).map { _ in Double.random(in: -1...1, using: &chance) * scale }
    let bins = NumberBins(data: data, desiredCount: Int.random(in: 1...30, using: &chance))
    for number in data { #expect(bins[bins.index(for: number)].contains(number)) }
    #expect(bins.thresholds == bins.thresholds.sorted())
  }

  private struct SplitMix: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var z = seed
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test func whatIsNoDataMakesNoStretches() {
    let none = NumberBins<Double>(data: [])
    #expect(none.isEmpty && none.index(for: 3) == 0)
    #expect(none[5] == ChartBinRange(lowerBound: 0, upperBound: 0))
    #expect(NumberBins(data: [Double.nan, .infinity]).isEmpty)
    #expect(NumberBins(data: [2.0]).count == 1)
    #expect(NumberBins(size: 0.0, range: 1...2).thresholds == [1, 2])
    #expect(NumberBins(size: -1.0, range: 1...2).thresholds == [1, 2])
    #expect(NumberBins(size: 1e-9, range: 0...1e9).thresholds == [0, 1e9])
    #expect(NumberBins(range: 0...10, desiredCount: -4).thresholds == [0, 10, 20])
  }

  @Test func datesLieInUnitsOfTheCalendar() {
    func day(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number * 86_400) }
    let bins = DateBins(unit: .day, data: [day(0.5), day(2.25)])
    #expect(bins.thresholds == [day(0), day(1), day(2), day(3)])
    #expect([-1, 0.5, 1, 2.9, 7].map { bins.index(for: day($0)) } == [0, 0, 1, 2, 2])
    #expect(bins[1] == ChartBinRange(lowerBound: day(1), upperBound: day(2)))
    // 2001 begins with January; two months are January and February.
    let months = DateBins(unit: .month, by: 2, range: day(0)...day(60))
    #expect(months.thresholds == [day(0), day(59), day(120)])
    #expect(DateBins(unit: .day, data: []).isEmpty)
    #expect(DateBins(thresholds: [day(2), day(1), day(2)]).thresholds == [day(1), day(2)])
    #expect(DateBins(unit: .day, range: day(0)...Date.distantFuture).count < 10_000)
    #expect(DateBins(unit: .day, data: [Date(timeIntervalSinceReferenceDate: 1e300)]).isEmpty)
  }

  @Test func aStretchIsPlottedByItsMiddle() throws {
    let bins = NumberBins(thresholds: [0.0, 2, 4])
    let value: PlottableValue<Double> = .value("X", bins[1])
    #expect(value.plotted.datum == .number(3))
    let dates = DateBins(thresholds: [0, 10].map(Date.init(timeIntervalSinceReferenceDate:)))
    let date: PlottableValue<Date> = .value("X", dates[0])
    #expect(date.plotted.datum == .date(Date(timeIntervalSinceReferenceDate: 5)))
  }

  @Test func asManyStretchesAsAreWantedCoverARange() {
    let bins = NumberBins(range: -1.0...9, count: 4)
    #expect(bins.thresholds == [-1, 1.5, 4, 6.5, 9])
    #expect(bins.index(for: 4.5) == 2)
    #expect(NumberBins(range: 0.0...1, count: -3).thresholds == [0, 1])
    #expect(NumberBins(range: 2.0...2, count: 5).thresholds == [2])
  }
}
