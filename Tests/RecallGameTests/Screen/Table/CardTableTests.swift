import Testing

@testable import RecallGame
@testable import RecallUI
@testable import RecallUICore

@Suite struct CardTableTests {
  /// The places, in the display list at this instant, of the marks on the table and of the cards
  /// that are not in the deck.
  private func drawn(_ played: PlayedStage) throws -> (marks: [Int], cards: [Int]) {
    let deck = try #require(played.stage.element("deck")).frame.insetBy(dx: -16, dy: -16)
    let place = Palette.light.place.resolve(in: EnvironmentValues())
    var (marks, cards): ([Int], [Int]) = ([], [])
    for (index, item) in played.stage.displayList.items.enumerated()
    where !deck.contains(item.bounds) {
      switch item.content {
      case .fill(_, .color(place), _): marks.append(index)
      case .fill(_, .linearGradient, _) where index > 0: cards.append(index)
      default: break
      }
    }
    return (marks, cards)
  }

  @Test func cardsFlyOverTheMarksOfAllPlaces() throws {
    let played = try PlayedStage()
    try played.tap("deck")
    played.stage.advance(by: .milliseconds(400))
    let (marks, cards) = try drawn(played)
    let dealt = played.game.dealing.dealt
    #expect(dealt == 7)
    #expect(cards.count == dealt)
    // The marks of places whose card has come fade away.
    #expect(marks.count > 16 - dealt)
    let (last, first) = (try #require(marks.max()), try #require(cards.min()))
    #expect(last < first)
  }

  @Test func aPlaceIsMarkedForAsLongAsNoCardLiesThere() throws {
    let played = try PlayedStage(pairs: 2)
    #expect(try drawn(played).marks.count == 4)
    played.finishDealing()
    #expect(try drawn(played).marks.isEmpty)
    for id in [0, 1] { try played.tap(card: id) }
    #expect(played.game.cards.filter(\.isMatched).count == 2)
    played.stage.advance(by: .seconds(3))
    #expect(try drawn(played).marks.count == 2)
    #expect(try drawn(played).cards.count == 2)
  }

  @Test func aTableThatScrollsMarksThePlacesInView() throws {
    let played = try PlayedStage(pairs: 2_000)
    let marks = try drawn(played).marks.count
    #expect(marks > 100 && marks < 1_000, "\(marks)")
  }

  @Test func whatABotEarnsRisesFromTheCardThatItTook() throws {
    var setup = GameSetup.classic
    setup.seats = [.init(name: "One", bot: .perfect), .init(name: "Other", bot: .perfect)]
    let played = try PlayedStage(pairs: 4, setup: setup)
    var taken: [EmojiMemoryGame.Card.ID] = []
    played.game.follower = { event in
      if case .turnedUp(let id) = event { taken.append(id) }
    }
    try played.tap("deck")
    for _ in 0..<300 where played.game.pairsLeft == 4 {
      played.stage.advance(by: .milliseconds(100))
    }
    // The card shows its face first.
    played.stage.advance(by: .milliseconds(500))
    let points = played.stage.displayList.items.compactMap { item -> CGRect? in
      guard case .text(let text, let frame) = item.content, item.opacity > 0,
        text.string.hasPrefix("+")
      else { return nil }
      return frame.applying(item.transform)
    }
    #expect(points.count == 1)
    let id = try #require(taken.last)
    let card = try #require(played.stage.element("card:\(id)")).frame
    let number = try #require(points.first)
    #expect(abs(number.midX - card.midX) < 1)
    #expect((card.minY - card.width * 0.2...card.midY).contains(number.midY))
  }

  @Test func aTableWithoutBotsHasNoPlacesForTheirPoints() throws {
    let played = try PlayedStage(pairs: 4)
    #expect(!played.stage.outline.contains("BotPoints"))
  }
}
