import GameModel
import Testing

@testable import Simulation

/// Every deal there is, played one by one through the model: the averages are exactly what the
/// tables say.
@Suite struct DealTests {
  /// All ways in which the pairs can lie: each place with the next free one, with the one after …
  static func deals(pairs: Int) -> [[Int]] {
    var deals: [[Int]] = []
    var deal = Array(repeating: -1, count: pairs * 2)
    func fill(_ pair: Int) {
      guard pair < pairs, let first = deal.firstIndex(of: -1) else {
        deals.append(deal)
        return
      }
      deal[first] = pair * 2
      for second in (first + 1)..<deal.count where deal[second] < 0 {
        deal[second] = pair * 2 + 1
        fill(pair + 1)
        deal[second] = -1
      }
      deal[first] = -1
    }
    fill(0)
    return deals
  }

  /// Draws that make the shuffle give a certain order.
  struct Dealer: RandomNumberGenerator {
    var draws: [UInt64] = []
    var drawn = 0

    init(_ order: [Int]) {
      var cards = Array(0..<order.count)
      for last in stride(from: order.count - 1, to: 0, by: -1) {
        let drawn = cards.firstIndex(of: order[last]) ?? 0
        // In the middle of the numbers that a draw below last + 1 maps to `drawn`.
        let middle = (UInt128(drawn) << 64) + (1 << 63)
        draws.append(UInt64(truncatingIfNeeded: middle / UInt128(last + 1)))
        cards.swapAt(drawn, last)
      }
    }

    mutating func next() -> UInt64 {
      defer { drawn += 1 }
      return draws[drawn]
    }
  }

  static func game(_ deal: [Int], players: Int) throws -> MemoryGame<Int> {
    var game = try MemoryGame(
      numberOfPairsOfCards: deal.count / 2, players: players, rules: .untimed
    ) { $0 }
    var dealer = Dealer(deal)
    game.shuffle(using: &dealer)
    #expect(game.cards.map(\.id) == deal)
    return game
  }

  #if DEBUG
    static let most = 5
  #else
    static let most = 7
  #endif

  @Test(arguments: 1...most)
  func thePerfectBotNeedsTheExpectedMovesOnAverageOverAllDeals(_ pairs: Int) throws {
    let deals = Self.deals(pairs: pairs)
    #expect(deals.count == (1...pairs).reduce(1) { $0 * (2 * $1 - 1) })
    let expected = try #require(
      SolitaireTable<Rational>(pairs: pairs).expectation(pairs: pairs))
    let probabilities = SolitaireDistribution<Rational>(pairs: pairs).probabilities
    var counts = Array(repeating: 0, count: pairs * 2)
    var lucky = 0
    var generator = Xoshiro256StarStar(seed: 0)
    for deal in deals {
      let simulation = Simulation(.perfect, pairs: pairs, seed: 0)
      var game = try Self.game(deal, players: 1)
      var bot = PerfectBot()
      let result = try simulation.playAlone(&game, &bot, using: &generator)
      counts[result.moves] += 1
      lucky += result.luckyMatches
    }
    for (moves, count) in counts.enumerated() {
      #expect(Rational(count, over: deals.count) == probabilities[moves])
    }
    #expect(Rational(lucky, over: deals.count) == expected.luckyMatches)
  }

  @Test(arguments: [true, false])
  func theOptimalBotsGainWhatIsExpectedOnAverageOverAllDeals(_ passing: Bool) throws {
    for pairs in 1...5 {
      let deals = Self.deals(pairs: pairs)
      let table = TwoPlayerTable<Double>(pairs: pairs, allowsPassing: passing)
      let exact = TwoPlayerTable<Rational>(pairs: pairs, allowsPassing: passing)
      let bot = OptimalBot(table: table)
      let simulation = Simulation(.optimal, against: .optimal, pairs: pairs, seed: 0)
      var gain = 0
      var generator = Xoshiro256StarStar(seed: 0)
      for deal in deals {
        var game = try Self.game(deal, players: 2)
        var first = bot
        var second = bot
        gain += try simulation.play(&game, &first, against: &second, using: &generator).gain
      }
      let average = Rational(gain, over: deals.count)
      #expect(average == exact.expectation(pairs: pairs)?.gain, "\(pairs) pairs")
    }
  }
}
