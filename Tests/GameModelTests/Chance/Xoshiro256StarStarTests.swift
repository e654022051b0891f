import GameModel
import Testing

@Suite struct Xoshiro256StarStarTests {
  /// The first outputs of `xoshiro256starstar.c` from the state 1, 2, 3, 4, as the tests of its
  /// ports (rand_xoshiro, NumPy) publish them.
  @Test func theGeneratorGivesThePublishedNumbers() throws {
    var generator = try #require(Xoshiro256StarStar(state: 1, 2, 3, 4))
    let numbers = (0..<10).map { _ in generator.next() }
    #expect(
      numbers == [
        11_520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
        607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
        10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
      ])
  }

  @Test func fourZerosAreRefused() {
    #expect(Xoshiro256StarStar(state: 0, 0, 0, 0) == nil)
  }

  @Test(arguments: 0..<4)
  func oneNumberThatIsNotZeroIsEnough(place: Int) throws {
    var state: [UInt64] = [0, 0, 0, 0]
    state[place] = 1
    let generator = Xoshiro256StarStar(state: state[0], state[1], state[2], state[3])

    #expect(try #require(generator).state == state)
  }

  @Test func aStreamBeginsWithItsSeedAndNumberMixed() {
    let mixed = SplitMix64.mix(5 &+ 0x9E37_79B9_7F4A_7C15) ^ SplitMix64.mix(3)

    #expect(Xoshiro256StarStar(seed: 5, stream: 3) == Xoshiro256StarStar(seed: mixed))
  }

  @Test func aSeedIsSpreadBySplitMix64() throws {
    var spread = SplitMix64(seed: 42)
    let spreadOut = (spread.next(), spread.next(), spread.next(), spread.next())
    let byHand = Xoshiro256StarStar(state: spreadOut.0, spreadOut.1, spreadOut.2, spreadOut.3)
    #expect(Xoshiro256StarStar(seed: 42) == byHand)
  }

  @Test func everyStreamOfASeedIsAnother() {
    var firsts: [UInt64] = []
    for seed in 0..<8 as Range<UInt64> {
      for stream in 0..<64 as Range<UInt64> {
        var generator = Xoshiro256StarStar(seed: seed, stream: stream)
        firsts.append(generator.next())
      }
    }
    firsts.sort()
    #expect(zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aGeneratorInTheStateOfAnotherGoesOnAsThatDoes() throws {
    var one = Xoshiro256StarStar(seed: 9)
    _ = one.next()
    let state = one.state
    var other = try #require(Xoshiro256StarStar(state: state[0], state[1], state[2], state[3]))
    #expect(one == other)
    #expect(one.next() == other.next())
    #expect(one.state != state)
  }
}
