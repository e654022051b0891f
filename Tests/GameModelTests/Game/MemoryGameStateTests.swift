import Testing

@testable import GameModel

@Suite struct MemoryGameStateTests {
  @Test(arguments: [(-1, nil), (0, 10), (1, 10), (2, 11), (5, 12), (6, nil)] as [(Int, Int?)])
  func aCardHasTheContentOfItsPair(id: Int, content: Int?) {
    let game = MemoryGame(numberOfPairsOfCards: 3) { 10 + $0 }

    #expect(game.content(id: id) == content)
  }

  @Test func aCardHasBeenSeenOnceItIsTurnedDownPeekedAtOrWon() throws {
    var game = try MemoryGame(numberOfPairsOfCards: 3, rules: .untimed) { $0 }
    for id in [0, 2] { game.choose(id: id) }
    #expect((-1...6).filter(game.hasBeenSeen) == [])
    game.turnBack()
    game.peek(id: 5)

    #expect((-1...6).filter(game.hasBeenSeen) == [0, 2, 5])
  }

  @Test func untimedGamesKeepNoTimes() throws {
    let untimed = try MemoryGame(numberOfPairsOfCards: 3, rules: .untimed) { $0 }

    #expect(untimed.table.bonusSpent.isEmpty)
    #expect(MemoryGame(numberOfPairsOfCards: 3) { $0 }.table.bonusSpent.count == 6)
  }
}
