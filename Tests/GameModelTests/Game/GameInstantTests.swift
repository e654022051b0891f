import GameModel
import Testing

@Suite struct GameInstantTests {
  @Test func instantsAreOrdered() {
    let (one, two) = (GameInstant(nanoseconds: 1), GameInstant(nanoseconds: 2))

    #expect(one < two)
    #expect(!(two < one))
    #expect(!(one < one))
    #expect(GameInstant.zero.nanoseconds == 0)
  }

  @Test(
    arguments: [
      (0, 0), (3, 3_000_000), (-3, -3_000_000), (.max, .max), (.min, .min),
    ] as [(Int64, Int64)])
  func millisecondsSaturate(milliseconds: Int64, nanoseconds: Int64) {
    #expect(GameInstant(milliseconds: milliseconds).nanoseconds == nanoseconds)
  }
}
