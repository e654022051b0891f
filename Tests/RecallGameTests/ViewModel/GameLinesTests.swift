import GameModel
import RecallUI
import Testing

@testable import RecallGame

/// The lines of a game's state, which are written anew only when something has changed.
@Suite struct GameLinesTests {
  private func game() throws -> EmojiMemoryGame {
    try EmojiMemoryGame(title: "Letters", pairs: 4, seed: 3) { "\($0)" }
  }

  private func value(of name: String, in game: EmojiMemoryGame) -> String? {
    StateSnapshot(game.snapshotLines)[name]
  }

  @Test func linesOfWhatDidNotChangeAreTheVeryArrays() throws {
    let game = try game()
    let first = game.snapshotGroups
    #expect(first.isSameArray(as: game.snapshotGroups))
    game.choose(id: 0, at: .zero)
    let second = game.snapshotGroups
    #expect(!second.isSameArray(as: first))
    #expect(second.isSameArray(as: game.snapshotGroups))
  }

  @Test func eachThingThatChangesIsTold() throws {
    let game = try game()
    #expect(value(of: "isPausedByPlayer", in: game) == "false")
    game.togglePause(at: .zero)
    #expect(value(of: "isPausedByPlayer", in: game) == "true")
    #expect(value(of: "isUnattended", in: game) == "false")
    game.setAttended(false, at: .zero)
    #expect(value(of: "isUnattended", in: game) == "true")
    game.setAttended(true, at: .zero)
    game.togglePause(at: .zero)
    #expect(value(of: "clock.hasBegun", in: game) == "false")
    game.choose(id: 0, at: .zero)
    #expect(value(of: "clock.hasBegun", in: game) == "true")
    #expect(value(of: "card:0.isFaceUp", in: game) == "true")
    #expect(value(of: "shuffles", in: game) == "1")
    game.shuffleCards(at: .zero)
    #expect(value(of: "shuffles", in: game) == "2")
  }

  @Test func whatIsDealtIsTold() throws {
    let played = try PlayedStage()
    #expect(value(of: "deck.dealt", in: played.game) == "0")
    try played.tap("deck")
    #expect(value(of: "deck.dealt", in: played.game) == "1")
  }
}
