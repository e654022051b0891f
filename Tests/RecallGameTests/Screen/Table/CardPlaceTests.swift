import Interaction
import RecallUI
import Testing

@testable import RecallGame

@Suite struct CardPlaceTests {
  /// The ring that shows how far a hold has come, at this instant: the lines of icons are thinner.
  private func ring(_ played: PlayedStage) -> Path? {
    for item in played.stage.displayList.items {
      if case .stroke(let path, _, let style) = item.content, style.lineCap == .round,
        style.lineWidth > 6
      {
        return path
      }
    }
    return nil
  }

  private func hold(_ name: String, of played: PlayedStage) throws {
    played.stage.send(.pointer(.init(.down, at: try played.center(of: name))))
  }

  @Test func aRingShowsHowFarAHoldHasCome() throws {
    let played = try PlayedStage()
    played.finishDealing()
    try hold("card:3", of: played)
    played.stage.advance(by: .milliseconds(100))
    #expect(ring(played)?.isEmpty ?? true, "a tap is over before it shows")
    played.stage.advance(by: .milliseconds(100))
    let early = try #require(ring(played)).boundingRect
    played.stage.advance(by: .milliseconds(500))
    let late = try #require(ring(played)).boundingRect
    #expect(late.width > early.width)
    #expect(played.game.cards.filter(\.isPeeked).isEmpty)
    played.stage.advance(by: .milliseconds(50))
    #expect(played.game.cards.filter(\.isPeeked).map(\.id) == [3])
    played.stage.send(.pointer(.init(.up, at: try played.center(of: "card:3"))))
    #expect(ring(played) == nil)
  }

  @Test func aCardThatLiesFaceUpHasNoRing() throws {
    let played = try PlayedStage()
    played.finishDealing()
    try played.tap(card: 3)
    try hold("card:3", of: played)
    played.stage.advance(by: .milliseconds(400))
    #expect(ring(played) == nil)
  }

  @Test func pointsRiseFromTheCardThatEarnedThem() throws {
    let played = try PlayedStage()
    played.finishDealing()
    try played.tap(card: 2)
    try played.tap(card: 3)
    #expect(played.game.score == 14)
    func points() -> DisplayItem? {
      played.stage.displayList.items.first { item in
        guard case .text(let text, _) = item.content, item.opacity > 0 else { return false }
        return text.string == "+14"
      }
    }
    #expect(points() == nil, "the card's face is to be seen first")
    played.stage.advance(by: .milliseconds(350))
    let card = try #require(played.stage.element("card:3")).frame
    let early = try #require(points()).bounds
    #expect(card.minX < early.midX && early.midX < card.maxX)
    played.stage.advance(by: .milliseconds(300))
    let late = try #require(points())
    #expect(late.bounds.midY < early.midY)
    #expect(late.opacity == 1, "it can be read on its way")
    played.stage.advance(by: .milliseconds(500))
    let last = try #require(points()).opacity
    #expect(last > 0 && last < 1)
    played.stage.advance(by: .milliseconds(500))
    #expect(points() == nil)
  }

  @Test func aMoveWithoutPointsShowsNone() throws {
    let played = try PlayedStage()
    played.finishDealing()
    try played.tap(card: 2)
    try played.tap(card: 4)
    #expect(played.game.moves == 1)
    #expect(!played.texts.contains { $0.hasPrefix("+") || $0.hasPrefix("−") })
  }

  @Test func aPairThatWasFoundCanBeSeenAndThenLeaves() throws {
    let played = try PlayedStage(pairs: 4) { "face \($0)" }
    played.finishDealing()
    try played.tap(card: 2)
    try played.tap(card: 3)
    played.stage.advance(by: .milliseconds(750))
    #expect(played.texts.filter { $0 == "face 1" }.count == 2)
    played.stage.advance(by: .milliseconds(450))
    #expect(!played.texts.contains("face 1"))
    // Another choice doesn't hasten it: here it comes before the pair begins to leave.
    try played.tap(card: 4)
    try played.tap(card: 5)
    try played.tap(card: 6)
    played.stage.advance(by: .milliseconds(750))
    #expect(played.texts.filter { $0 == "face 2" }.count == 2)
  }
}
