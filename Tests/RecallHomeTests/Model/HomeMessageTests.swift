import Interaction
import Statistics
import Testing

@testable import RecallHome

@Suite struct HomeMessageTests {
  @Test func anEffectIsReadAsTheMessageThatItIs() throws {
    let deck = HomeDeck(try HomeStage.deck("own", "My \"own\"", ["a", "ß\\", "👨‍👩‍👧"]), isOwn: true)
    var settings = GameSettings()
    settings.name = "Ann"
    let messages: [HomeMessage] = [
      .play(GameLevel.duel.plan(deck: "food", name: "\"A\"\n")),
      .playDaily(CalendarDay.range.lowerBound), .goOn, .review(12),
      .keep(settings), .keepPlan(GameLevel.duel.plan(deck: "food", name: "Ann")),
      .keepDecks([deck]), .takePictures(deckFile: "{}"), .eraseAll,
    ]
    for message in messages {
      #expect(HomeMessage(message.effect) == message)
    }
  }

  @Test(arguments: [
    StageEffect.closeWindow, .message(name: "play", body: "no JSON"),
    .message(name: "play daily", body: "yesterday"), .message(name: "keep settings", body: "3"),
    .message(name: "keep plan", body: "3"), .message(name: "review", body: "first"),
    .message(name: "keep decks", body: "[{}]"), .message(name: "dance", body: ""),
  ])
  func whatIsNoMessageIsNone(effect: StageEffect) {
    #expect(HomeMessage(effect) == nil)
  }
}
