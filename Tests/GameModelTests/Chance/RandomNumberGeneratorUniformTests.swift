import GameModel
import Testing

@Suite struct RandomNumberGeneratorUniformTests {
  /// Hands out numbers from a list, and zeros behind it.
  struct Scripted: RandomNumberGenerator {
    var numbers: [UInt64]
    var drawn = 0

    mutating func next() -> UInt64 {
      defer { drawn += 1 }
      return drawn < numbers.count ? numbers[drawn] : 0
    }
  }

  @Test func everyNumberIsBelowTheBound() {
    var generator = Xoshiro256StarStar(seed: 1)
    for bound in [1, 2, 3, 7, 52, 1 << 32, UInt64.max] {
      for _ in 0..<1_000 {
        #expect(generator.uniform(below: bound) < bound)
      }
    }
  }

  @Test func aBoundOfZeroGivesZeroAndDrawsNothing() {
    var generator = Scripted(numbers: [])
    #expect(generator.uniform(below: 0) == 0)
    #expect(generator.drawn == 0)
  }

  @Test func aBoundOfOneDrawsAsOthersDo() {
    var generator = Scripted(numbers: [7])
    #expect(generator.uniform(below: 1) == 0)
    #expect(generator.drawn == 1)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 3), (26, 51)])
  func aShuffleDrawsOnceForEachCardButTheLast(pairs: Int, draws: Int) {
    var generator = Scripted(numbers: Array(repeating: .max, count: 100))
    var game = MemoryGame(numberOfPairsOfCards: pairs) { $0 }
    game.shuffle(using: &generator)
    #expect(generator.drawn == draws)
  }

  /// For a bound of 3, exactly one of the 2⁶⁴ draws would be too many: the draw of 0.
  @Test func theDrawThatWouldBiasIsRefused() {
    var refused = Scripted(numbers: [0, 1])
    #expect(refused.uniform(below: 3) == 0)
    #expect(refused.drawn == 2)
    var accepted = Scripted(numbers: [1])
    #expect(accepted.uniform(below: 3) == 0)
    #expect(accepted.drawn == 1)
    var last = Scripted(numbers: [.max])
    #expect(last.uniform(below: 3) == 2)
  }

  @Test func aPowerOfTwoRefusesNothing() {
    var generator = Scripted(numbers: [0])
    #expect(generator.uniform(below: 64) == 0)
    #expect(generator.drawn == 1)
  }

  /// Below ¾ · 2⁶⁴, a remainder gives the first third half of all draws, and the plain high half
  /// of the product gives every third number half of them.
  @Test func aLargeBoundIsEvenWhereShortcutsAreBiased() {
    let bound: UInt64 = 3 << 62
    let draws = 30_000
    var even = Bins(3)
    var evenResidues = Bins(3)
    var remainder = Bins(3)
    var highHalf = Bins(3)
    var generator = Xoshiro256StarStar(seed: 3)
    for _ in 0..<draws {
      let number = generator.uniform(below: bound)
      even.add(Int(number >> 62))
      evenResidues.add(Int(number % 3))
      remainder.add(Int((generator.next() % bound) >> 62))
      highHalf.add(Int(generator.next().multipliedFullWidth(by: bound).high % 3))
    }
    let critical = Bins.critical(degrees: 2)
    #expect(even.chiSquare < critical)
    #expect(evenResidues.chiSquare < critical)
    #expect(remainder.chiSquare > critical)
    #expect(highHalf.chiSquare > critical)
  }
}
