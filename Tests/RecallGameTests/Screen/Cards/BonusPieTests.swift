import RecallUI
import Testing

@testable import RecallGame

@Suite struct BonusPieTests {
  /// The part of a disc that is drawn, by where its edge crosses the rim.
  private func pies(_ played: PlayedStage) -> [Path] {
    let bonus = Palette.light.bonus.resolve(in: EnvironmentValues())
    return played.stage.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.content, color == bonus else {
        return nil
      }
      return path
    }
  }

  /// Whether a pie of the unit square covers a direction, in parts of a turn against the clock from
  /// twelve.
  private func covers(_ share: Double, _ part: Double) -> Bool {
    let path = Pie(share: share).path(in: CGRect(x: -1, y: -1, width: 2, height: 2))
    let angle = -Double.pi / 2 - part * 2 * .pi
    return path.contains(CGPoint(x: 0.5 * cos(angle), y: 0.5 * sin(angle)))
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func aPieIsEatenUpFromTwelveOn(share: Double) {
    #expect(covers(share, share - 0.02))
    #expect(!covers(share, share + 0.02))
    #expect(covers(share, 0.02))
  }

  @Test func aWholePieIsADiscAndNoneIsNothing() {
    #expect(covers(1, 0.99))
    #expect(Pie(share: 0).path(in: CGRect(x: 0, y: 0, width: 2, height: 2)).isEmpty)
  }

  @Test func thePieRunsDownWithTheBonusTime() throws {
    let played = try PlayedStage()
    played.finishDealing()
    let card = played.game.cards[0]
    try played.tap(card: card.id)
    // The flip takes some time, in which the bonus runs already.
    played.stage.advance(by: .seconds(3))
    let half = try #require(pies(played).first)
    let middle = CGPoint(x: half.boundingRect.maxX, y: half.boundingRect.midY)
    let radius = half.boundingRect.height / 2
    #expect(abs(half.boundingRect.width - radius) < 0.01)
    #expect(half.contains(CGPoint(x: middle.x - radius / 2, y: middle.y)))
    played.stage.advance(by: .milliseconds(2999))
    #expect(pies(played).count == 1)
    played.stage.advance(by: .milliseconds(1))
    #expect(pies(played).isEmpty)
  }

  @Test func noPieFadesOnACardThatTurnsBack() throws {
    let played = try PlayedStage()
    played.finishDealing()
    for card in [0, 2] {
      try played.tap(card: card)
      played.stage.advance(by: .milliseconds(600))
    }
    #expect(pies(played).count == 2)
    try played.tap(card: 4)
    // The card that is turned up doesn't show its face yet, and the two others still show theirs.
    played.stage.advance(by: .milliseconds(60))
    #expect(pies(played).isEmpty)
  }

  @Test func nothingMovesWhenTheBonusIsUsedUp() throws {
    let played = try PlayedStage()
    played.finishDealing()
    try played.tap(card: 0)
    played.stage.advance(by: .milliseconds(5999))
    #expect(played.stage.isAnimating)
    played.stage.advance(by: .milliseconds(1))
    #expect(!played.stage.isAnimating)
  }

  @Test func aPauseStopsThePieAndItGoesOnWhereItStood() throws {
    let played = try PlayedStage()
    played.finishDealing()
    try played.tap(card: 0)
    played.stage.advance(by: .seconds(1))
    try played.tap("pause")
    played.stage.advance(by: .seconds(1))
    let paused = pies(played)
    played.stage.advance(by: .seconds(30))
    #expect(pies(played) == paused)
    #expect(!played.stage.isAnimating)
    try played.tap("go on")
    #expect(pies(played) == paused)
    played.stage.advance(by: .seconds(5))
    #expect(pies(played).isEmpty)
  }
}
