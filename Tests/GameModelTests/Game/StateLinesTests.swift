import GameModel
import Testing

@Suite struct StateLinesTests {
  private static func live(
    _ game: MemoryGame<Int>
  ) -> MemoryGame<Int>.StateLines<String> {
    MemoryGame<Int>.StateLines(of: game) { "\($0) = \($1)" }
  }

  /// 300 actions in each setup, with a shuffle now and then and a new deal halfway; seen after
  /// each action, or after every seventh.
  @Test(arguments: OracleTests.setups, [1, 7])
  func anUpdateGivesTheSnapshotOfTheGame(_ setup: OracleTests.Setup, every: Int) throws {
    var generator = Xoshiro256StarStar(seed: 7, stream: UInt64(setup.contents.count))
    var game = try MemoryGame(
      numberOfPairsOfCards: setup.contents.count, players: setup.players, rules: setup.rules
    ) { setup.contents[$0] }
    var live = Self.live(game)
    for step in 0..<300 {
      if step % 97 == 50 { game.shuffle(using: &generator) }
      if step == 150 { game.restart() }
      game.perform(
        OracleTests.drawAction(cards: setup.contents.count * 2, using: &generator),
        at: Int64(step) * 700_000_000)
      guard step.isMultiple(of: every) else { continue }
      live.update(to: game)
      try #require(live.lines == game.snapshot, "after step \(step)")
    }
  }

  @Test func anUpdateGivesTheSnapshotOfAnotherGame() throws {
    let games = try [
      MemoryGame(numberOfPairsOfCards: 6) { $0 },
      MemoryGame(numberOfPairsOfCards: 6) { $0 + 1 },
      MemoryGame(numberOfPairsOfCards: 6, rules: .untimed) { $0 },
      MemoryGame(numberOfPairsOfCards: 6, players: 3) { $0 },
      MemoryGame(numberOfPairsOfCards: 7) { $0 },
      MemoryGame(numberOfPairsOfCards: 0) { $0 },
    ]
    var live = Self.live(games[0])
    for game in games + games.reversed() {
      live.update(to: game)
      #expect(live.lines == game.snapshot)
    }
  }

  @Test func anUpdateOfAnUntimedGameWritesOnlyWhatMayHaveChanged() throws {
    var written = 0
    var game = try MemoryGame(numberOfPairsOfCards: 500, rules: .untimed) { $0 }
    var live = MemoryGame<Int>.StateLines<String>(of: game) { name, _ in
      written += 1
      return name
    }
    game.choose(id: 3)
    live.update(to: game)

    #expect(written == 1_000 * 6 + 11 + 4 + 11)
  }

  @Test func anUpdateWritesOnlyWhatMayHaveChanged() {
    var written = 0
    var game = MemoryGame(numberOfPairsOfCards: 500) { $0 }
    var live = MemoryGame<Int>.StateLines<String>(of: game) { name, _ in
      written += 1
      return name
    }
    #expect(written == 1_000 * 8 + 11)
    live.update(to: game)
    #expect(written == 1_000 * 8 + 11)
    game.choose(id: 3)
    live.update(to: game)
    // A card without its place, and what is not about one card.
    #expect(written == 1_000 * 8 + 11 + 6 + 11)
  }
}
