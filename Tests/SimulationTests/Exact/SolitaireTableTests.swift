import Foundation
import Simulation
import Testing

@Suite struct SolitaireTableTests {
  /// What the averages over all deals are; ``DealTests`` plays them one by one.
  @Test(arguments: [
    (0, "0"), (1, "1"), (2, "8/3"), (3, "13/3"), (4, "622/105"), (5, "793/105"),
    (6, "31748/3465"), (7, "44141/4095"),
  ])
  func theExpectedNumberOfMovesIsExact(_ pairs: Int, _ moves: String) {
    let table = SolitaireTable<Rational>(pairs: 7)
    #expect(table.expectation(pairs: pairs)?.moves.description == moves)
  }

  @Test func rationalsAndFloatingPointAgreeAsFarAsRationalsFit() throws {
    let exact = SolitaireTable<Rational>(pairs: 40)
    let rounded = SolitaireTable<Double>(pairs: 40)
    var fitting = 0
    for pairs in 0...40 {
      let one = try #require(exact.expectation(pairs: pairs))
      let other = try #require(rounded.expectation(pairs: pairs))
      guard one.moves.isRepresentable else { continue }
      fitting = pairs
      #expect(abs(one.moves.approximation - other.moves) < 1e-11)
      if one.variance.isRepresentable {
        #expect(abs(one.variance.approximation - other.variance) < 1e-10)
      }
    }
    #expect(fitting >= 30)
  }

  /// The bound of Velleman and Warrington is approached from below, with an error of O(1/n).
  @Test(arguments: [(10, 0.005), (100, 0.0005), (1_000, 0.00005)])
  func expectationsApproachThoseThatArePublished(_ pairs: Int, _ error: Double) throws {
    let table = SolitaireTable<Double>(pairs: pairs)
    let expected = try #require(table.expectation(pairs: pairs))
    #expect(abs(expected.moves - SolitaireTable<Double>.asymptoticMoves(pairs: pairs)) < error)
    let lucky = SolitaireTable<Double>.asymptoticLuckyMatches
    #expect(abs(expected.luckyMatches - lucky) < 4 / Double(pairs))
    #expect(abs(lucky - log(2)) < 1e-15)
  }

  /// The bounds of Foerster and Wattenhofer.
  @Test func expectationsAreWithinThePublishedBounds() throws {
    let table = SolitaireTable<Double>(pairs: 200)
    for pairs in 2...200 {
      let moves = try #require(table.expectation(pairs: pairs)?.moves)
      #expect(moves < 1.75 * Double(pairs))
      #expect(moves >= 1.5 * Double(pairs) - 1)
    }
  }

  @Test(arguments: [(-1, 0), (0, 1), (3, -1), (3, 4), (8, 0)])
  func thereIsNoExpectationOfAStateThatThereIsNot(_ pairs: Int, _ known: Int) {
    #expect(SolitaireTable<Double>(pairs: 7).expectation(pairs: pairs, known: known) == nil)
  }

  @Test func aTableIsComputedWithinItsLimits() {
    #expect(SolitaireTable<Double>(pairs: -5).expectation(pairs: 0)?.moves == 0)
    #expect(SolitaireTable<Double>(pairs: 1_001).expectation(pairs: 1_001) == nil)
    #expect(SolitaireTable<Double>(pairs: .max).expectation(pairs: 1_000) != nil)
  }
}
