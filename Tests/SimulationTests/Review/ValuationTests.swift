import Simulation
import Testing

@Suite struct ValuationTests {
  /// Every table of up to eight pairs.
  static let tables: [Knowledge] = (1...8).flatMap { pairs in
    (0...pairs).flatMap { known in
      (0...(pairs - known)).map { singles in
        Knowledge(
          knownPairs: known, singles: singles, unseen: 2 * (pairs - known) - singles)
      }
    }
  }

  /// The table of `SolitaireTable` takes known pairs at once and looks at unseen cards otherwise.
  /// That no other choice, at any moment, would be better is what this shows.
  @Test(arguments: tables)
  func aloneTheBestKindIsWorthWhatTheTableIs(_ table: Knowledge) throws {
    let valuation = SolitaireValuation<Rational>(pairs: 8)
    #expect(try #require(valuation.best(in: table)).worth == valuation.worth(of: table))
  }

  @Test(arguments: tables)
  func againstAnotherTheBestKindIsWorthWhatTheTableIs(_ table: Knowledge) throws {
    let valuation = TwoPlayerValuation<Rational>(pairs: 8)
    #expect(try #require(valuation.best(in: table)).worth == valuation.worth(of: table))
  }

  @Test func anEmptyTableIsWorthNothingAndHasNoChoices() {
    let empty = Knowledge(knownPairs: 0, singles: 0, unseen: 0)
    #expect(SolitaireValuation<Rational>(pairs: 3).worth(of: empty) == Rational(0))
    #expect(empty.choices.isEmpty)
    #expect(SolitaireValuation<Rational>(pairs: 3).best(in: empty) == nil)
  }

  @Test func aTableThatIsTooLargeHasNoWorth() {
    let valuation = SolitaireValuation<Double>(pairs: 3)
    for unseen in [6, 8] {
      let table = Knowledge(knownPairs: 0, singles: 0, unseen: unseen)
      #expect((valuation.worth(of: table) != nil) == (unseen == 6))
      #expect((valuation.worth(of: .unseen, in: table) != nil) == (unseen == 6))
    }
  }

  @Test func aKindWithoutACardHasNoWorth() {
    let valuation = SolitaireValuation<Rational>(pairs: 3)
    let table = Knowledge(knownPairs: 1, singles: 1, unseen: 3)
    #expect(table.choices == [.known, .single, .unseen])
    #expect(valuation.worth(of: .twin, in: table) == nil)
    let raised = Knowledge(knownPairs: 1, singles: 1, unseen: 3, raised: .ofKnownPair)
    #expect(raised.choices == [.twin, .single, .unseen])
    #expect(valuation.worth(of: .known, in: raised) == nil)
    let single = Knowledge(knownPairs: 1, singles: 1, unseen: 3, raised: .single)
    #expect(single.choices == [.known, .unseen])
  }

  /// Worked out by hand: of two pairs, with one card known. An unseen card is the known one's twin in
  /// one of three cases, then the last pair takes another move; otherwise its own twin or the other
  /// comes up, each as likely: two moves, or three.
  @Test func theWorthOfAnUnseenCardIsTheMeanOverItsFaces() {
    let valuation = SolitaireValuation<Rational>(pairs: 2)
    let table = Knowledge(knownPairs: 0, singles: 1, unseen: 3)
    #expect(valuation.worth(of: .unseen, in: table) == Rational(7, over: 3))
    // To turn up the known card first helps only where its twin is the next.
    #expect(valuation.worth(of: .single, in: table) == Rational(8, over: 3))
  }
}
