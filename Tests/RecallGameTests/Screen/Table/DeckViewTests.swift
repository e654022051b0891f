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

  @Test func aCardFliesFromTheDeckToItsPlace() throws {
    let played = try PlayedStage()
    let deck = try #require(played.stage.element("deck")).frame.insetBy(dx: -16, dy: -16)
    let places = try played.game.cards.map {
      try #require(played.stage.element("card:\($0.id)")).frame.insetBy(dx: -4, dy: -4)
    }
    try played.tap("deck")
    #expect(played.backsDrawn.allSatisfy { deck.contains($0) })
    played.stage.advance(by: .milliseconds(150))
    let onTheWay = played.backsDrawn.filter { card in
      !deck.contains(card) && !places.contains { $0.contains(card) }
    }
    #expect(onTheWay.count == played.game.dealing.dealt)
    #expect(onTheWay.count == 3)
    played.stage.advance(by: .seconds(3))
    #expect(played.backsDrawn.count == 16)
    for card in played.backsDrawn {
      #expect(places.contains { $0.contains(card) })
    }
  }
}
