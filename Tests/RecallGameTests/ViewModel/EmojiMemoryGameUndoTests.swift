import RecallUI
import Testing

@testable import RecallGame

/// Taking back a shuffle, and a new game.
@Suite struct EmojiMemoryGameUndoTests {
  private func played(_ change: (inout GameSetup) -> Void = { _ in }) throws -> PlayedStage {
    var setup = GameSetup()
    setup.offersUndo = true
    change(&setup)
    let played = try PlayedStage(setup: setup)
    try played.deal()
    return played
  }

  private func order(_ played: PlayedStage) -> [Int] { played.game.cards.map(\.id) }

  private func undo(_ played: PlayedStage) {
    played.stage.send(.key(KeyEvent(.down, key: "z", modifiers: .control)))
    played.stage.send(.key(KeyEvent(.up, key: "z", modifiers: .control)))
  }

  @Test func aShuffleIsTakenBackWithoutWhatWasDoneSince() throws {
    let played = try played()
    try played.tap(card: 0)
    try played.tap(card: 1)
    let before = order(played)
    try played.tap("shuffle")
    #expect(order(played) != before)
    played.stage.advance(by: .seconds(1))
    #expect(played.texts.contains("Shuffled."))
    try played.tap(card: 4)
    let card = played.game.cards.first { $0.id == 4 }

    undo(played)

    #expect(order(played) == before)
    #expect(played.game.cards.first { $0.id == 4 } == card)
    #expect(played.stage.snapshot["course.undo"] == "")
    #expect(played.stage.element("undo") == nil)
  }

  @Test func aNewGameIsTakenBack() throws {
    let played = try played()
    try played.tap(card: 0)
    try played.tap(card: 1)
    try played.tap(card: 4)
    played.stage.advance(by: .seconds(3))
    let before = (order(played), played.game.score, played.game.clock.time(at: played.stage.now))
    try played.tap("new game")
    #expect(played.game.moves == 0)
    played.stage.advance(by: .seconds(5))
    #expect(played.texts.contains("New game."))

    try played.tap("undo")

    #expect(order(played) == before.0)
    #expect(played.game.score == before.1)
    // The time in between is nobody's.
    #expect(played.game.clock.time(at: played.stage.now) == before.2)
    #expect(played.game.cards.filter { $0.isFaceUp && !$0.isMatched }.map(\.id) == [4])
    #expect(played.game.choose(id: 5, at: played.stage.now) == .matched)
    #expect(played.stage.snapshot["course.returns"] == "1")
  }

  @Test func itCanBeTakenBackForSomeSeconds() throws {
    let played = try played()
    try played.tap(card: 0)
    try played.tap("new game")
    played.stage.advance(by: .milliseconds(7999))
    #expect(played.stage.element("undo") != nil)
    played.stage.advance(by: .milliseconds(1))
    #expect(played.stage.element("undo") == nil)
    undo(played)
    #expect(!played.game.clock.hasBegun)
  }

  @Test func aPauseStopsThoseSeconds() throws {
    let played = try played()
    try played.tap(card: 0)
    try played.tap("new game")
    played.stage.advance(by: .seconds(2))
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .seconds(60))
    undo(played)
    #expect(!played.game.clock.hasBegun)
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .milliseconds(5999))
    undo(played)
    #expect(played.game.clock.hasBegun)
  }

  @Test func nothingIsOfferedWhereNothingIsLost() throws {
    let played = try played()
    try played.tap("shuffle")
    try played.tap("new game")
    #expect(played.stage.element("undo") == nil)
  }

  @Test func aSecondNewGameKeepsTheWayBackToTheFirst() throws {
    let played = try played()
    try played.tap(card: 0)
    try played.tap(card: 2)
    try played.tap("new game")
    played.stage.advance(by: .seconds(3))
    try played.tap("new game")
    played.stage.advance(by: .seconds(3))
    undo(played)
    #expect(played.game.moves == 1)
  }

  @Test func aGameThatIsLeftForAnEarlierOneCanBeBroughtBack() throws {
    let played = try played()
    try played.tap(card: 0)
    try played.tap(card: 2)
    try played.tap("new game")
    played.stage.advance(by: .seconds(3))
    for id in [0, 2, 4, 6] { try played.tap(card: id) }
    let places = order(played)
    undo(played)
    #expect(played.game.moves == 1)
    played.stage.advance(by: .seconds(1))
    #expect(played.stage.snapshot["course.undo"] == "undo")
    undo(played)
    #expect(played.game.moves == 2)
    #expect(order(played) == places)
  }

  @Test func aGameThatWasWonIsNotBroughtBackByAShuffle() throws {
    let played = try played()
    try played.tap(card: 0)
    try played.tap("shuffle")
    played.stage.advance(by: .seconds(1))
    for id in 1..<16 { played.game.choose(id: id, at: played.stage.now) }
    #expect(played.game.isOver)
    played.stage.advance(by: .seconds(3))
    try played.tap("play again")
    #expect(played.stage.element("undo") == nil)
    #expect(played.stage.snapshot["course.undo"] == "")
  }

  @Test func aBotGoesOnWhenItsTurnIsBroughtBack() throws {
    let played = try played {
      $0.seats = [GameSetup.Seat(name: "a"), GameSetup.Seat(name: "b", bot: .perfect)]
    }
    try played.tap(card: 0)
    try played.tap(card: 2)
    try played.tap("new game")
    undo(played)
    #expect(played.game.moves == 1)
    played.stage.advance(by: .milliseconds(1199))
    #expect(played.stage.snapshot["course.firstCard"] == "none")
    played.stage.advance(by: .milliseconds(1))
    #expect(played.stage.snapshot["course.firstCard"] != "none")
  }

  @Test func aRaceGoesOnWithWhatWasLeft() throws {
    let played = try played { $0.race = 10_000 }
    try played.tap(card: 0)
    played.stage.advance(by: .seconds(4))
    try played.tap("new game")
    played.stage.advance(by: .seconds(3))
    undo(played)
    played.stage.advance(by: .milliseconds(5999))
    #expect(!played.game.isLost)
    played.stage.advance(by: .milliseconds(1))
    #expect(played.game.isLost)
  }

  @Test func whoFollowsIsTold() throws {
    let played = try played()
    var events: [GameEvent] = []
    try played.tap(card: 0)
    played.game.follower = { events.append($0) }
    try played.tap("shuffle")
    undo(played)
    try played.tap("new game")
    undo(played)
    #expect(events == [.shuffled, .shuffled, .startedOver, .wentBack])
  }

  @Test func withoutUndoNothingIsKept() throws {
    let played = try PlayedStage()
    try played.deal()
    try played.tap(card: 0)
    try played.tap("new game")
    #expect(played.stage.element("undo") == nil)
    played.game.undo(at: played.stage.now)
    #expect(!played.game.clock.hasBegun)
  }
}
