import Simulation
import Testing

@Suite struct SolitaireDistributionTests {
  @Test func theProbabilitiesOfTwoPairsAreExact() {
    let probabilities = SolitaireDistribution<Rational>(pairs: 2).probabilities
    #expect(probabilities.map(\.description) == ["0", "0", "1/3", "2/3"])
  }

  @Test(arguments: [0, 1, 2, 3, 7, 12])
  func theDistributionHasTheMomentsOfTheTable(_ pairs: Int) throws {
    let probabilities = SolitaireDistribution<Rational>(pairs: pairs).probabilities
    let expected = try #require(
      SolitaireTable<Rational>(pairs: pairs).expectation(pairs: pairs))
    var sum = Rational(0, over: 1 as Int)
    var mean = sum
    var squares = sum
    for (moves, probability) in probabilities.enumerated() {
      let moves = Rational(moves, over: 1 as Int)
      sum = sum + probability
      mean = mean + moves * probability
      squares = squares + moves * moves * probability
    }
    #expect(sum.description == "1")
    #expect(mean == expected.moves)
    #expect(squares == expected.squaredMoves)
  }

  @Test func noGameTakesLessThanAMoveAPairOrAsManyMovesAsCards() {
    let probabilities = SolitaireDistribution<Double>(pairs: 20).probabilities
    #expect(probabilities.count == 40)
    #expect(probabilities[..<20].allSatisfy { $0 == 0 })
    #expect(probabilities[20...].allSatisfy { $0 > 0 })
  }
}
