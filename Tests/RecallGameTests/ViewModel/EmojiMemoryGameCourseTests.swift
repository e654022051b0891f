import GameModel
import RecallUI
import Testing

@testable import RecallGame

/// A look at the start, a race, and rules that one person plays by.
@Suite struct EmojiMemoryGameCourseTests {
  private func played(
    pairs: Int = 8, _ change: (inout GameSetup) -> Void
  ) throws -> PlayedStage {
    var setup = GameSetup()
    change(&setup)
    return try PlayedStage(pairs: pairs, setup: setup)
  }

  private func faceUp(_ played: PlayedStage) -> Int {
    played.game.cards.count(where: \.isFaceUp)
  }

  private func dealUntilOver(_ played: PlayedStage) throws {
    try played.tap("deck")
    while !played.game.dealing.isOver { played.stage.advance(by: .milliseconds(1)) }
  }

  // MARK: Look

  @Test func cardsLieUpForALookOnceTheyAreDealt() throws {
    let played = try played { $0.look = 3000 }
    try dealUntilOver(played)
    #expect(played.game.isLooking)
    played.stage.advance(by: .milliseconds(2999))
    #expect(faceUp(played) == 16)
    #expect(played.game.choose(id: 3, at: played.stage.now) == .ignored(.dealIsUp))
    played.stage.advance(by: .milliseconds(1))
    #expect(faceUp(played) == 0)
    #expect(!played.game.isLooking)
    #expect(played.game.choose(id: 3, at: played.stage.now) == .flipped)
    #expect(played.stage.snapshot["card:5.hasBeenSeen"] == "true")
  }

  @Test func aTapOnAPlaceDealsWhereCardsLieUpAtTheStart() throws {
    let played = try played { $0.look = 3000 }
    try played.tap(card: 3)
    #expect(played.game.dealing.dealt == 1)
    #expect(!played.game.clock.hasBegun)
  }

  @Test func spaceEndsTheLook() throws {
    let played = try played { $0.look = 3000 }
    try dealUntilOver(played)
    played.stage.advance(by: .milliseconds(100))
    played.type("space")
    #expect(faceUp(played) == 0)
    #expect(played.stage.unownedTimers.isEmpty)
    // The timer is gone as well: it ends no other look.
    try played.tap("new game")
    while !played.game.dealing.isOver { played.stage.advance(by: .milliseconds(1)) }
    played.stage.advance(by: .milliseconds(2999))
    #expect(faceUp(played) == 16)
  }

  @Test func aFocusedCardLeavesSpaceToTheLook() throws {
    let played = try played { $0.look = 3000 }
    try dealUntilOver(played)
    played.type("tab")
    played.type("right")
    played.type("space")
    #expect(faceUp(played) == 0)
  }

  @Test func aPauseStopsTheLook() throws {
    let played = try played { $0.look = 3000 }
    try dealUntilOver(played)
    played.stage.advance(by: .milliseconds(1000))
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .seconds(60))
    #expect(faceUp(played) == 16)
    played.game.endLook(at: played.stage.now)
    #expect(faceUp(played) == 16)
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .milliseconds(1999))
    #expect(faceUp(played) == 16)
    played.stage.advance(by: .milliseconds(1))
    #expect(faceUp(played) == 0)
  }

  @Test func theLookSaysHowMuchOfItIsLeft() throws {
    let played = try played { $0.look = 3000 }
    try dealUntilOver(played)
    #expect(played.texts.contains("0:03"))
    played.stage.advance(by: .milliseconds(1000))
    #expect(played.texts.contains("0:02"))
    played.stage.advance(by: .milliseconds(1999))
    #expect(played.texts.contains("0:01"))
    played.stage.advance(by: .milliseconds(1))
    #expect(!played.texts.contains("Start"))
  }

  // MARK: Race

  @Test func aRaceIsLostWhenItsTimeIsOver() throws {
    let played = try played { $0.race = 5000 }
    try played.deal()
    played.stage.advance(by: .seconds(60))
    #expect(!played.game.isLost)
    try played.tap(card: 0)
    #expect(played.texts.contains("0:05"))
    played.stage.advance(by: .milliseconds(4999))
    #expect(!played.game.isLost)
    #expect(played.texts.contains("0:01"))
    played.stage.advance(by: .milliseconds(1))
    #expect(played.game.isLost)
    #expect(played.stage.snapshot["course.isLost"] == "true")
    #expect(played.stage.snapshot["clock.runsSince"] == "never")

    #expect(played.game.choose(id: 1, at: played.stage.now) == .ignored(.notAllowed))
    #expect(played.game.peek(at: 4, at: played.stage.now) == .ignored(.notAllowed))
    played.stage.advance(by: .seconds(1))
    #expect(played.texts.contains("Time is up"))
    #expect(played.texts.contains("0 of 8 pairs found"))
    try played.tap("try again")
    #expect(!played.game.isLost)
    played.stage.advance(by: .seconds(3))
    #expect(played.texts.contains("0:05"))
  }

  @Test func aPauseStopsTheRace() throws {
    let played = try played { $0.race = 5000 }
    try played.deal()
    try played.tap(card: 0)
    played.stage.advance(by: .milliseconds(3000))
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .seconds(60))
    #expect(!played.game.isLost)
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .milliseconds(1999))
    #expect(!played.game.isLost)
    played.stage.advance(by: .milliseconds(1))
    #expect(played.game.isLost)
  }

  /// When ticks are heard, in milliseconds after the first card.
  private func ticks(_ played: PlayedStage, since start: Instant) -> [Int64] {
    played.stage.takeEffects().filter { $0.effect == .playSound("tick") }
      .map { start.duration(to: $0.instant).saturatingNanoseconds / 1_000_000 }
  }

  @Test(
    arguments: [(12_000, (2...11).map { $0 * 1000 }), (3500, [500, 1500, 2500]), (1000, [])]
      as [(Int64, [Int64])])
  func theLastSecondsOfARaceAreHeard(race: Int64, expected: [Int64]) throws {
    let played = try played { $0.race = race }
    try played.deal()
    let start = played.stage.now
    try played.tap(card: 0)
    played.stage.advance(by: .seconds(20))
    #expect(ticks(played, since: start) == expected)
  }

  @Test func aPauseStopsTheTicks() throws {
    let played = try played { $0.race = 3500 }
    try played.deal()
    let start = played.stage.now
    try played.tap(card: 0)
    played.stage.advance(by: .milliseconds(1000))
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .seconds(60))
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .seconds(10))
    #expect(ticks(played, since: start) == [500, 61_500, 62_500])
  }

  @Test func aRaceThatIsWonIsNotLostLater() throws {
    let played = try played(pairs: 2) { $0.race = 5000 }
    try played.deal()
    try played.tap(card: 0)
    // The header still shows the second that has begun.
    played.stage.advance(by: .milliseconds(700))
    for id in 1..<4 { try played.tap(card: id) }
    played.stage.advance(by: .seconds(60))
    #expect(played.game.isOver && !played.game.isLost)
    #expect(played.texts.contains("0:05"))
    #expect(played.texts.contains("With 0:05 left."))
  }

  @Test func aPeekEndsWithTheRace() throws {
    let played = try played { $0.race = 1000 }
    try played.deal()
    played.stage.send(.pointer(.init(.down, at: try played.center(of: "card:3"))))
    played.stage.advance(by: .milliseconds(800))
    #expect(played.stage.snapshot["card:3.isPeeked"] == "true")
    played.stage.advance(by: .seconds(2))
    #expect(played.game.isLost)
    #expect(played.stage.snapshot["card:3.isPeeked"] == "false")
  }

  // MARK: Rules

  @Test func peeksCanBeForbidden() throws {
    let played = try played { $0.allowsPeeks = false }
    try played.deal()
    #expect(played.game.peek(at: 3, at: played.stage.now) == .ignored(.notAllowed))
    #expect(played.game.score == 0)
  }

  @Test(arguments: [true, false])
  func noRingPromisesAPeekThatThereIsNot(allowsPeeks: Bool) throws {
    let played = try played {
      $0.allowsPeeks = allowsPeeks
      $0.hasBonus = false
    }
    try played.deal()
    let ring = Palette.light.ring.resolve(in: EnvironmentValues())
    played.stage.send(.pointer(.init(.down, at: try played.center(of: "card:3"))))
    played.stage.advance(by: .milliseconds(500))
    let isDrawn = played.stage.displayList.items.contains { item in
      if case .stroke(_, .color(ring), _) = item.content { true } else { false }
    }
    #expect(isDrawn == allowsPeeks)
  }

  @Test func aGameCanBeWithoutBonus() throws {
    let played = try played { $0.hasBonus = false }
    try played.deal()
    try played.tap(card: 0)
    try played.tap(card: 1)
    #expect(played.game.score == 2)
  }

  @Test(arguments: [Int64(250), 3000])
  func aHoldTakesAsLongAsItIsSetTo(milliseconds: Int64) throws {
    let played = try played { $0.hold = milliseconds }
    try played.deal()
    played.stage.send(.pointer(.init(.down, at: try played.center(of: "card:3"))))
    played.stage.advance(by: .milliseconds(milliseconds - 1))
    #expect(played.stage.snapshot["card:3.isPeeked"] == "false")
    played.stage.advance(by: .milliseconds(1))
    #expect(played.stage.snapshot["card:3.isPeeked"] == "true")
  }

  @Test func aMismatchOfOnePersonTurnsBackByItself() throws {
    let played = try played { $0.turnBack = 1500 }
    try played.deal()
    try played.tap(card: 0)
    try played.tap(card: 2)
    #expect(played.game.choose(id: 4, at: played.stage.now) == .ignored(.mismatchIsUp))
    played.stage.advance(by: .milliseconds(1499))
    #expect(faceUp(played) == 2)
    played.stage.advance(by: .milliseconds(1))
    #expect(faceUp(played) == 0)
  }

  @Test func whoFollowsIsToldOfFindsAndWhatTurnsBack() throws {
    let played = try played { $0.turnBack = 1500 }
    var events: [GameEvent] = []
    played.game.follower = { events.append($0) }
    try played.deal()
    try played.tap(card: 0)
    try played.tap(card: 2)
    played.stage.advance(by: .milliseconds(2000))
    try played.tap(card: 4)
    played.stage.advance(by: .milliseconds(500))
    try played.tap(card: 5)
    #expect(
      events == [
        .turnedUp(0), .turnedUp(2), .turnedBack, .turnedUp(4), .turnedUp(5),
        .found(pair: 2, after: .milliseconds(2500)),
      ])
  }

  // MARK: State

  @Test func aClassicGameHasNoLinesOfACourse() throws {
    let played = try PlayedStage()
    #expect(!played.stage.snapshot.lines.contains { $0.name.hasPrefix("course.") })
  }

  @Test func theSetupIsInTheState() throws {
    let one = try played { $0.race = 5000 }
    let other = try played { $0.race = 6000 }
    #expect(one.game.digest != other.game.digest)
    #expect(one.stage.snapshot["course.setup"] == "player , race of 5000 ms")
  }
}
