import Simulation
import Testing

@Suite struct TwoPlayerTableTests {
  /// The optimal strategy as Zwick and Paterson prove it, with its one exception.
  private func publishedMove(pairs: Int, known: Int) -> TwoPlayerTable<Double>.Move {
    if (pairs, known) == (6, 1) { return .one }
    if known >= 1, (pairs + known).isMultiple(of: 2) { return .one }
    if 3 * known >= 2 * (pairs + 1) { return .pass }
    return .two
  }

  @Test func theOptimalMovesToSixtyPairsAreThosePublished() throws {
    let table = TwoPlayerTable<Double>(pairs: 60)
    for pairs in 1...60 {
      for known in 0..<pairs {
        let best = try #require(table.expectation(pairs: pairs, known: known))
        let published = publishedMove(pairs: pairs, known: known)
        let gain = try #require(best.gains[published.rawValue])
        #expect(gain == best.gain || abs(gain - best.gain) < 1e-12, "(\(pairs), \(known))")
        // Where passing and showing two cards are worth the same, the table goes on playing.
        if (pairs, known) != (4, 3) { #expect(best.move == published, "(\(pairs), \(known))") }
      }
    }
  }

  @Test(arguments: [
    (1, 0, "1"), (2, 0, "-2/3"), (2, 1, "2/3"), (3, 0, "-1/5"), (3, 2, "1/3"), (4, 0, "-4/35"),
    (4, 3, "0"), (5, 5, "5"), (6, 0, "2/1155"),
  ])
  func theExpectedGainIsExact(_ pairs: Int, _ known: Int, _ gain: String) {
    let table = TwoPlayerTable<Rational>(pairs: 6)
    #expect(table.expectation(pairs: pairs, known: known)?.gain.description == gain)
  }

  @Test(arguments: [true, false])
  func rationalsAndFloatingPointChooseTheSameMovesAsFarAsRationalsFit(_ passing: Bool) throws {
    let exact = TwoPlayerTable<Rational>(pairs: 30, allowsPassing: passing)
    let rounded = TwoPlayerTable<Double>(pairs: 30, allowsPassing: passing)
    var fitting = 0
    for pairs in 1...30 {
      for known in 0...pairs {
        let one = try #require(exact.expectation(pairs: pairs, known: known))
        let other = try #require(rounded.expectation(pairs: pairs, known: known))
        guard one.gain.isRepresentable else { continue }
        fitting = pairs
        #expect(one.move.rawValue == other.move.rawValue)
        #expect(abs(one.gain.approximation - other.gain) < 1e-12)
      }
    }
    #expect(fitting >= 25)
  }

  @Test func withoutPassingNobodyPassesAndTheGameIsWorthNoMoreForIt() throws {
    let table = TwoPlayerTable<Double>(pairs: 60, allowsPassing: false)
    for pairs in 1...60 {
      for known in 0...pairs {
        let best = try #require(table.expectation(pairs: pairs, known: known))
        #expect(best.move != .pass)
        #expect(best.gains[0] == nil)
      }
    }
  }

  @Test func aPassTakesTwoKnownCards() throws {
    let table = TwoPlayerTable<Double>(pairs: 10)
    for known in 0...1 {
      #expect(try #require(table.expectation(pairs: 10, known: known)).gains[0] == nil)
    }
    #expect(try #require(table.expectation(pairs: 10, known: 2)).gains[0] == 0)
    #expect(try #require(table.expectation(pairs: 10, known: 0)).gains[1] == nil)
  }

  @Test(arguments: [(-1, 0), (0, 1), (3, 4), (8, 0)])
  func thereIsNoExpectationOfAStateThatThereIsNot(_ pairs: Int, _ known: Int) {
    #expect(TwoPlayerTable<Double>(pairs: 7).expectation(pairs: pairs, known: known) == nil)
  }
}
