import RecallUI
import Testing

@testable import RecallGame

@Suite struct GhostRailTests {
  @Test func whoIsAheadIsSaidAsTheGhostFindsPairs() throws {
    var setup = GameSetup()
    setup.ghost = [
      GameSetup.Find(milliseconds: 2000, pair: 1), GameSetup.Find(milliseconds: 5000, pair: 0),
    ]
    let played = try PlayedStage(pairs: 4, setup: setup)
    try played.deal()
    #expect(played.texts.contains("level with the ghost"))
    try played.tap(card: 0)
    try played.tap(card: 1)
    #expect(played.texts.contains("1 pair ahead"))
    played.stage.advance(by: .milliseconds(2000))
    #expect(played.texts.contains("level with the ghost"))
    played.stage.advance(by: .milliseconds(2999))
    #expect(played.texts.contains("level with the ghost"))
    played.stage.advance(by: .milliseconds(1))
    #expect(played.texts.contains("1 pair behind"))
  }

  @Test func theGhostStandsStillInAPause() throws {
    var setup = GameSetup()
    setup.ghost = [GameSetup.Find(milliseconds: 2000, pair: 1)]
    let played = try PlayedStage(pairs: 4, setup: setup)
    try played.deal()
    try played.tap(card: 0)
    played.stage.advance(by: .milliseconds(1000))
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .seconds(60))
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .milliseconds(999))
    #expect(played.texts.contains("level with the ghost"))
    played.stage.advance(by: .milliseconds(1))
    #expect(played.texts.contains("1 pair behind"))
  }

  @Test(arguments: [
    (0, 0, "level with the ghost"), (1, 0, "1 pair ahead"), (4, 2, "2 pairs ahead"),
    (2, 3, "1 pair behind"), (0, 5, "5 pairs behind"),
  ])
  func theLeadIsInPairs(own: Int, ghost: Int, text: String) {
    #expect(GhostRail.lead(own: own, ghost: ghost).plainText == text)
  }
}
