import Testing

@testable import RecallGame
@testable import RecallUI
@testable import RecallUICore

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

  @Test func aCardThatIsDealtEvaluatesNoneOfThoseBelowTheNext() throws {
    let played = try PlayedStage(pairs: 26)
    try played.tap("deck")
    var lines: [String] = []
    played.stage.trace = StageTrace(of: [.evaluations]) { lines.append("\($0)") }
    let next = try #require(played.game.dealing.nextCard)
    played.stage.advance(to: next)
    played.stage.trace = nil
    #expect(played.game.dealing.dealt == 2)
    #expect(lines.count { $0.contains("StackedCard") } == 1)
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

  /// The edges of 16 cards can be told apart, and the uppermost card lies on them.
  @Test(arguments: [(pairs: 8, drawn: 16), (9, 17), (10, 17), (26, 17)])
  func ofAStackIsDrawnWhatCanBeSeen(pairs: Int, drawn: Int) throws {
    let played = try PlayedStage(pairs: pairs)
    #expect(played.backsDrawn.count == drawn)
    #expect(linesDrawn(played) == 1)
    try played.tap("deck")
    played.stage.advance(by: .milliseconds(1))
    // One has left, on its way to the table, and the next one is uncovered.
    #expect(played.backsDrawn.count == min(drawn, 2 * pairs - 1) + 1)
    #expect(linesDrawn(played) == 2)
  }

  @Test func allCardsAreDrawnWhileTheyAreGathered() throws {
    let played = try PlayedStage(pairs: 26)
    played.finishDealing()
    #expect(played.backsDrawn.count == 52)
    try played.tap("new game")
    played.stage.advance(by: .milliseconds(300))
    #expect(played.game.dealing.dealt == 0)
    #expect(played.backsDrawn.count == 52)
    #expect(linesDrawn(played) == 52)
    let deck = try #require(played.stage.element("deck")).frame.insetBy(dx: -16, dy: -16)
    #expect(!played.backsDrawn.contains { deck.contains($0) })
    played.stage.advance(by: .milliseconds(351))
    #expect(played.game.dealing.dealt == 1)
    #expect(played.backsDrawn.count == 17 + 1)
  }

  @Test(arguments: [200, 330, 700, 2000])
  func cardsThatAreGatheredFlyFromWhereTheyAre(milliseconds: Int) throws {
    func sorted(_ backs: [CGRect]) -> [CGRect] {
      backs.sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
    }
    let played = try PlayedStage()
    try played.tap("deck")
    played.stage.advance(by: .milliseconds(milliseconds))
    let deck = try #require(played.stage.element("deck")).frame.insetBy(dx: -16, dy: -16)
    let before = sorted(played.backsDrawn.filter { !deck.contains($0) })
    try played.tap("new game")
    let after = sorted(played.backsDrawn.filter { !deck.contains($0) })
    #expect(after.count == before.count)
    for (one, other) in zip(before, after) {
      #expect(abs(one.minX - other.minX) < 0.5 && abs(one.minY - other.minY) < 0.5)
    }
    // What comes to rest while cards are gathered doesn't move: they fly over it.
    played.stage.advance(by: .milliseconds(300))
    #expect(played.stage.issues.isEmpty)
  }

  @Test func theRingOfTheFocusFliesWithItsCard() throws {
    let played = try PlayedStage()
    played.type("return")
    played.stage.advance(by: .milliseconds(70))
    played.type("up")
    var places: Set<Int> = []
    for _ in 0..<30 {
      let ring = try #require(played.stage.displayList.items.last)
      guard case .stroke(_, .color, _) = ring.content else {
        Issue.record("\(ring) is no ring")
        return
      }
      let bounds = ring.bounds
      places.insert(Int(bounds.midY))
      #expect(
        played.backsDrawn.contains {
          abs($0.midX - bounds.midX) < 1 && abs($0.midY - bounds.midY) < 1
        })
      played.stage.advance(by: .milliseconds(31))
    }
    // It was seen on its way.
    #expect(places.count > 3)
  }

  /// How many cards are drawn with all that is on their backs.
  private func linesDrawn(_ played: PlayedStage) -> Int {
    let line = Palette.light.cardBackLine.resolve(in: EnvironmentValues())
    return played.stage.displayList.items.filter { item in
      if case .stroke(_, .color(line), _) = item.content { true } else { false }
    }.count
  }
}
