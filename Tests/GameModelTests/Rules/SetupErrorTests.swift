import Testing

@testable import GameModel

@Suite struct SetupErrorTests {
  @Test(arguments: [
    (-100_001, false), (-100_000, true), (0, true), (100_000, true), (100_001, false),
  ])
  func pointsHaveBounds(points: Int, isAllowed: Bool) {
    let rules = Rules(points: Rules.Points(match: points))
    let found: SetupError?
    do throws(SetupError) {
      try rules.validate()
      found = nil
    } catch {
      found = error
    }

    #expect(found == (isAllowed ? nil : .points(name: "a match", points)))
  }

  @Test(
    arguments: [
      (.zero, 0), (.nanoseconds(1), 1), (.seconds(6), 6_000_000_000),
      (.seconds(7) + .nanoseconds(3), 7_000_000_003),
    ] as [(Duration, Int64)])
  func aBonusLimitIsInNanoseconds(limit: Duration, nanoseconds: Int64) {
    #expect(Rules(bonusLimit: limit).bonusLimitNanoseconds == nanoseconds)
  }
}
