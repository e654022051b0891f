import Simulation
import Testing

@testable import recall

@Suite struct BarChartTests {
  private func chart(_ counts: [(Int, Int)]) -> [String] {
    var histogram = Histogram()
    for (value, count) in counts {
      histogram.add(value, times: count)
    }
    return BarChart(histogram).lines
  }

  @Test func theLongestBarIsTheMostFrequentValue() {
    #expect(
      chart([(9, 1), (10, 1_000), (12, 500)]) == [
        " 9    1 ▏",
        "10 1000 " + String(repeating: "█", count: 50),
        "11    0",
        "12  500 " + String(repeating: "█", count: 25),
      ])
  }

  @Test(arguments: [(39, 40), (40, 21), (400, 37)])
  func manyValuesShareLines(_ last: Int, _ lines: Int) {
    #expect(chart([(0, 1), (last, 1)]).count == lines)
  }

  @Test func nothingHasNoLines() {
    #expect(chart([]).isEmpty)
  }
}
