import Testing

@testable import Statistics

@Suite struct RetentionPointTests {
  private func samples(_ hits: Int, of trials: Int, movesAgo: Int = 1, chance: Double)
    -> [RecallSample]
  {
    (0..<trials).map { RecallSample(movesAgo: movesAgo, isHit: $0 < hits, chance: chance) }
  }

  @Test(arguments: [(0, -0.25), (1, 0), (3, 0.5), (5, 1)])
  func whatABlindChoiceWouldHitIsNoMemory(hits: Int, rate: Double) throws {
    let point = try #require(RetentionPoint.points(of: samples(hits, of: 5, chance: 0.2)).first)
    #expect((point.trials, point.hits) == (5, hits))
    #expect(abs(point.rate - rate) < 1e-12)
    #expect(point.interval.contains(rate))
  }

  @Test func theIntervalIsWilsons() throws {
    // 8 of 10: from 0.4902 to 0.9433 (Newcombe, "Two-sided confidence intervals for the single
    // proportion", 1998, has the formula); with g = 0.1 each, (share − 0.1) / 0.9.
    let point = try #require(RetentionPoint.points(of: samples(8, of: 10, chance: 0.1)).first)
    #expect(abs(point.interval.lowerBound - (0.490162 - 0.1) / 0.9) < 1e-5)
    #expect(abs(point.interval.upperBound - (0.943318 - 0.1) / 0.9) < 1e-5)
  }

  @Test(arguments: [(0, 5), (5, 5), (0, 0), (9, 3), (-1, 3)])
  func wilsonsIntervalStaysAmongShares(hits: Int, trials: Int) {
    let interval = Wilson.interval(hits: hits, of: trials)
    #expect(0 <= interval.lowerBound && interval.upperBound <= 1)
    #expect(interval.upperBound > interval.lowerBound)
  }

  @Test func samplesAreGroupedByHowLongAgoTheyWere() {
    let samples = (0...30).flatMap { self.samples(1, of: 1, movesAgo: $0, chance: 0) }
    let points = RetentionPoint.points(of: samples)
    #expect(
      points.map(\.label) == ["0", "1", "2", "3", "4", "5–6", "7–9", "10–14", "15–24", "25+"])
    #expect(points.map(\.trials) == [1, 1, 1, 1, 1, 2, 3, 5, 10, 6])
    #expect(RetentionPoint.points(of: samples.filter { $0.movesAgo > 6 }).count == 4)
  }

  @Test func whatCannotBeCountedIsLeftOut() {
    let samples = [(-1, 0.5), (1, -0.1), (1, 1), (1, .nan), (.min, 0.1)].map {
      RecallSample(movesAgo: $0, isHit: true, chance: $1)
    }
    #expect(RetentionPoint.points(of: samples) == [])
  }
}
