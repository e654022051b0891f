import GameModel
import Testing

@testable import Simulation

/// Which choices tell of memory, and what chance alone would bring.
@Suite struct RecallTrialTests {
  private typealias Reviewer = GameReviewer<SolitaireValuation<Rational>>

  private func alone(pairs: Int) throws -> Reviewer {
    try #require(Reviewer(pairs: pairs, valuation: SolitaireValuation(pairs: pairs)))
  }

  @Test func aTwinThatWasSeenIsWanted() throws {
    var reviewer = try alone(pairs: 4)
    for card in [0, 2, 4, 6] { #expect(reviewer.turnUp(card)?.trial == nil) }
    #expect(reviewer.turnUp(1)?.trial == nil)
    // Seven cards lie face down besides card 1; card 0 was seen two moves ago.
    let trial = try #require(reviewer.turnUp(2)?.trial)
    #expect(trial.movesAgo == 2)
    #expect(!trial.isHit)
    #expect(trial.chance == Rational(1, over: 7))
  }

  @Test func aTwinThatIsChosenIsAHit() throws {
    var reviewer = try alone(pairs: 3)
    for card in [0, 2, 1] { reviewer.turnUp(card) }
    let trial = try #require(reviewer.turnUp(0)?.trial)
    #expect(trial.movesAgo == 1)
    #expect(trial.isHit)
    #expect(trial.chance == Rational(1, over: 5))
  }

  @Test func aPeekOfTheSameMoveIsNoMoveAgo() throws {
    var reviewer = try alone(pairs: 3)
    reviewer.turnUp(0)
    reviewer.peek(at: 1)
    #expect(reviewer.turnUp(1)?.trial?.movesAgo == 0)
  }

  @Test func theLastCardTellsNothing() throws {
    var reviewer = try alone(pairs: 1)
    reviewer.peek(at: 1)
    reviewer.turnUp(0)
    #expect(reviewer.turnUp(1)?.trial == nil)
  }

  @Test func whereCardsWentInAShuffleNobodyRemembers() throws {
    var reviewer = try alone(pairs: 3)
    for card in [0, 2] { reviewer.turnUp(card) }
    reviewer.turnBack()
    reviewer.shuffle()
    reviewer.turnUp(1)
    #expect(reviewer.turnUp(0)?.trial == nil)
  }

  @Test func aKnownPairCanWaitAloneAndIsNotWanted() throws {
    var reviewer = try alone(pairs: 4)
    for card in [0, 2, 1, 4] { reviewer.turnUp(card) }
    #expect(reviewer.turnUp(6)?.trial == nil)
  }

  @Test func againstAnotherAKnownPairIsWantedAtOnce() throws {
    var reviewer = try #require(
      GameReviewer(
        pairs: 4, players: 2, valuation: TwoPlayerValuation<Rational>(pairs: 4)))
    for card in [0, 2, 1, 4] { reviewer.turnUp(card) }
    // Cards 1 and 4 lie face up; of the six others, 0 is of the known pair.
    let trial = try #require(reviewer.turnUp(0)?.trial)
    #expect(trial.movesAgo == 2)
    #expect(trial.isHit)
    #expect(trial.chance == Rational(1, over: 6))
  }

  /// For a player alone the twin is the best second card wherever it has been seen, and the only one.
  @Test func theTwinIsWantedOnEachTableOfEightPairs() {
    let valuation = SolitaireValuation<Rational>(pairs: 8)
    for known in 1...8 {
      for singles in 0...(8 - known) {
        for more in 0...(8 - known - singles) {
          let knowledge = Knowledge(
            knownPairs: known, singles: singles, unseen: singles + 2 * more,
            raised: .ofKnownPair)
          #expect(valuation.requires(.twin, in: knowledge), "\(knowledge)")
          #expect(!valuation.requires(.twin, in: knowledge.raising(nil)))
        }
      }
    }
  }

  @Test(arguments: [
    BotKind.random, .firstInFirstOut(capacity: 3), .forgetful(retention: 700_000_000), .perfect,
  ])
  func aBlindPlayerHitsAsOftenAsChanceAndAPerfectOneAlways(_ kind: BotKind) throws {
    var generator = Xoshiro256StarStar(seed: 4)
    var (trials, hits, chance, variance) = (0, 0, 0.0, 0.0)
    for _ in 0..<400 {
      for trial in try self.trials(kind, using: &generator) {
        let blind = trial.chance.approximation
        #expect(blind > 0 && blind < 1)
        trials += 1
        hits += trial.isHit ? 1 : 0
        chance += blind
        variance += blind * (1 - blind)
      }
    }
    let rate = (Double(hits) - chance) / (Double(trials) - chance)
    switch kind {
    case .random: #expect(abs(Double(hits) - chance) < 4 * variance.squareRoot())
    case .perfect: #expect(hits == trials && trials > 500)
    default: #expect(rate > 0.2 && rate < 0.9, "\(rate)")
    }
  }

  /// The trials of a game of six pairs.
  private func trials(
    _ kind: BotKind, using generator: inout Xoshiro256StarStar
  ) throws -> [RecallTrial<Rational>] {
    var game = try MemoryGame(numberOfPairsOfCards: 6, rules: .untimed) { $0 }
    game.shuffle(using: &generator)
    var bot = kind.makeBot(pairs: 6)
    bot.sitDown(pairs: 6)
    var reviewer = try alone(pairs: 6)
    while !game.isOver {
      let first = bot.chooseFirst(using: &generator)
      let firstID = try #require(game.id(at: first))
      game.choose(id: firstID)
      reviewer.turnUp(firstID)
      let picture = try #require(game.content(id: firstID))
      let second = bot.chooseSecond(after: first, showing: picture, using: &generator)
      let secondID = try #require(game.id(at: second))
      let outcome = game.choose(id: secondID)
      reviewer.turnUp(secondID)
      let other = try #require(game.content(id: secondID))
      game.turnBack()
      reviewer.turnBack()
      if outcome == .matched {
        bot.take(picture, from: first, and: second)
      } else {
        bot.see(picture, at: first)
        bot.see(other, at: second)
      }
      bot.endMove(using: &generator)
    }
    return reviewer.review.choices.compactMap(\.trial)
  }
}
