import Testing

@testable import instructions

@Suite struct ComparisonTests {
  private func counts(
    _ total: Int, _ functions: [String: Cost] = [:], compiler: String = "Swift 6.3"
  ) -> Counts {
    Counts(compiler: compiler, pieces: [.init(name: "tap", total: total, functions: functions)])
  }

  @Test(arguments: [
    (100_000, 99_000, true), (100_000, 103_000, true), (100_000, 103_001, false), (0, 0, true),
    (0, 1, false),
  ])
  func upToThreeInAHundredMoreAreAllowed(before: Int, now: Int, holds: Bool) {
    let comparison = Comparison(before: counts(before), now: counts(now))
    #expect(comparison.failures.isEmpty == holds)
  }

  @Test func whatGrewIsNamedWithTheFunctionsThatGrewMost() {
    let before = [
      "main": Cost(own: 0, total: 1_000_000), "layout()": Cost(own: 1000, total: 600_000),
      "measure()": Cost(own: 200_000, total: 500_000), "retain": Cost(own: 300_000, total: 300_000),
    ]
    let now = [
      "main": Cost(own: 0, total: 1_100_000), "layout()": Cost(own: 1000, total: 700_000),
      "measure()": Cost(own: 210_000, total: 600_000), "retain": Cost(own: 390_000, total: 390_000),
      "draw()": Cost(own: 30, total: 30),
    ]
    let comparison = Comparison(before: counts(1_000_000, before), now: counts(1_100_000, now))
    #expect(
      comparison.failures == [
        """
        tap: 1,100,000 instructions, +10.0 % to 1,000,000
          grew most by itself: retain, +90,000
          grew most with what it calls: measure(), +100,000
        """
      ])
  }

  @Test func theInnermostFunctionThatHoldsHalfOfTheGrowthIsNamed() {
    let before = [
      "main": Cost(own: 0, total: 1000), "layout()": Cost(own: 500, total: 600),
      "a": Cost(own: 50, total: 50), "b": Cost(own: 50, total: 50),
    ]
    let now = [
      "main": Cost(own: 0, total: 1100), "layout()": Cost(own: 500, total: 690),
      "a": Cost(own: 95, total: 95), "b": Cost(own: 94, total: 94),
    ]
    let failures = Comparison(before: counts(1000, before), now: counts(1100, now)).failures
    #expect(failures.first?.hasSuffix("it calls: layout(), +90") == true)
    #expect(failures.first?.contains("by itself: a, +45\n") == true)
  }

  @Test func ofAFunctionThatWasTooSmallToBeKeptOnlyWhatIsCertainCounts() {
    let before = Dictionary(
      uniqueKeysWithValues: (0..<20).map { ("f\($0)", Cost(own: 100, total: 100)) })
    var now = before
    now["new"] = Cost(own: 150, total: 150)
    now["f3"] = Cost(own: 160, total: 160)
    let failures = Comparison(before: counts(2000, before), now: counts(2210, now)).failures
    #expect(failures.first?.hasSuffix("by itself: f3, +60") == true)
  }

  @Test func whatHasNoCountFailsAndSoDoesWhatIsNotCountedAnyMore() {
    let now = Counts(
      compiler: "Swift 6.3", pieces: [.init(name: "deal", total: 1234, functions: [:])])
    #expect(
      Comparison(before: counts(1), now: now).failures == [
        "deal: 1,234 instructions, and no count to compare with", "tap: not counted any more",
      ])
  }

  @Test func aFailureTellsThatAnotherCompilerWasAtWork() {
    let failures = Comparison(before: counts(1), now: counts(2, compiler: "Swift 7")).failures
    #expect(
      failures.last == "The counts were written down with Swift 6.3, these are of Swift 7.")
    #expect(
      Comparison(before: counts(1), now: counts(1, compiler: "Swift 7")).failures.isEmpty)
  }

  @Test(arguments: [(970, false), (969, true)])
  func whatTakesMuchLessIsToBeWrittenDown(now: Int, hasShrunk: Bool) {
    #expect(Comparison(before: counts(1000), now: counts(now)).hasShrunk == hasShrunk)
  }

  @Test func eachPieceIsTold() {
    let now = Counts(
      compiler: "Swift 6.3",
      pieces: [
        .init(name: "tap", total: 1_234_567, functions: [:]),
        .init(name: "deal", total: 12, functions: [:]),
      ])
    #expect(
      Comparison(before: counts(1_000_000), now: now).summary == [
        "tap: 1,234,567 instructions, +23.5 %", "deal: 12 instructions",
      ])
  }
}
