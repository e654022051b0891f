import GameModel
import Testing

@Suite struct MemoryGameSnapshotTests {
  @Test func aSnapshotSaysEverythingInSortedLines() throws {
    var game = try MemoryGame(numberOfPairsOfCards: 1, rules: .untimed) { _ in "🚗" }
    game.choose(id: 1)
    #expect(
      game.snapshot == [
        "card:0.content = 🚗",
        "card:0.hasBeenSeen = false",
        "card:0.isFaceUp = false",
        "card:0.isMatched = false",
        "card:0.isPeeked = false",
        "card:0.place = 0",
        "card:1.content = 🚗",
        "card:1.hasBeenSeen = false",
        "card:1.isFaceUp = true",
        "card:1.isMatched = false",
        "card:1.isPeeked = false",
        "card:1.place = 1",
        "currentPlayer = 0",
        "isDealUp = false",
        "isOver = false",
        "isPaused = false",
        "moves = 0",
        "pairsLeft = 1",
        "player:0.moves = 0",
        "player:0.pairs = 0",
        "player:0.peeks = 0",
        "player:0.score = 0",
        "score = 0",
      ])
  }

  @Test func bonusTimesAreInNanoseconds() {
    var game = MemoryGame(numberOfPairsOfCards: 2) { $0 }
    game.choose(id: 0, at: GameInstant(milliseconds: 640))
    #expect(game.snapshot.contains("card:0.bonusTimeRunsSince = 640000000"))
    game.choose(id: 2, at: GameInstant(milliseconds: 700))
    game.turnBack(at: GameInstant(milliseconds: 1_000))
    #expect(game.snapshot.contains("card:0.bonusTimeRunsSince = never"))
    #expect(game.snapshot.contains("card:0.bonusTimeSpent = 360000000"))
    #expect(game.snapshot.contains("card:2.bonusTimeSpent = 300000000"))
  }

  @Test func aClockThatStartsBeforeAllTimeStartsANanosecondLater() {
    var game = MemoryGame(numberOfPairsOfCards: 2) { $0 }
    game.choose(id: 0, at: GameInstant(nanoseconds: .min))
    #expect(game.snapshot.contains("card:0.bonusTimeRunsSince = -9223372036854775807"))
  }

  @Test func aSnapshotIsSortedByBytes() {
    let lines = MemoryGame(numberOfPairsOfCards: 6) { $0 }.snapshot
    #expect(
      zip(lines, lines.dropFirst()).allSatisfy {
        Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
      })
  }

  @Test(arguments: [
    ("a\nb = c", "a\\nb = c"), ("a\\nb", "a\\\\nb"), ("\r\t", "\\r\\t"), ("\u{0}", "\\u{0}"),
    ("\u{1F} ", "\\u{1f} "), ("~\u{7F}\u{80}", "~\\u{7f}\u{80}"),
    ("\u{2027}\u{2029}\u{202A}", "\u{2027}\\u{2029}\u{202A}"),
    ("\u{2028}", "\\u{2028}"), ("\u{85}", "\\u{85}"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("", ""),
  ])
  func aContentStaysOnItsLine(_ content: String, _ line: String) {
    let game = MemoryGame(numberOfPairsOfCards: 1) { _ in content }
    #expect(game.snapshot[0] == "card:0.bonusTimeRunsSince = never")
    #expect(game.snapshot.contains("card:0.content = \(line)"))
  }
}
