import GameModel
import Testing

@testable import Simulation

/// A game taken apart adds up again, exactly, whoever plays it.
@Suite struct GameReviewerTests {
  static let kinds: [BotKind] = [
    .perfect, .random, .firstInFirstOut(capacity: 3), .leastRecentlySeen(capacity: 5),
    .forgetful(retention: 700_000_000), .optimalWithoutPassing,
  ]

  /// Lets bots play a game that has been dealt, with a reviewer beside them, for so many moves at most.
  private func play<Value: Valuation>(
    _ game: MemoryGame<Int>, _ bots: [any Bot], valuation: Value, limit: Int = 400,
    using generator: inout Xoshiro256StarStar,
    afterEach: (GameReviewer<Value>) -> Void = { _ in }
  ) throws -> GameReview<Value.Number> {
    var game = game
    let pairs = game.numberOfCards / 2
    var bots = bots
    var reviewer = try #require(
      GameReviewer(pairs: pairs, players: bots.count, valuation: valuation))
    for index in bots.indices { bots[index].sitDown(pairs: pairs) }
    while !game.isOver, reviewer.review.moves < limit {
      let player = game.currentPlayer
      let first = bots[player].chooseFirst(using: &generator)
      let firstID = try #require(game.id(at: first))
      game.choose(id: firstID)
      let choice = reviewer.turnUp(firstID)
      try #require(choice != nil)
      afterEach(reviewer)
      let picture = try #require(game.content(id: firstID))
      let second = bots[player].chooseSecond(after: first, showing: picture, using: &generator)
      let secondID = try #require(game.id(at: second))
      let outcome = game.choose(id: secondID)
      try #require(!outcome.isIgnored)
      let isMatch = reviewer.turnUp(secondID)?.isMatch
      try #require(isMatch == (outcome == .matched))
      afterEach(reviewer)
      let other = try #require(game.content(id: secondID))
      game.turnBack()
      reviewer.turnBack()
      for index in bots.indices {
        if outcome == .matched {
          bots[index].take(picture, from: first, and: second)
        } else {
          bots[index].see(picture, at: first)
          bots[index].see(other, at: second)
        }
        bots[index].endMove(using: &generator)
      }
    }
    return reviewer.review
  }

  private func deal(
    pairs: Int, players: Int = 1, using generator: inout Xoshiro256StarStar
  ) throws -> MemoryGame<Int> {
    var game = try MemoryGame(
      numberOfPairsOfCards: pairs, players: players, rules: .untimed
    ) { $0 }
    game.shuffle(using: &generator)
    return game
  }

  @Test(arguments: kinds)
  func movesAreParAndLossAndLuckAtEachChoiceOfFiveHundredGames(_ kind: BotKind) throws {
    let valuation = SolitaireValuation<Rational>(pairs: 6)
    var generator = Xoshiro256StarStar(seed: 5)
    var (sum, squares) = (0.0, 0.0)
    for _ in 0..<500 {
      let game = try deal(pairs: 6, using: &generator)
      let review = try play(
        game, [kind.makeBot(pairs: 6)], valuation: valuation, using: &generator
      ) { reviewer in
        let review = reviewer.review
        #expect(
          Rational(review.moves) + review.remaining
            == review.par + review.loss + review.luck[0])
      }
      #expect(review.remaining == Rational(0))
      #expect(review.choices.allSatisfy { $0.loss >= Rational(0) })
      let luck = review.luck[0].approximation
      sum += luck
      squares += luck * luck
      if kind == .perfect {
        #expect(review.loss == Rational(0))
        #expect(review.accuracy == 100)
      }
    }
    // Everyone is as lucky as anyone: four standard errors are left to chance.
    #expect(abs(sum / 500) < 4 * (squares / 500 / 500).squareRoot())
  }

  /// Over all deals of four pairs, not over some: the mean is zero, and not about zero.
  @Test(arguments: [true, false])
  func theMeanLuckOverAllDealsIsZero(isPerfect: Bool) throws {
    let valuation = SolitaireValuation<Rational>(pairs: 4)
    let bot: any Bot = isPerfect ? PerfectBot() : WalkingBot()
    var generator = Xoshiro256StarStar(seed: 1)
    var (luck, loss) = (Rational(0), Rational(0))
    let deals = DealTests.deals(pairs: 4)
    #expect(deals.count == 105)
    for order in deals {
      var game = try MemoryGame(numberOfPairsOfCards: 4, rules: .untimed) { $0 }
      var dealer = DealTests.Dealer(order)
      game.shuffle(using: &dealer)
      let review = try play(game, [bot], valuation: valuation, using: &generator)
      luck = luck + review.luck[0]
      loss = loss + review.loss
    }
    #expect(luck == Rational(0))
    #expect((loss == Rational(0)) == isPerfect)
  }

  @Test(arguments: kinds, kinds)
  func theGainOfTwoIsParAndWhatEachLostAndWasLucky(_ one: BotKind, _ other: BotKind) throws {
    let valuation = TwoPlayerValuation<Rational>(pairs: 5)
    var generator = Xoshiro256StarStar(seed: 6)
    for _ in 0..<50 {
      let game = try deal(pairs: 5, players: 2, using: &generator)
      var gain = 0
      let review = try play(
        game, [one.makeBot(pairs: 5), other.makeBot(pairs: 5)], valuation: valuation, limit: 60,
        using: &generator
      ) { reviewer in
        guard let last = reviewer.review.choices.last, last.isMatch else { return }
        gain += last.player == 0 ? 1 : -1
      }
      let isFirst = review.choices.last.map { ($0.player == 0) == $0.isMatch } ?? true
      let remaining = isFirst ? review.remaining : Rational(0) - review.remaining
      #expect(
        Rational(gain) + remaining
          == review.par - review.losses[0] + review.luck[0] + review.losses[1] - review.luck[1])
    }
  }

  @Test func twoThatPlayAsWellAsCanBeLoseNothing() throws {
    let valuation = TwoPlayerValuation<Rational>(pairs: 7)
    var generator = Xoshiro256StarStar(seed: 8)
    for _ in 0..<200 {
      let game = try deal(pairs: 7, players: 2, using: &generator)
      let bots = [BotKind.optimal, .optimal].map { $0.makeBot(pairs: 7) }
      let review = try play(
        game, bots, valuation: valuation, limit: 40, using: &generator)
      #expect(review.losses == [Rational(0), Rational(0)])
    }
  }

  @Test func peeksAndShufflesAreTermsOfTheirOwn() throws {
    let valuation = SolitaireValuation<Rational>(pairs: 4)
    var generator = Xoshiro256StarStar(seed: 9)
    for _ in 0..<2000 {
      var reviewer = try #require(GameReviewer(pairs: 4, valuation: valuation))
      for _ in 0..<30 {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: reviewer.peek(at: Int.random(in: 0..<8, using: &generator))
        case 1: reviewer.shuffle()
        case 2: reviewer.turnBack()
        default: reviewer.turnUp(Int.random(in: 0..<8, using: &generator))
        }
        let review = reviewer.review
        #expect(
          Rational(review.moves) + review.remaining
            == review.par + review.loss + review.luck[0] + review.peeks + review.shuffles)
        #expect(review.loss >= Rational(0))
      }
      #expect(reviewer.review.peeks <= Rational(0))
    }
  }

  // MARK: Single choices

  @Test func aTwinThatWasSeenAndNotTakenCostsWithTheReason() throws {
    var reviewer = try #require(
      GameReviewer(pairs: 4, valuation: SolitaireValuation<Double>(pairs: 4)))
    for card in [0, 2, 4, 6] { reviewer.turnUp(card) }
    let firstChoice = reviewer.turnUp(1)
    let first = try #require(firstChoice)
    #expect(first.loss == 0)
    #expect(first.kind == .unseen)
    // Card 0 was seen two moves ago, and 1 is its twin.
    let secondChoice = reviewer.turnUp(2)
    let second = try #require(secondChoice)
    #expect(second.best == .twin)
    #expect(second.kind == .single)
    #expect(second.rememberable == [0])
    #expect(second.lastSeen == 2)
    #expect(abs(second.loss - 1) < 1e-12)
    #expect(second.mark == .blunder)
    // Now the pair is known: whatever else is turned up costs nothing yet, as it can be taken later,
    // unless it tells nothing.
    let thirdChoice = reviewer.turnUp(4)
    let third = try #require(thirdChoice)
    #expect(third.best == .known)
    #expect(third.rememberable == [0, 1])
    #expect(third.lastSeen == 3)
    #expect(third.kind == .single)
    #expect(third.loss > 0.25)
  }

  @Test func whatCantBeTurnedUpIsLeftOutOfAccount() throws {
    var reviewer = try #require(
      GameReviewer(pairs: 2, valuation: SolitaireValuation<Double>(pairs: 2)))
    for card in [-1, 4, .min, .max] {
      let choice = reviewer.turnUp(card)
      #expect(choice == nil)
      reviewer.peek(at: card)
    }
    let wins = [0, 0, 1, 1].map { reviewer.turnUp($0)?.isMatch }
    #expect(wins == [false, nil, true, nil])
    reviewer.peek(at: 1)
    #expect(reviewer.review.choices.count == 2)
    #expect(reviewer.review.moves == 1)
    reviewer.turnUp(2)
    reviewer.turnUp(3)
    #expect(reviewer.review.remaining == 0)
  }

  @Test func theTwoCardsOfAMismatchCantBeChosenBeforeTheyAreTurnedBack() throws {
    var reviewer = try #require(
      GameReviewer(pairs: 2, valuation: SolitaireValuation<Double>(pairs: 2)))
    reviewer.turnUp(0)
    reviewer.turnUp(2)
    let early = reviewer.turnUp(2)
    #expect(early == nil)
    reviewer.turnBack()
    let late = reviewer.turnUp(2)
    #expect(late != nil)
  }

  @Test func aDealThatBeganFaceUpHasAMoveForEachPair() throws {
    var reviewer = try #require(
      GameReviewer(
        pairs: 3, beginsSeen: true, valuation: SolitaireValuation<Rational>(pairs: 3)))
    #expect(reviewer.review.par == Rational(3))
    reviewer.turnUp(0)
    reviewer.turnUp(1)
    #expect(reviewer.review.loss == Rational(0))
    #expect(reviewer.review.luck == [Rational(0)])
    #expect(reviewer.review.remaining == Rational(2))
  }

  @Test func aTableBeyondTheValuationIsNotReviewed() {
    #expect(GameReviewer(pairs: 5, valuation: SolitaireValuation<Double>(pairs: 4)) == nil)
  }

  @Test(arguments: [
    (0.24, nil), (0.25, ChoiceMark.inaccuracy), (0.49, .inaccuracy), (0.5, .mistake),
    (0.99, .mistake), (1.0, .blunder), (0.2499999999999, .inaccuracy), (-1, nil),
  ])
  func aLossHasAName(_ loss: Double, _ mark: ChoiceMark?) {
    #expect(ChoiceMark(loss: loss) == mark)
  }

  @Test func aGameWithoutPairsIsPerfect() throws {
    let reviewer = try #require(
      GameReviewer(pairs: 0, valuation: SolitaireValuation<Rational>(pairs: 0)))
    #expect(reviewer.review.accuracy == 100)
    #expect(reviewer.review.remaining == Rational(0))
  }
}

/// A player without memory and without chance: each card with the one `stride` places after it, then
/// with the one after that.
private struct WalkingBot: Bot {
  private var isTaken: [Bool] = []
  private var first = 0
  private var stride = 1

  mutating func sitDown(pairs: Int) {
    isTaken = Array(repeating: false, count: pairs * 2)
    (first, stride) = (0, 1)
  }

  mutating func chooseFirst(using generator: inout Xoshiro256StarStar) -> Int {
    while isTaken[first] || isTaken[second] || second == first { walk() }
    return first
  }

  mutating func chooseSecond(
    after first: Int, showing picture: Int, using generator: inout Xoshiro256StarStar
  ) -> Int {
    let chosen = second
    walk()
    return chosen
  }

  private var second: Int { (first + stride) % isTaken.count }

  private mutating func walk() {
    first += 1
    guard first == isTaken.count else { return }
    first = 0
    stride = stride % (isTaken.count - 1) + 1
  }

  mutating func see(_ picture: Int, at place: Int) {}

  mutating func take(_ picture: Int, from first: Int, and second: Int) {
    isTaken[first] = true
    isTaken[second] = true
  }
}
