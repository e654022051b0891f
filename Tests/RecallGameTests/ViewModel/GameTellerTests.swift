import Interaction
import RecallUI
import Testing

@testable import RecallGame

/// What is said of a game to who can't see it.
@Suite struct GameTellerTests {
  private func said(_ played: PlayedStage) -> [String] {
    played.stage.takeEffects().compactMap { occurrence in
      guard case .announce(let announcement) = occurrence.effect else { return nil }
      return announcement.text
    }
  }

  private func table(_ pairs: Int, setup: GameSetup = .classic) throws -> PlayedStage {
    let played = try PlayedStage(pairs: pairs, setup: setup) { ["🚀", "🚌", "🇩🇪"][$0] }
    played.finishDealing()
    _ = said(played)
    return played
  }

  @Test func aMismatchNamesBothCards() throws {
    let played = try table(3)
    try played.tap(card: 0)
    #expect(said(played) == ["rocket"])
    try played.tap(card: 2)
    #expect(said(played) == ["mismatch: rocket and bus"])
  }

  @Test func aMatchSaysHowManyPairsAreLeftAndTheLastOneTheEnd() throws {
    let played = try table(3)
    for pair in 0..<3 {
      try played.tap(card: 2 * pair)
      try played.tap(card: 2 * pair + 1)
      played.stage.advance(by: .seconds(1))
    }
    #expect(
      said(played) == [
        "rocket", "match: rocket", "2 pairs left", "bus", "match: bus", "1 pair left", "flag DE",
        "match: flag DE", "all pairs found in 3 moves",
      ])
  }

  @Test func aPeekSaysWhatTheCardShows() throws {
    let played = try table(3)
    played.game.onAnnouncement = { self.heard.texts.append($0) }
    played.game.peek(at: 2, at: played.stage.now)
    #expect(heard.texts == ["peek: bus"])
  }

  private final class Heard {
    var texts: [String] = []
  }

  private let heard = Heard()

  @Test func whoseTurnItIsIsSaidWhenItPasses() throws {
    var setup = GameSetup.classic
    setup.seats = [GameSetup.Seat(name: "You"), GameSetup.Seat(name: "Ada")]
    let played = try table(3, setup: setup)
    try played.tap(card: 0)
    try played.tap(card: 2)
    #expect(said(played).last == "Ada's turn")
    try played.tap(card: 4)
    try played.tap(card: 0)
    #expect(said(played).last == "your turn")
    try played.tap(card: 2)
    try played.tap(card: 3)
    #expect(said(played) == ["bus", "match: bus", "2 pairs left"])
  }
}
