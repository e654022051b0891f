import RecallHome
import RecallUI
import Simulation
import Testing

@testable import RecallHome

extension ReviewedGame {
  /// A game of a player alone in which cards are turned up in this order, a second each.
  ///
  /// - Parameters:
  ///   - cards: The cards; at a negative number the cards are shuffled: their order is turned around.
  ///   - peeks: Before which turns which cards are peeked at.
  static func made(
    pairs: Int = 6, symbols: [String]? = nil, _ cards: [Int], peeks: [Int: Int] = [:]
  ) throws -> ReviewedGame {
    var reviewer = try #require(
      GameReviewer(pairs: pairs, valuation: SolitaireValuation<Double>(pairs: pairs)))
    return try make(&reviewer, pairs: pairs, symbols: symbols, cards, peeks: peeks, players: [])
  }

  /// A game of two.
  static func madeForTwo(pairs: Int = 6, _ cards: [Int]) throws -> ReviewedGame {
    var reviewer = try #require(
      GameReviewer(pairs: pairs, players: 2, valuation: TwoPlayerValuation<Double>(pairs: pairs)))
    return try make(
      &reviewer, pairs: pairs, symbols: nil, cards, peeks: [:], players: ["Ann", "Ben"])
  }

  private static func make<Value: Valuation<Double>>(
    _ reviewer: inout GameReviewer<Value>, pairs: Int, symbols: [String]?, _ cards: [Int],
    peeks: [Int: Int], players: [String]
  ) throws -> ReviewedGame {
    var order = Array(0..<pairs * 2)
    var (events, times): ([Event], [Duration]) = ([], [])
    for card in cards {
      if let peeked = peeks[times.count] {
        reviewer.peek(at: peeked)
        events.append(Event(.peek(card: peeked), turn: times.count))
      }
      if card < 0 {
        reviewer.shuffle()
        order.reverse()
        events.append(Event(.newOrder(order), turn: times.count))
      } else {
        #expect(reviewer.turnUp(card) != nil, "card \(card) can't be turned up")
        times.append(.seconds(times.count + 1))
      }
    }
    return ReviewedGame(
      title: "Letters", symbols: symbols ?? (0..<pairs).map { "\($0)" },
      order: Array(0..<pairs * 2), times: times, events: events, players: players,
      review: reviewer.review)
  }
}
