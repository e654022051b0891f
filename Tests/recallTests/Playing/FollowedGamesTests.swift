import Foundation
import GameModel
import RecallHome
import Simulation
import Testing

@testable import recall

/// From a recording to what a review shows.
@Suite struct FollowedGamesTests {
  private static let replays = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Replays")
  }()

  private func reviewed(_ name: String) throws -> [ReviewedGame] {
    let file = ReplayFile(path: Self.replays.appendingPathComponent(name).path)
    let table = try file.table(for: try file.header())
    let games = try #require(
      FollowedGames(
        pairs: table.pairs, valuation: SolitaireValuation<Double>(pairs: table.pairs)))
    #expect(try file.play(follower: games.follow).report.isSuccess)
    return games.played.compactMap(\.reviewed)
  }

  @Test func theFirstGameIsWhatWasPlayed() throws {
    let games = try reviewed("first-game.replay")
    let game = try #require(games.first)
    #expect(games.count == 1)
    #expect(game.title == "Vehicles")
    #expect(game.symbols == ["🚗", "🚕", "🚙", "🚌"])
    // As the recording's first lines have it.
    #expect(game.order.firstIndex(of: 0) == 7)
    #expect(game.order.firstIndex(of: 1) == 1)
    #expect(game.order.sorted() == Array(0..<8))
    #expect(game.review.choices.count == game.times.count)
    #expect(game.times.first == .zero, "the clock begins with the first card")
    #expect(game.times == game.times.sorted())
    let sum = game.review.par + game.review.loss + game.review.luck.reduce(0, +)
    let others = game.review.peeks + game.review.shuffles
    #expect(
      abs(Double(game.review.moves) + game.review.remaining - sum - others) < 1e-9)
  }

  @Test func peeksShufflesAndNewGamesAreKeptInTheirPlaces() throws {
    let games = try reviewed("film.replay")
    let game = try #require(games.first)
    #expect(games.count == 1)
    #expect(game.events.count == 2)
    #expect(game.events.first == ReviewedGame.Event(.peek(card: 9), turn: 4))
    guard case .newOrder(let order)? = game.events.last?.kind else {
      Issue.record("expected a shuffle, found \(String(describing: game.events.last))")
      return
    }
    #expect(order.sorted() == Array(0..<12))
    #expect(order != game.order)
    #expect(game.events.last?.turn == 6)
    #expect(game.times.count == 8)
  }

  @Test func whereNothingHappenedThereIsNothingToReview() throws {
    let games = try #require(
      FollowedGames(pairs: 4, valuation: SolitaireValuation<Double>(pairs: 4)))
    #expect(games.played.map { $0.reviewed == nil } == [true])
  }
}
