import RecallUI
import Testing

@testable import RecallGame

@Suite struct DeckViewTests {
  @Test(arguments: [(up: 39, isDealt: false), (40, true), (41, true)])
  func aDragHasToGoFarEnoughToDeal(up: CGFloat, isDealt: Bool) throws {
    let played = try PlayedStage()
    let deck = try played.center(of: "deck")
    played.stage.drag(
      from: deck, to: CGPoint(x: deck.x + 30, y: deck.y - up), over: .milliseconds(200))
    #expect(played.game.awaitsDeal == !isDealt)
  }

  @Test func aDeckThatIsLetGoTooEarlySnapsBack() throws {
    let played = try PlayedStage()
    let atRest = played.stage.displayList
    let deck = try played.center(of: "deck")
    let finger = CGPoint(x: deck.x + 60, y: deck.y - 20)
    played.stage.send(.pointer(.init(.down, at: deck)))
    played.stage.send(.pointer(.init(.move, at: finger)))
    #expect(played.stage.displayList != atRest)
    played.stage.send(.pointer(.init(.up, at: finger)))
    #expect(played.stage.isAnimating)
    played.stage.advance(by: .seconds(2))
    #expect(played.stage.displayList == atRest)
  }

  @Test func aDragDownDealsNothing() throws {
    let played = try PlayedStage()
    let deck = try played.center(of: "deck")
    played.stage.drag(from: deck, to: CGPoint(x: deck.x, y: deck.y + 200), over: .milliseconds(200))
    #expect(played.game.awaitsDeal)
  }
}
