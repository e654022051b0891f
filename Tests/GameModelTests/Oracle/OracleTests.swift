import GameModel
import Testing

/// The real model and the linear one do the same, step by step, whatever is done to them.
@Suite struct OracleTests {
  struct Setup: CustomTestStringConvertible {
    var name: String
    var contents: [Int]
    var players = 1
    var rules = Rules.classic

    var testDescription: String { name }
  }

  static let setups = [
    Setup(name: "classic", contents: Array(0..<8)),
    Setup(name: "no cards", contents: []),
    Setup(name: "one pair", contents: [0], players: 4),
    Setup(name: "untimed, two players", contents: Array(0..<6), players: 2, rules: .untimed),
    Setup(name: "one picture on all cards", contents: [5, 5, 5], players: 3),
    Setup(name: "a picture on four cards", contents: [1, 2, 1, 3], players: 2),
    Setup(
      name: "turned back, dealt up", contents: Array(0..<5), players: 2,
      rules: Rules(deal: .faceUp, mismatch: .staysUpUntilTurnedBack)),
    Setup(
      name: "other points", contents: Array(0..<4), players: 4,
      rules: Rules(
        bonusLimit: .milliseconds(2_500),
        points: .init(match: 7, bonusSecond: 3, seenMismatch: -5, peek: -11))),
    Setup(
      name: "turned back", contents: Array(0..<10),
      rules: Rules(mismatch: .staysUpUntilTurnedBack, bonusLimit: .seconds(60))),
  ]

  #if DEBUG
    static let steps = 60_000
  #else
    static let steps = 1_000_000
  #endif

  /// All the setups together make half a million steps in debug and nine million in release.
  @Test(arguments: setups)
  func theModelDoesWhatTheLinearOneDoes(_ setup: Setup) throws {
    var generator = Xoshiro256StarStar(seed: 2026, stream: UInt64(setup.contents.count))
    var done = 0
    while done < Self.steps {
      var real = try MemoryGame(
        numberOfPairsOfCards: setup.contents.count, players: setup.players, rules: setup.rules
      ) { setup.contents[$0] }
      var naive = LinearMemoryGame(
        contents: setup.contents, players: setup.players, rules: setup.rules)
      var now: Int64 = 0
      // Long enough to finish most games and go on tapping when they are over.
      for step in 0..<400 {
        if step % 97 == 0 {
          real.shuffle(using: &generator)
          naive.rearrange(like: real.cards.map(\.id))
        }
        let action = Self.drawAction(cards: setup.contents.count * 2, using: &generator)
        // Mostly forwards, in steps around a second; now and then backwards.
        now += Int64(generator.uniform(below: 1_600_000_000)) - 100_000_000
        let answer = real.perform(action, at: now)
        guard answer == naive.perform(action, at: now), agree(real, naive) else {
          Issue.record("step \(step), \(action): \(answer)\n\(difference(real, naive))")
          return
        }
      }
      #expect(real.snapshot == naive.snapshot)
      done += 400
    }
  }

  /// Nine choices in sixteen actions; the identifiers go one beyond both ends.
  static func drawAction(cards: Int, using generator: inout Xoshiro256StarStar) -> Action {
    let id = Int(generator.uniform(below: UInt64(cards + 2))) - 1
    switch generator.uniform(below: 32) {
    case 0: return .pause
    case 1...4: return .resume
    case 5...7: return .peek(id)
    case 8: return .endPeek
    case 9...11: return .turnBack
    default: return .choose(id)
    }
  }

  /// What can be compared at every step without making a million steps take minutes.
  private func agree(_ real: MemoryGame<Int>, _ naive: LinearMemoryGame) -> Bool {
    guard real.currentPlayer == naive.turn, real.isPaused == naive.isPaused,
      real.isDealUp == naive.isDealUp, real.isMismatchUp == !naive.mismatch.isEmpty
    else { return false }
    for (index, player) in real.players.enumerated() {
      let other = naive.players[index]
      guard player.score == other.score, player.pairs == other.pairs,
        player.moves == other.moves, player.peeks == other.peeks
      else { return false }
    }
    for other in naive.cards {
      guard let card = real.card(id: other.id), card.isFaceUp == other.isFaceUp,
        card.isMatched == other.isMatched, card.hasBeenSeen == other.hasBeenSeen,
        card.isPeeked == other.isPeeked
      else { return false }
    }
    return true
  }

  private func difference(_ real: MemoryGame<Int>, _ naive: LinearMemoryGame) -> String {
    zip(real.snapshot, naive.snapshot).filter { $0 != $1 }
      .map { "is \($0), should be \($1)" }.joined(separator: "\n")
  }
}
