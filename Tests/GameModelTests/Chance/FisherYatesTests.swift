import GameModel
import Testing

/// The shuffle as a game offers it, over all the orders of a small deck.
@Suite struct FisherYatesTests {
  /// 200 for each order of four cards, of the 24 that there are.
  static let shuffles = 24 * 200

  @Test func everyOrderOfADeckIsAsLikelyAsAnyOther() {
    var generator = Xoshiro256StarStar(seed: 42)
    let dealt = MemoryGame(numberOfPairsOfCards: 2) { $0 }
    let bins = Self.bins {
      var game = dealt
      game.shuffle(using: &generator)
      return game.cards.map(\.id)
    }
    #expect(bins.counts.allSatisfy { $0 > 0 })
    #expect(bins.chiSquare < Bins.critical(degrees: 23))
  }

  /// Six cards: 720 orders, 100 shuffles for each.
  @Test func everyOrderOfThreePairsIsAsLikelyAsAnyOther() {
    var generator = Xoshiro256StarStar(seed: 7)
    var game = MemoryGame(numberOfPairsOfCards: 3) { $0 }
    var bins = Bins(720)
    for _ in 0..<720 * 100 {
      game.shuffle(using: &generator)
      bins.add(Self.rank(of: (0..<6).map { game.id(at: $0) ?? 0 }))
    }
    #expect(bins.chiSquare < Bins.critical(degrees: 719))
  }

  @Test func sortingByChanceIsFoundOut() {
    var generator = Xoshiro256StarStar(seed: 42)
    let bins = Self.bins { (0..<4).sorted { _, _ in generator.next() & 1 == 0 } }
    #expect(bins.chiSquare > Bins.critical(degrees: 23))
  }

  @Test func swappingEachCardWithAnyIsFoundOut() {
    var generator = Xoshiro256StarStar(seed: 42)
    let bins = Self.bins {
      var order = [0, 1, 2, 3]
      for index in order.indices {
        order.swapAt(index, Int(generator.uniform(below: 4)))
      }
      return order
    }
    #expect(bins.chiSquare > Bins.critical(degrees: 23))
  }

  @Test func swappingWithAnotherCardOnlyIsFoundOut() {
    var generator = Xoshiro256StarStar(seed: 42)
    let bins = Self.bins {
      var order = [0, 1, 2, 3]
      for last in [3, 2, 1] {
        order.swapAt(last, Int(generator.uniform(below: UInt64(last))))
      }
      return order
    }
    #expect(bins.chiSquare > Bins.critical(degrees: 23))
  }

  /// What a seed deals is part of every replay: it may never change.
  @Test func theOrderOfASeedStays() {
    var generator = Xoshiro256StarStar(seed: 42)
    var game = MemoryGame(numberOfPairsOfCards: 6) { $0 }
    game.shuffle(using: &generator)
    #expect(game.cards.map(\.id) == [0, 2, 11, 3, 9, 10, 5, 7, 8, 6, 4, 1])
  }

  private static func bins(order: () -> [Int]) -> Bins {
    var bins = Bins(24)
    for _ in 0..<shuffles {
      bins.add(rank(of: order()))
    }
    return bins
  }

  /// The number of an order among all orders, by its Lehmer code.
  private static func rank(of order: [Int]) -> Int {
    var rank = 0
    for (index, element) in order.enumerated() {
      let smaller = order[(index + 1)...].count { $0 < element }
      rank = rank * (order.count - index) + smaller
    }
    return rank
  }
}
