import Testing

@testable import Fuzzing

struct FuzzGeneratorTests {
  @Test func theSameStreamOfASeedGivesTheSameNumbers() {
    var (first, second) = (FuzzGenerator(seed: 7, stream: 3), FuzzGenerator(seed: 7, stream: 3))
    var other = FuzzGenerator(seed: 7, stream: 4)
    let numbers = (0..<8).map { _ in first.next() }
    #expect(numbers == (0..<8).map { _ in second.next() })
    #expect(numbers != (0..<8).map { _ in other.next() })
  }

  @Test func numbersReachBothEndsOfTheirRangeAndNoMore() {
    var generator = FuzzGenerator(seed: 1)
    let drawn = Set((0..<200).map { _ in generator.number(in: -2...2) })
    #expect(drawn == [-2, -1, 0, 1, 2])
    #expect(generator.number(in: 5...5) == 5)
    for _ in 0..<100 {
      _ = generator.number(in: Int.min...Int.max)
      #expect(generator.number(in: Int.min...0) <= 0)
    }
  }

  @Test(arguments: [
    (Ratio(0, in: 4), 0), (Ratio(4, in: 4), 4000), (Ratio(9, in: 4), 4000), (Ratio(1, in: 0), 0),
  ])
  func neverAndAlwaysAreExact(ratio: Ratio, count: Int) {
    var generator = FuzzGenerator(seed: 2)
    #expect((0..<4000).count { _ in generator.happens(ratio) } == count)
  }

  @Test func aRatioHappensAsOftenAsItSays() {
    var generator = FuzzGenerator(seed: 3)
    let count = (0..<40_000).count { _ in generator.happens(Ratio(1, in: 4)) }
    // Five standard deviations of 40,000 draws with probability 1/4 are 433.
    #expect((10_000 - 433...10_000 + 433).contains(count))
  }

  @Test func choicesFollowTheirWeights() {
    var generator = FuzzGenerator(seed: 4)
    var counts: [String: Int] = [:]
    for _ in 0..<40_000 {
      counts[generator.choice(("a", weight: 1), ("b", weight: 3), ("c", weight: 0)), default: 0] +=
        1
    }
    #expect((10_000 - 433...10_000 + 433).contains(counts["a"] ?? 0))
    #expect(counts["c"] == nil)
    #expect(generator.choice(("a", weight: 0), ("b", weight: -1)) == "a")
    #expect(generator.element(of: [Int]()) == nil)
  }
}
