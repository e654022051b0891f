import Testing

@testable import Fuzzing

struct CardSetTests {
  @Test(arguments: [0, 1, 63, 64, 127, 128])
  func aCardIsInItOnce(card: Int) {
    var set = CardSet(ofNoneOf: 129)
    #expect(!set.contains(card))
    set.insert(card)
    set.insert(card)
    #expect((0..<129).filter(set.contains) == [card])
    #expect(set.count == 1)
    set.remove(card)
    set.remove(card)
    #expect(set == CardSet(ofNoneOf: 129))
  }

  @Test(arguments: [0, 1, 63, 64, 65])
  func asManyAreCountedAsWerePutIn(cards: Int) {
    var set = CardSet(ofNoneOf: cards)
    for card in 0..<cards { set.insert(card) }
    #expect(set.count == cards)
    set.removeAll()
    #expect(set.count == 0)
  }
}
