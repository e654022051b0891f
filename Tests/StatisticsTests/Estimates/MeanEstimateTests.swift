import Testing

@testable import Statistics

@Suite struct MeanEstimateTests {
  @Test func ofNothingThereIsNoMean() {
    let estimate = MeanEstimate([])
    #expect((estimate.count, estimate.mean) == (0, nil))
    #expect(estimate.interval == nil)
  }

  @Test func ofTwoThereIsAMeanAndNoInterval() {
    let estimate = MeanEstimate([1, 3])
    #expect(estimate.mean == 2)
    #expect(estimate.interval == nil)
  }

  @Test func threeHaveStudentsInterval() throws {
    // The standard error is 1 / √3, and Student's 4.302653 stands for two degrees of freedom.
    let interval = try #require(MeanEstimate([1, 2, 3]).interval)
    #expect(abs(interval.upperBound - (2 + 4.302653 / 3.0.squareRoot())) < 1e-12)
    #expect(abs(interval.lowerBound - (2 - 4.302653 / 3.0.squareRoot())) < 1e-12)
  }

  @Test func anIntervalEndsWhereNumbersDo() {
    #expect(MeanEstimate([80, 90, 100], within: 0...100).interval?.upperBound == 100)
    #expect(MeanEstimate([1, 2, 9], within: 0...100).interval?.lowerBound == 0)
    #expect(MeanEstimate([50, 51, 52], within: 0...100) == MeanEstimate([50, 51, 52]))
  }

  @Test func whatIsNotFiniteIsLeftOut() {
    #expect(MeanEstimate([.nan, 4, .infinity, -.infinity]) == MeanEstimate([4]))
  }

  @Test func numbersNearTheEndOfWhatThereIsAreNoTrap() {
    let estimate = MeanEstimate([-Double.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude])
    #expect(estimate.mean == 0)
    #expect(estimate.interval == nil)
  }

  // From the tables of any textbook.
  @Test(arguments: [
    (-1, 12.706205), (1, 12.706205), (2, 4.302653), (10, 2.228139), (11, 2.200985),
    (12, 2.178813), (30, 2.042272), (100, 1.983972), (1_000_000, 1.959966),
  ])
  func quantilesAreStudents(degrees: Int, quantile: Double) {
    #expect(abs(StudentT.quantile975(degreesOfFreedom: degrees) - quantile) < 2e-5)
  }
}
