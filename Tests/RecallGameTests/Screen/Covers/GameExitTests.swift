import RecallUI
import Testing

@testable import RecallGame

/// What the covers say and offer.
@Suite struct GameExitTests {
  /// A game of four pairs that was won by turning up these cards.
  private func won(
    _ names: [String] = [], by cards: [Int] = Array(0..<8),
    size: CGSize = CGSize(width: 800, height: 600), exits: [GameExit] = []
  ) throws -> PlayedStage {
    var setup = GameSetup()
    setup.seats = names.isEmpty ? setup.seats : names.map { GameSetup.Seat(name: $0) }
    let played = try PlayedStage(pairs: 4, size: size, setup: setup, exits: exits)
    played.finishDealing()
    for id in cards { played.game.choose(id: id, at: played.stage.now) }
    #expect(played.game.isOver)
    played.stage.advance(by: .seconds(4))
    return played
  }

  /// The messages that were sent.
  private func bodies(_ played: PlayedStage) -> [StageEffect] {
    played.stage.takeEffects().map(\.effect).filter { effect in
      if case .message = effect { true } else { false }
    }
  }

  @Test func aGameOfOneHasTheTitleThatItHad() throws {
    #expect(try won().texts.contains("All pairs found"))
  }

  @Test func theWinnerIsNamed() throws {
    let played = try won(["Ann", "Bo"])
    #expect(played.texts.contains("Ann wins"))
    #expect(played.texts.contains("4 pairs"))
    #expect(try won(["You", "Bo"]).texts.contains("You win"))
  }

  @Test func allWhoTieAreNamed() throws {
    let two = try won(["Ann", "Bo"], by: [0, 1, 2, 3, 4, 6, 5, 4, 7, 6])
    #expect(two.texts.contains("Ann and Bo tie"))
  }

  @Test func thereAreNoExitsUnlessThereAre() throws {
    let played = try won()
    #expect(played.stage.element("menu") == nil)
    #expect(played.stage.element("review") == nil)
  }

  @Test(
    arguments: [
      CGSize(width: 320, height: 240), CGSize(width: 240, height: 320),
      CGSize(width: 1280, height: 800),
    ])
  func exitsAskToLeave(size: CGSize) throws {
    let played = try won(size: size, exits: [.review, .menu])
    try played.tap("review")
    try played.tap("menu")
    #expect(
      bodies(played) == [
        .message(name: "leave", body: "review"), .message(name: "leave", body: "menu"),
      ])
  }

  @Test func aPauseHasAWayToTheMenu() throws {
    let played = try PlayedStage(exits: [.review, .menu])
    try played.deal()
    try played.tap("pause")
    played.stage.advance(by: .seconds(1))
    #expect(played.stage.element("review") == nil)
    try played.tap("menu")
    #expect(bodies(played) == [.message(name: "leave", body: "menu")])
    played.type("escape")
    #expect(!played.game.isPaused)
  }

  @Test func aLostRaceHasThemToo() throws {
    var setup = GameSetup()
    setup.race = 1000
    let played = try PlayedStage(setup: setup, exits: [.review, .menu])
    try played.deal()
    try played.tap(card: 0)
    played.stage.advance(by: .seconds(3))
    try played.tap("menu")
    #expect(bodies(played) == [.message(name: "leave", body: "menu")])
    played.type("n")
    #expect(!played.game.isLost)
  }

  @Test(arguments: [
    (9000, 9000, "As fast as the ghost."), (9000, 6600, "2.4 s before the ghost!"),
    (9000, 19_100, "10.1 s after the ghost."),
  ])
  func theLeadOverAGhostIsATime(ghost: Int, spent: Int, text: String) {
    #expect(
      WinBanner.lead(over: .milliseconds(ghost), spent: .milliseconds(spent)).plainText
        == text)
  }

  @Test(arguments: [(0, 1, "0 of 1 pair found"), (3, 8, "3 of 8 pairs found")])
  func aLostRaceSaysWhatWasFound(found: Int, pairs: Int, text: String) {
    #expect(LostCover.summary(found: found, of: pairs).plainText == text)
  }
}
