import RecallUI
import Simulation
import Testing

@testable import RecallGame

@Suite struct WinBannerTests {
  @Test(arguments: [
    (moves: 11, par: 12.4, text: "1 under par, which is 12!"),
    (12, 12.4, "As good as a perfect memory: par is 12."),
    (12, 12.5, "1 under par, which is 13!"),
    (13, 12.4, "1 over par, which is 12."),
    (40, 12.4, "28 over par, which is 12."),
  ])
  func theMovesAreComparedWithPar(moves: Int, par: Double, text: String) {
    #expect(WinBanner.verdict(moves: moves, par: par).plainText == text)
  }

  @Test(arguments: [
    (moves: 1, score: 1, text: "1 move in 0:09, 1 point"), (2, 0, "2 moves in 0:09, 0 points"),
    (14, -1, "14 moves in 0:09, −1 point"), (14, -12, "14 moves in 0:09, −12 points"),
  ])
  func oneIsOneAndMoreAreMore(moves: Int, score: Int, text: String) {
    #expect(WinBanner.summary(moves: moves, time: "0:09", score: score).plainText == text)
  }

  @Test(
    arguments: [
      ([nil, nil], 1, "🎉"), ([nil, .perfect], 0, "🎉"), ([nil, .perfect], 1, "🤖"),
      ([.perfect, .random], 0, "🎉"), ([nil], 0, "🎉"),
    ] as [([BotKind?], Int, String)])
  func nobodyIsCheeredAtForLosingAgainstABot(bots: [BotKind?], winner: Int, picture: String) {
    let seats = bots.map { GameSetup.Seat(bot: $0) }
    #expect(WinBanner.picture(of: .won(player: winner), among: seats) == picture)
    #expect(WinBanner.picture(of: .tied(players: [0, 1]), among: seats) == "🎉")
  }

  @Test func aGameThatIsWonLetsTheWindowSleep() throws {
    let played = try PlayedStage(pairs: 4)
    for id in 0..<8 {
      try played.tap(card: id)
      played.stage.advance(by: .milliseconds(500))
    }
    #expect(played.game.isOver)
    played.stage.advance(by: .seconds(10))
    #expect(played.stage.nextDeadline == nil)
    #expect(!played.stage.isAnimating)
    #expect(played.texts.contains("4 moves in 0:03, \(played.game.score) points"))
    #expect(played.texts.contains("8 under par, which is 12!"))
  }

  @Test func theBannerComesWhenTheLastPairHasLeft() throws {
    let played = try PlayedStage(pairs: 4) { "face \($0)" }
    played.finishDealing()
    for id in 0..<8 {
      try played.tap(card: id)
    }
    #expect(played.stage.element("All pairs found") != nil, "it can be pressed at once")
    played.stage.advance(by: .milliseconds(1099))
    #expect(!played.texts.contains("All pairs found"))
    played.stage.advance(by: .milliseconds(600))
    #expect(played.texts.contains("All pairs found"))
    #expect(!played.texts.contains("face 3"))
  }
}
