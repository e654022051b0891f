import Simulation
import Testing

@Suite struct HistogramTests {
  private func histogram(_ values: [Int]) -> Histogram {
    var histogram = Histogram()
    for value in values {
      histogram.add(value)
    }
    return histogram
  }

  @Test func valuesAreCountedInOrder() {
    let histogram = histogram([5, -2, 5, 7])
    #expect(histogram.bins.map(\.value) == [-2, 5, 7])
    #expect(histogram.bins.map(\.count) == [1, 2, 1])
    #expect(histogram.total == 4)
  }

  @Test func momentsAreThoseOfASample() {
    let histogram = histogram([2, 4, 4, 4, 5, 5, 7, 9])
    #expect(histogram.mean == 5)
    #expect(abs(histogram.standardDeviation - (32.0 / 7).squareRoot()) < 1e-15)
    let error = 2.575_829_303_548_9 * (32.0 / 7).squareRoot() / 8.0.squareRoot()
    #expect(abs(histogram.meanErrorAt99Percent - error) < 1e-12)
  }

  @Test func nothingAndOneValueHaveNoDeviation() {
    #expect(Histogram().mean == 0)
    #expect(Histogram().meanErrorAt99Percent == 0)
    #expect(histogram([3]).mean == 3)
    #expect(histogram([3]).standardDeviation == 0)
  }

  @Test func addingUpIsTheSameInAnyOrder() {
    let one = histogram([1, 9])
    let two = histogram([4, 4, -7])
    var sum = one
    sum.add(two)
    var reversed = two
    reversed.add(one)
    reversed.add(Histogram())
    #expect(sum == reversed)
    #expect(sum == histogram([4, 1, -7, 9, 4]))
    #expect(sum != one)
  }
}
