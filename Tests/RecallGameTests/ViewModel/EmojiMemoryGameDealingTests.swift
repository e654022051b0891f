import RecallUI
import Testing

@testable import RecallGame

/// How cards come onto the table: by events and timers, whether anybody draws them or not.
@Suite struct EmojiMemoryGameDealingTests {
  @Test func theDeckWaitsForThePlayer() throws {
    let played = try PlayedStage()
    played.stage.advance(by: .seconds(60))
    #expect(played.game.dealing.dealt == 0)
    #expect(played.game.awaitsDeal)
    #expect(played.stage.nextDeadline == nil)
  }

  @Test func aTapDealsCardByCard() throws {
    let played = try PlayedStage(pairs: 13)
    #expect(played.game.dealing.interval == .milliseconds(57))
    try played.tap("deck")
    #expect(played.stage.snapshot["deck.dealt"] == "1")
    played.stage.advance(by: .milliseconds(56))
    #expect(played.stage.snapshot["deck.dealt"] == "1")
    played.stage.advance(by: .milliseconds(1))
    #expect(played.stage.snapshot["deck.dealt"] == "2")
    played.stage.advance(by: .milliseconds(57 * 24 - 1))
    #expect(played.stage.snapshot["deck.dealt"] == "25")
    #expect(played.stage.snapshot["deck.nextCard"] != "never")
    played.stage.advance(by: .milliseconds(1))
    #expect(played.stage.snapshot["deck.dealt"] == "26")
    #expect(played.stage.snapshot["deck.nextCard"] == "never")
  }

  @Test func aDealStandsStillWhileTheWindowHasNoFocus() throws {
    let played = try PlayedStage(pairs: 13)
    try played.tap("deck")
    played.stage.advance(by: .milliseconds(20))
    played.stage.send(.focus(.lost))
    played.stage.advance(by: .seconds(60))
    #expect(played.stage.snapshot["deck.dealt"] == "1")
    played.stage.send(.focus(.gained))
    played.stage.advance(by: .milliseconds(36))
    #expect(played.stage.snapshot["deck.dealt"] == "1")
    let due = played.stage.snapshot["deck.nextCard"]
    played.stage.advance(by: .milliseconds(1))
    #expect(due == "\(played.stage.now.nanoseconds)")
    #expect(played.stage.snapshot["deck.dealt"] == "2")
  }

  @Test func aPausedGameThatIsGoneLeavesNoTimer() throws {
    final class Shown: ObservableObject { @Published var game: EmojiMemoryGame? }
    struct Screen: View {
      @ObservedObject var shown: Shown

      var body: some View {
        if let game = shown.game { GameView(game: game) }
      }
    }
    let shown = Shown()
    shown.game = try EmojiMemoryGame(title: "", pairs: 13, seed: 1) { "\($0)" }
    let stage = Stage(size: CGSize(width: 800, height: 600)) { Screen(shown: shown) }
    let deck = try #require(stage.element("deck")).frame
    stage.tap(at: CGPoint(x: deck.midX, y: deck.midY))
    stage.send(.focus(.lost))
    #expect(stage.pendingTimers.contains { "\($0)".contains("in game (suspended)") })

    shown.game = nil
    stage.advance(by: .seconds(1))

    #expect(stage.pendingTimers.map { "\($0)" } == [])
  }

  @Test func aSecondTapDealsNothingTwice() throws {
    let played = try PlayedStage(pairs: 13)
    try played.tap("deck")
    try played.tap("deck")
    #expect(played.game.dealing.dealt == 1)
    played.stage.advance(by: .milliseconds(57))
    #expect(played.game.dealing.dealt == 2)
  }

  @Test func aCardCanBeChosenBeforeItIsDealtAndHasTheRestDealt() throws {
    let played = try PlayedStage()
    try played.tap(card: 3)
    #expect(played.game.cards.filter(\.isFaceUp).map(\.id) == [3])
    #expect(played.game.dealing.dealt == 1)
    played.stage.advance(by: .seconds(2))
    #expect(played.game.dealing.isOver)
  }

  @Test func aCardThatWasChosenEarlyStaysOnTheTable() throws {
    let played = try PlayedStage(pairs: 8)
    let late = played.game.cards.suffix(3).map(\.id)
    for id in late {
      try played.tap(card: id)
    }
    #expect(played.game.cards.map(\.id).filter(played.game.isOnTable).suffix(3) == late)
  }

  @Test func aNewGameGathersTheCardsAndDealsThemByItself() throws {
    let played = try PlayedStage(pairs: 4)
    try played.deal()
    let order = played.game.cards.map(\.id)
    try played.tap(card: 0)
    try played.tap("new game")

    #expect(played.game.dealing.dealt == 0)
    #expect(!played.game.awaitsDeal)
    #expect(!played.game.clock.hasBegun)
    #expect(played.game.cards.map(\.id) != order)
    played.stage.advance(by: .milliseconds(649))
    #expect(played.game.dealing.dealt == 0)
    played.stage.advance(by: .milliseconds(1))
    #expect(played.game.dealing.dealt == 1)
    played.stage.advance(by: .seconds(2))
    #expect(played.game.dealing.isOver)
  }

  /// The marks of the places would be shuffled before the player's eyes.
  @Test func nothingButTheCardsMovesWhenTheyAreGathered() throws {
    let played = try PlayedStage(pairs: 4)
    try played.deal()
    try played.tap("new game")
    played.stage.advance(by: .milliseconds(1))
    let color = Palette.light.place.resolve(in: EnvironmentValues())
    func marks() -> [CGRect] {
      played.stage.displayList.items.compactMap { item in
        guard case .fill(_, .color(let fill), _) = item.content, fill == color else { return nil }
        return item.bounds
      }
    }
    let early = marks()
    #expect(early.count == 9, "of eight cards and the deck")
    played.stage.advance(by: .milliseconds(300))
    #expect(marks() == early)
  }

  @Test func aNewGameInAPauseIsDealtAsAnyOther() throws {
    let played = try PlayedStage(pairs: 4)
    try played.tap("pause")
    played.game.startOver(at: played.stage.now)
    #expect(!played.game.isPaused)
    try played.tap("shuffle")
    #expect(played.game.shuffles == 3)
    try played.tap("new game")
    played.stage.advance(by: .seconds(3))
    #expect(played.game.dealing.isOver)
  }

  @Test func aNewGameWhileCardsAreDealtDealsEachCardOnce() throws {
    let played = try PlayedStage(pairs: 13)
    try played.tap("deck")
    played.stage.advance(by: .milliseconds(100))
    try played.tap("new game")
    played.stage.advance(by: .milliseconds(649))
    #expect(played.game.dealing.dealt == 0)
    played.stage.advance(by: .milliseconds(1 + 57))
    #expect(played.game.dealing.dealt == 2)
  }

  @Test func aShuffleHasAllCardsOnTheTableThatWereBeingDealt() throws {
    let played = try PlayedStage(pairs: 13)
    try played.tap("deck")
    try played.tap("shuffle")
    #expect(played.game.dealing.isOver)
    #expect(played.stage.snapshot["deck.nextCard"] == "never")
    #expect(played.game.shuffles == 2)
  }

  @Test func aShuffleOfTheDeckLeavesItADeck() throws {
    let played = try PlayedStage()
    try played.tap("shuffle")
    #expect(played.game.awaitsDeal)
  }

  @Test func everyCardIsDrawnOnceAndOnlyOnceOnItsWay() throws {
    // All cards of a stack of sixteen can be seen.
    let played = try PlayedStage(pairs: 8)
    #expect(played.backsDrawn.count == 16)
    try played.tap("deck")
    for _ in 0..<50 {
      #expect(played.backsDrawn.count == 16)
      played.stage.advance(by: .milliseconds(40))
    }
    try played.tap("new game")
    for _ in 0..<70 {
      #expect(played.backsDrawn.count == 16)
      played.stage.advance(by: .milliseconds(40))
    }
  }
}
