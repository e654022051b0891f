import GameModel
import RecallUI
import Testing

@testable import RecallGame

@Suite struct EmojiMemoryGameTests {
  private func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }

  private func game() throws -> EmojiMemoryGame {
    try EmojiMemoryGame(title: "Letters", pairs: 4, seed: 42) { "\($0)" }
  }

  private func lines(_ game: EmojiMemoryGame) -> StateSnapshot {
    StateSnapshot(game.snapshotLines)
  }

  @Test func theClockRunsFromTheFirstChoiceToTheLast() throws {
    let game = try game()
    for (time, id) in zip(stride(from: Int64(2000), through: 9000, by: 1000), 0..<8) {
      game.choose(try #require(game.cards.first { $0.id == id }), at: at(time))
    }
    #expect(game.isOver)
    #expect(game.clock.time(at: at(60_000)) == .seconds(7))
  }

  @Test func aPeekBeginsTheGameToo() throws {
    let game = try game()
    game.peek(at: 3, at: at(500))
    #expect(game.clock.runningSince == at(500))
  }

  @Test func aPauseStopsTheClockAndAllChoices() throws {
    let game = try game()
    game.choose(game.cards[0], at: at(1000))
    game.togglePause(at: at(2000))
    #expect(game.choose(game.cards[1], at: at(2500)) == .ignored(.paused))
    #expect(game.clock.time(at: at(9000)) == .seconds(1))

    game.togglePause(at: at(9000))
    #expect(game.clock.time(at: at(9500)) == .milliseconds(1500))
    #expect(!game.choose(game.cards[1], at: at(9500)).isIgnored)
  }

  @Test func aPauseOfThePlayerOutlastsTheWindowsFocus() throws {
    let game = try game()
    game.togglePause(at: at(100))
    game.setAttended(false, at: at(200))
    game.setAttended(true, at: at(300))
    #expect(game.isPaused)
    game.togglePause(at: at(400))
    #expect(!game.isPaused)
  }

  @Test func aWindowWithoutFocusPausesAndGoesOnByItself() throws {
    let game = try game()
    game.setAttended(false, at: at(200))
    #expect(game.isPaused)
    #expect(!game.isPausedByPlayer)
    game.setAttended(true, at: at(300))
    #expect(!game.isPaused)
  }

  @Test func aNewGameIsNotPausedUnlessNobodyLooks() throws {
    let game = try game()
    game.togglePause(at: at(100))
    game.startOver(at: at(200))
    #expect(!game.isPaused)
    game.setAttended(false, at: at(300))
    game.startOver(at: at(400))
    #expect(game.isPaused)
  }

  @Test func aGameThatIsWonIsNotPaused() throws {
    let game = try game()
    for id in 0..<8 {
      game.choose(try #require(game.cards.first { $0.id == id }), at: at(0))
    }
    game.togglePause(at: at(100))
    #expect(!game.isPaused)
  }

  /// What is decided from must be seen in the snapshot, and what is seen in the digest.
  @Test func eachChangeOfTheSnapshotChangesTheDigest() throws {
    let game = try game()
    var seen = [(lines(game), game.digest)]
    let intents: [(String, (EmojiMemoryGame) -> Void)] = [
      ("pause", { $0.togglePause(at: at(100)) }),
      ("lose focus", { $0.setAttended(false, at: at(200)) }),
      ("go on", { $0.togglePause(at: at(300)) }),
      ("get focus", { $0.setAttended(true, at: at(400)) }),
      ("deal", { $0.deal(at: at(500)) }),
      ("choose", { $0.choose($0.cards[2], at: at(600)) }),
      ("stop the clock", { $0.togglePause(at: at(700)) }),
      ("run the clock", { $0.togglePause(at: at(800)) }),
      ("shuffle", { $0.shuffleCards(at: .zero) }),
      ("start over", { $0.startOver(at: at(900)) }),
    ]
    for (name, intent) in intents {
      intent(game)
      let (snapshot, digest) = (lines(game), game.digest)
      for (former, formerDigest) in seen {
        #expect((former == snapshot) == (formerDigest == digest), "after \(name)")
      }
      seen.append((snapshot, digest))
    }
  }

  @Test func aShuffleOfTheSameSeedIsTheSame() throws {
    let (one, other) = (try game(), try game())
    one.shuffleCards(at: .zero)
    other.shuffleCards(at: .zero)
    #expect(one.cards.map(\.id) == other.cards.map(\.id))
    #expect(one.cards.map(\.id) != (try game()).cards.map(\.id))
    #expect(one.shuffles == 2)
  }
}
