import GameModel
import Testing

@Suite struct MemoryGameScoringTests {
  @Test func aMatchIsWorthTwoPointsAndTheWholeSecondsOfBonusLeft() {
    var game = MemoryGame(numberOfPairsOfCards: 1) { $0 }
    game.choose(id: 0, at: GameInstant(milliseconds: 0))
    game.choose(id: 1, at: GameInstant(milliseconds: 2_500))
    // 3.5 s are left on the first card, all 6 s on the second.
    #expect(game.score == 2 + 3 + 6)
  }

  @Test(arguments: [
    (0, 12), (1, 11), (1_000, 11), (1_001, 10), (4_999, 7), (5_000, 7), (5_001, 6), (5_999, 6),
    (6_000, 6), (6_001, 6), (1_000_000_000, 6), (-1, 12),
  ])
  func aSecondOfBonusCountsWhenItIsWhole(_ milliseconds: Int64, _ bonus: Int) {
    var game = MemoryGame(numberOfPairsOfCards: 1) { $0 }
    game.choose(id: 0, at: .zero)
    game.choose(id: 1, at: GameInstant(milliseconds: milliseconds))
    #expect(game.score == 2 + bonus)
  }

  @Test func aMismatchCostsAPointForEachCardThatHadBeenSeen() throws {
    var game = try MemoryGame(numberOfPairsOfCards: 3, rules: .untimed) { $0 }
    game.play(0, 2)
    #expect(game.score == 0)
    game.play(0, 4)
    #expect(game.score == -1)
    game.play(2, 4)
    #expect(game.score == -3)
    game.play(2, 3)
    #expect(game.score == -1)
  }

  @Test func aMatchKeepsTheTurnAndAMismatchPassesIt() throws {
    var game = try MemoryGame(numberOfPairsOfCards: 3, players: 3, rules: .untimed) { $0 }
    game.play(0, 1)
    #expect(game.currentPlayer == 0)
    game.play(2, 4)
    #expect(game.currentPlayer == 1)
    game.play(2, 4)
    #expect(game.currentPlayer == 2)
    game.play(2, 5)
    #expect(game.currentPlayer == 0)
    #expect(game.players.map(\.pairs) == [1, 0, 0])
    #expect(game.players.map(\.moves) == [2, 1, 1])
    #expect(game.players.map(\.score) == [2, -2, -1])
    #expect(game.score == -1)
    #expect(game.standing == .undecided)
  }

  /// What the players take in turn; all but the last miss before the next one is on.
  @Test(arguments: [
    (2, [[0], [1, 2]], Standing.won(player: 1)),
    (2, [[0, 1, 2], [3, 4]], .won(player: 0)),
    (2, [[0, 1], [2, 3]], .tied(players: [0, 1])),
    (3, [[0, 1], [2, 3], [4, 5]], .tied(players: [0, 1, 2])),
    (3, [[0, 1], [], [2, 3]], .tied(players: [0, 2])),
    (2, [[0], [1], [2, 3]], .won(player: 0)),
    (1, [[0, 1]], .won(player: 0)),
  ])
  func whoHasMostPairsWins(_ players: Int, _ takes: [[Int]], _ standing: Standing) throws {
    let pairs = takes.joined().count
    var game = try MemoryGame(numberOfPairsOfCards: pairs, players: players) { $0 }
    for (turn, taken) in takes.enumerated() {
      #expect(game.currentPlayer == turn % players)
      for pair in taken {
        game.play(pair * 2, pair * 2 + 1)
      }
      if turn < takes.count - 1 {
        game.play(pairs * 2 - 1, pairs * 2 - 3)
      }
    }
    #expect(game.isOver)
    #expect(game.standing == standing)
  }
}

extension MemoryGame {
  /// A whole move, turned back at its end.
  fileprivate mutating func play(_ first: Int, _ second: Int) {
    choose(id: first)
    choose(id: second)
    turnBack()
  }
}
