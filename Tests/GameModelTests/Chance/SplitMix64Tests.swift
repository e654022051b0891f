import GameModel
import Testing

@Suite struct SplitMix64Tests {
  /// The first outputs of `splitmix64.c` from the state 1234567, as its ports publish them.
  @Test func theGeneratorGivesThePublishedNumbers() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func copiesGoTheirOwnWay() {
    var one = SplitMix64(seed: 7)
    var two = one
    _ = one.next()
    #expect(one != two)
    _ = two.next()
    #expect(one == two)
  }
}
