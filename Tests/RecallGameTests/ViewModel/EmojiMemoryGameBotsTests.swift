import GameModel
import RecallUI
import Simulation
import Testing

@testable import RecallGame

/// Bots at the table: what they do, and when.
@Suite struct EmojiMemoryGameBotsTests {
  private static func setup(_ bots: BotKind?...) -> GameSetup {
    var setup = GameSetup()
    setup.seats = bots.enumerated().map { GameSetup.Seat(name: "P\($0)", bot: $1) }
    return setup
  }

  private func played(
    _ bots: BotKind?..., pairs: Int = 8, seed: UInt64 = 42,
    change: (inout GameSetup) -> Void = { _ in }
  ) throws -> PlayedStage {
    var setup = GameSetup()
    setup.seats = bots.enumerated().map { GameSetup.Seat(name: "P\($0)", bot: $1) }
    change(&setup)
    let played = try PlayedStage(pairs: pairs, seed: seed, setup: setup)
    try played.deal()
    return played
  }

  private func up(_ played: PlayedStage) -> Int {
    played.game.cards.count { $0.isFaceUp && !$0.isMatched }
  }

  /// Two cards that don't match.
  private func mismatch(_ played: PlayedStage) throws {
    try played.tap(card: 0)
    try played.tap(card: 2)
  }

  @Test func aBotTakesItsTime() throws {
    let played = try played(nil, .perfect)
    try mismatch(played)
    #expect(played.game.model.currentPlayer == 1)

    played.stage.advance(by: .milliseconds(1199))
    #expect(up(played) == 2)
    played.stage.advance(by: .milliseconds(1))
    #expect(up(played) == 1)
    played.stage.advance(by: .milliseconds(699))
    #expect(up(played) == 1)
    played.stage.advance(by: .milliseconds(1))
    #expect(played.game.moves == 2)
  }

  @Test func aBotThatBeginsWaitsForTheDeal() throws {
    var setup = Self.setup(.perfect, nil)
    setup.hasBonus = true
    let played = try PlayedStage(setup: setup)
    played.stage.advance(by: .seconds(60))
    #expect(played.game.moves == 0)

    // A tap on a place has the cards be dealt, though it can't turn any up.
    try played.tap(card: 3)
    #expect(up(played) == 0)
    while !played.game.dealing.isOver {
      #expect(up(played) == 0)
      played.stage.advance(by: .milliseconds(1))
    }
    played.stage.advance(by: .milliseconds(799))
    #expect(up(played) == 0)
    played.stage.advance(by: .milliseconds(1))
    #expect(up(played) == 1)
  }

  @Test func aPersonCanDoNothingWhileABotIsOnTurn() throws {
    let played = try played(nil, .perfect)
    try mismatch(played)
    let before = played.stage.snapshot.text(of: played.game)

    #expect(played.game.choose(id: 5, at: played.stage.now) == .ignored(.notAllowed))
    #expect(played.game.peek(at: 5, at: played.stage.now) == .ignored(.notAllowed))

    #expect(played.stage.snapshot.text(of: played.game) == before)
  }

  @Test func aBotsMismatchCanBeSeenBeforeThePersonGoesOn() throws {
    let played = try played(nil, .random, seed: 7)
    try mismatch(played)
    played.stage.advance(by: .milliseconds(1900))
    #expect(played.game.model.currentPlayer == 0)
    #expect(played.game.isMismatchUp)
    let card = try #require(played.game.cards.first { !$0.isFaceUp }).id

    played.stage.advance(by: .milliseconds(1199))
    #expect(played.game.choose(id: card, at: played.stage.now) == .ignored(.notAllowed))
    played.stage.advance(by: .milliseconds(1))
    #expect(played.game.choose(id: card, at: played.stage.now) == .flipped)
  }

  @Test func aMatchKeepsTheTurn() throws {
    let played = try played(nil, .perfect)
    try played.tap(card: 0)
    try played.tap(card: 1)
    #expect(played.game.model.currentPlayer == 0)
    played.stage.advance(by: .seconds(20))
    #expect(played.game.moves == 1)
  }

  @Test func aBotTakesAPairThatEverybodyHasSeen() throws {
    let played = try played(nil, nil, .perfect)
    try played.tap(card: 0)
    try played.tap(card: 2)
    try played.tap(card: 4)
    try played.tap(card: 1)
    played.stage.advance(by: .milliseconds(1900))
    #expect(played.game.cards.filter(\.isMatched).map(\.id).sorted() == [0, 1])
  }

  @Test func aBotHasSeenWhatWasPeekedAt() throws {
    let played = try played(nil, .perfect)
    _ = played.game.peek(at: 1, at: played.stage.now)
    played.game.endPeek()
    try mismatch(played)
    played.stage.advance(by: .milliseconds(1900))
    #expect(played.game.cards.filter(\.isMatched).map(\.id).sorted() == [0, 1])
  }

  @Test func aShuffleHasABotForgetWhatItKnows() throws {
    var knowing = 0
    for seed in UInt64(0)..<20 {
      let played = try played(nil, nil, .perfect, seed: seed)
      try played.tap(card: 0)
      try played.tap(card: 2)
      try played.tap(card: 4)
      try played.tap(card: 1)
      played.game.shuffleCards(at: played.stage.now)
      played.stage.advance(by: .milliseconds(1900))
      if played.game.cards.contains(where: \.isMatched) { knowing += 1 }
    }
    // It finds a pair now and then, by luck alone: 1 in 15 moves.
    #expect(knowing < 8)
  }

  @Test func aBotIsToldWhatWasWonWhenItForgets() throws {
    let played = try played(.perfect, .random, pairs: 5, seed: 3)
    while played.game.pairsLeft > 3 { played.stage.advance(by: .milliseconds(100)) }
    played.game.shuffleCards(at: played.stage.now)
    played.stage.advance(by: .seconds(300))
    #expect(played.game.isOver)
  }

  @Test func aPauseStopsTheBot() throws {
    let played = try played(nil, .perfect)
    try mismatch(played)
    played.stage.advance(by: .milliseconds(1000))
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .seconds(60))
    #expect(up(played) == 2)
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .milliseconds(199))
    #expect(up(played) == 2)
    played.stage.advance(by: .milliseconds(1))
    #expect(up(played) == 1)
  }

  @Test func aMismatchTurnsBackByItself() throws {
    let played = try played(nil, .perfect) { $0.turnBack = 2000 }
    try mismatch(played)
    played.stage.advance(by: .milliseconds(1999))
    #expect(up(played) == 2)
    played.stage.advance(by: .milliseconds(1))
    #expect(up(played) == 0)
    played.stage.advance(by: .milliseconds(799))
    #expect(up(played) == 0)
    played.stage.advance(by: .milliseconds(1))
    #expect(up(played) == 1)
  }

  @Test(arguments: ["random", "perfect", "fifo:3", "lru:0", "forgetful:0.5", "optimal"])
  func botsAmongThemselvesComeToAnEnd(name: String) throws {
    let kind = try BotKind(name: name)
    let played = try played(kind, kind, .perfect, pairs: 5)
    played.stage.advance(by: .seconds(3000))
    #expect(played.game.isOver)
    #expect(played.game.standing != .undecided)
  }

  /// Cards of several pairs that look the same match each other.
  @Test func botsFinishAGameOfPairsThatLookTheSame() throws {
    let setup = Self.setup(.perfect, .optimal, .leastRecentlySeen(capacity: 2))
    let played = try PlayedStage(pairs: 7, setup: setup, face: { "\($0 / 3)" })
    try played.deal()
    played.stage.advance(by: .seconds(3000))
    #expect(played.game.isOver)
  }

  @Test func theSameSeedPlaysTheSame() throws {
    func digests(_ seed: UInt64) throws -> [UInt64] {
      let played = try played(.random, .forgetful(retention: 500_000_000), seed: seed)
      return (0..<40).map { _ in
        played.stage.advance(by: .milliseconds(500))
        return played.game.digest
      }
    }
    #expect(try digests(1) == digests(1))
    #expect(try digests(1) != digests(2))
  }

  @Test func theStateTellsWhenABotActsAndItsChance() throws {
    let played = try played(nil, .random)
    let before = played.game.digest
    try mismatch(played)
    let due = played.stage.now.advanced(by: .milliseconds(1200))
    #expect(played.stage.snapshot["course.botActs"] == "\(due.nanoseconds)")
    let chance = played.stage.snapshot["course.chance:1"]
    played.stage.advance(by: .milliseconds(1200))
    #expect(played.stage.snapshot["course.chance:1"] != chance)
    #expect(played.stage.snapshot["course.firstCard"] != "none")
    #expect(played.game.digest != before)
  }

  @Test func aNewGameLeavesNoBotBehind() throws {
    let played = try played(nil, .perfect)
    try mismatch(played)
    played.stage.advance(by: .milliseconds(1200))
    try played.tap("new game")
    played.stage.advance(by: .seconds(60))
    #expect(played.game.moves == 0)
    #expect(up(played) == 0)
  }
}

extension StateSnapshot {
  /// The game's lines of it.
  fileprivate func text(of game: EmojiMemoryGame) -> String { "\(game.digest)" }
}
