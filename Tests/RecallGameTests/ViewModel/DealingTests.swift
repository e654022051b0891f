import RecallUI
import Testing

@testable import RecallGame

@Suite struct DealingTests {
  @Test(arguments: [
    (cards: 0, atOnce: 1, milliseconds: 60), (2, 1, 60), (25, 1, 60), (26, 1, 57), (104, 1, 14),
    (200, 1, 7), (201, 17, 60), (20_000, 1667, 60),
  ])
  func largeDecksAreDealtFasterOrByArmfuls(
    cards: Int, atOnce: Int, milliseconds: Int64
  ) {
    let dealing = Dealing(count: cards)
    #expect(dealing.cardsAtOnce == atOnce)
    #expect(dealing.interval == .milliseconds(milliseconds))
  }

  @Test func dealingEndsWithTheLastCard() {
    var dealing = Dealing(count: 201)
    for _ in 0..<11 {
      dealing.dealNext()
    }
    #expect(dealing.dealt == 187)
    #expect(!dealing.isOver)
    dealing.dealNext()
    #expect(dealing.dealt == 201)
    #expect(dealing.isOver)
  }

  @Test func nothingIsWaitedForWhenAllCardsAreDealt() {
    var dealing = Dealing(count: 2)
    dealing.wait(.milliseconds(10), from: .zero)
    #expect(dealing.nextCard == Instant(milliseconds: 10))
    dealing.finish()
    #expect(dealing.nextCard == nil)
    dealing.wait(.milliseconds(20), from: .zero)
    #expect(dealing.nextCard == nil)
  }

  @Test func whatWasLeftUntilTheNextCardIsLeftAfterARest() {
    var dealing = Dealing(count: 2)
    dealing.wait(.milliseconds(10), from: .zero)
    dealing.rest(from: Instant(milliseconds: 4))
    dealing.rest(from: Instant(milliseconds: 5))
    dealing.goOn(from: Instant(milliseconds: 104))
    #expect(dealing.nextCard == Instant(milliseconds: 110))
    dealing.goOn(from: Instant(milliseconds: 500))
    #expect(dealing.nextCard == Instant(milliseconds: 110))
  }

  @Test func whatBeginsInARestBeginsAtItsEnd() {
    var dealing = Dealing(count: 2)
    dealing.rest(from: Instant(milliseconds: 4))
    dealing.wait(.milliseconds(10), from: Instant(milliseconds: 50))
    dealing.goOn(from: Instant(milliseconds: 104))
    #expect(dealing.nextCard == Instant(milliseconds: 114))
  }
}
