import GameModel
import Testing

/// Every state that small games can get into, and everything that can be done there.
///
/// Counters that grow without end (moves, points, peeks) are no part of a state here: the rules
/// never look at them. Who has won how many pairs is.
@Suite struct ExhaustiveTests {
  struct Board: CustomTestStringConvertible {
    var pairs: Int
    var players: Int
    var mismatch = Rules.Mismatch.staysUpUntilNextChoice
    var deal = Rules.Deal.faceDown
    /// Whether everything may be done, or cards chosen only.
    var everything = false

    var rules: Rules { Rules(deal: deal, mismatch: mismatch, bonusLimit: .zero) }

    var actions: [Action] {
      let choices = (0..<pairs * 2).map(Action.choose)
      guard everything else { return choices }
      return choices + (0..<pairs * 2).map(Action.peek) + [.endPeek, .turnBack, .pause, .resume]
    }

    var testDescription: String {
      "\(pairs) pairs, \(players) players, \(mismatch), \(deal), \(everything ? "all" : "choices")"
    }
  }

  static let boards: [Board] =
    [1, 2, 3].flatMap { pairs in
      [1, 2].flatMap { players in
        [
          Board(pairs: pairs, players: players),
          Board(pairs: pairs, players: players, mismatch: .staysUpUntilTurnedBack),
        ]
      }
    }
    + [1, 2].flatMap { pairs in
      [1, 2].flatMap { players in
        Rules.Mismatch.allCases.flatMap { mismatch in
          Rules.Deal.allCases.map { deal in
            Board(
              pairs: pairs, players: players, mismatch: mismatch, deal: deal, everything: true)
          }
        }
      }
    }

  struct Count: Equatable {
    var states = 0
    var transitions = 0
    var finals = 0
  }

  @Test(arguments: boards)
  func statesAndTransitionsAreThoseOfTheNaiveCount(_ board: Board) throws {
    let real = try explore(board)
    let naive = exploreNaively(board)
    #expect(real == naive)
    #expect(real.states > board.pairs * 2)
    #expect(real.finals > 0 || board.mismatch == .staysUpUntilTurnedBack)
  }

  /// The counts of the plainest boards, so that both models can't drift together unseen.
  @Test(arguments: [
    (Board(pairs: 1, players: 1), Count(states: 4, transitions: 4, finals: 1)),
    (Board(pairs: 1, players: 2), Count(states: 4, transitions: 4, finals: 1)),
  ])
  func theCountOfOnePairIsTheOneDoneByHand(_ board: Board, _ count: Count) throws {
    #expect(try explore(board) == count)
  }

  /// Walks the real model breadth first, and checks the invariants on the way.
  private func explore(_ board: Board) throws -> Count {
    let start = try Self.game(of: board)
    var seen: Set<[UInt8]> = [start.key]
    var queue = [start]
    var count = Count()
    while let game = queue.popLast() {
      count.states += 1
      if game.isOver { count.finals += 1 }
      for action in board.actions {
        var next = game
        let answer = next.perform(action)
        try checkInvariants(of: next, after: action, answer, from: game)
        guard next.key != game.key else { continue }
        count.transitions += 1
        if seen.insert(next.key).inserted { queue.append(next) }
      }
    }
    return count
  }

  static func game(of board: Board) throws -> MemoryGame<Int> {
    try MemoryGame(
      numberOfPairsOfCards: board.pairs, players: board.players, rules: board.rules
    ) { $0 }
  }

  private func exploreNaively(_ board: Board) -> Count {
    let start = LinearMemoryGame(
      contents: Array(0..<board.pairs), players: board.players, rules: board.rules)
    var seen: Set<String> = [start.key]
    var queue = [start]
    var count = Count()
    var head = 0
    while head < queue.count {
      let game = queue[head]
      head += 1
      count.states += 1
      if game.cards.allSatisfy(\.isMatched) { count.finals += 1 }
      for action in board.actions {
        var next = game
        next.perform(action)
        guard next.key != game.key else { continue }
        count.transitions += 1
        if seen.insert(next.key).inserted { queue.append(next) }
      }
    }
    return count
  }

  private func checkInvariants(
    of game: MemoryGame<Int>, after action: Action, _ answer: Action.Answer,
    from old: MemoryGame<Int>
  ) throws {
    let cards = game.cards
    let up = cards.filter(\.isFaceUp)
    try #require(game.isDealUp || up.count <= 2)
    try #require(cards.filter(\.isPeeked).count <= 1)
    try #require(cards.filter(\.isMatched).count == 2 * game.players.reduce(0) { $0 + $1.pairs })
    try #require(game.pairsLeft * 2 == cards.filter { !$0.isMatched }.count)
    try #require(game.isOver == cards.allSatisfy(\.isMatched))
    let moved = game.moves - old.moves
    let won = old.pairsLeft - game.pairsLeft
    let passed = game.currentPlayer != old.currentPlayer
    switch answer {
    case .outcome(.flipped):
      try #require(moved == 0 && won == 0 && !passed && up.count == 1 && game.score == old.score)
    case .outcome(.matched):
      try #require(moved == 1 && won == 1 && !passed && up.count == 2)
      try #require(game.score - old.score == 2)
    case .outcome(.mismatched):
      try #require(moved == 1 && won == 0 && passed == (game.players.count > 1))
      try #require(game.isMismatchUp && (-2...0).contains(game.score - old.score))
    case .outcome(.peeked):
      try #require(moved == 0 && won == 0 && !passed && game.score - old.score == -1)
    case .outcome(.ignored), .done(false):
      try #require(game == old)
    case .done(true):
      try #require(moved == 0 && won == 0 && !passed && game.score == old.score)
    }
  }
}

extension MemoryGame {
  /// The state without the counters that grow without end.
  var key: [UInt8] {
    var key = (0..<numberOfCards).map { id -> UInt8 in
      guard let card = card(id: id) else { return .max }
      return (card.isFaceUp ? 1 : 0) | (card.isMatched ? 2 : 0) | (card.hasBeenSeen ? 4 : 0)
        | (card.isPeeked ? 8 : 0)
    }
    key.append(UInt8(currentPlayer))
    key.append((isDealUp ? 1 : 0) | (isPaused ? 2 : 0))
    key += players.map { UInt8($0.pairs) }
    return key
  }
}

extension LinearMemoryGame {
  var key: String {
    let flags = cards.map { card in
      "\(card.isFaceUp)\(card.isMatched)\(card.hasBeenSeen)\(card.isPeeked)"
    }
    return "\(flags) \(turn) \(isDealUp) \(isPaused) \(players.map(\.pairs))"
  }
}
