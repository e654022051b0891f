import Foundation
import Testing

@testable import GameModel

@Suite struct MemoryGameCodableTests {
  @Test func aGameIsReadBackAsItWasWritten() throws {
    var generator = Xoshiro256StarStar(seed: 9)
    for setup in OracleTests.setups {
      var game = try MemoryGame(
        numberOfPairsOfCards: setup.contents.count, players: setup.players, rules: setup.rules
      ) { setup.contents[$0] }
      game.shuffle(using: &generator)
      for step in 0..<60 {
        let action = OracleTests.drawAction(cards: game.numberOfCards, using: &generator)
        game.perform(action, at: Int64(step) * 800_000_000)
        let data = try JSONEncoder().encode(game)
        let decoded = try JSONDecoder().decode(MemoryGame<Int>.self, from: data)
        #expect(decoded == game)
        #expect(decoded.digest == game.digest)
      }
    }
  }

  /// What this version writes, every later one has to read.
  @Test func aGameOfTheFirstFormatIsRead() throws {
    let game = try JSONDecoder().decode(
      MemoryGame<String>.self, from: Data(Self.firstFormat.utf8))
    var expected = try MemoryGame(numberOfPairsOfCards: 2, players: 2) { ["🚗", "🚕"][$0] }
    expected.choose(id: 0, at: GameInstant(milliseconds: 100))
    expected.choose(id: 2, at: GameInstant(milliseconds: 400))
    #expect(game == expected)
  }

  @Test func aGameThatNobodyGetsToIsRefused() throws {
    let json = Self.firstFormat.replacingOccurrences(
      of: #""isPaused": false"#, with: #""isPaused": true"#)
    let error = #expect(throws: UnreachableState.self) {
      try JSONDecoder().decode(MemoryGame<String>.self, from: Data(json.utf8))
    }
    #expect(error == .bonusClock(id: 0, reason: "runs, but has nothing to count"))
  }

  @Test func aPairIsReadBackWhicheverOfItsCardsComesFirst() throws {
    var generator = Xoshiro256StarStar(seed: 1)
    var game = MemoryGame(numberOfPairsOfCards: 2) { $0 }
    while game.id(at: 3) != 0 { game.shuffle(using: &generator) }
    for id in [1, 0] { game.choose(id: id, at: GameInstant(milliseconds: Int64(id))) }

    let data = try JSONEncoder().encode(game)
    #expect(try JSONDecoder().decode(MemoryGame<Int>.self, from: data) == game)
  }

  static let firstFormat = """
    {
      "format": 1,
      "rules": {
        "deal": "faceDown", "mismatch": "staysUpUntilNextChoice",
        "bonusNanoseconds": 6000000000,
        "points": {"match": 2, "bonusSecond": 1, "seenMismatch": -1, "peek": -1}
      },
      "contents": ["🚗", "🚕"],
      "cards": [
        {"id": 0, "isFaceUp": true, "isMatched": false, "hasBeenSeen": false, "isPeeked": false,
         "bonusTimeSpent": 0, "bonusTimeRunsSince": 100000000},
        {"id": 1, "isFaceUp": false, "isMatched": false, "hasBeenSeen": false,
         "isPeeked": false, "bonusTimeSpent": 0},
        {"id": 2, "isFaceUp": true, "isMatched": false, "hasBeenSeen": false, "isPeeked": false,
         "bonusTimeSpent": 0, "bonusTimeRunsSince": 400000000},
        {"id": 3, "isFaceUp": false, "isMatched": false, "hasBeenSeen": false,
         "isPeeked": false, "bonusTimeSpent": 0}
      ],
      "players": [
        {"pairs": 0, "moves": 1, "peeks": 0, "score": 0},
        {"pairs": 0, "moves": 0, "peeks": 0, "score": 0}
      ],
      "currentPlayer": 1, "isDealUp": false, "isPaused": false
    }
    """

  @Test(arguments: [
    (#""format": 1"#, #""format": 2"#, "no game gets here: the format is 2, and only 1 is known"),
    (#""match": 2"#, #""match": 100001"#, "the points for a match are within ±100000, not 100001"),
    (
      #""bonusNanoseconds": 6000000000"#, #""bonusNanoseconds": -1"#,
      "a bonus limit is 0 to 86400.0 seconds, not -1e-09 seconds"
    ),
  ])
  func aFileThatIsNoGameIsRefused(_ found: String, _ changed: String, _ text: String) throws {
    let json = Self.firstFormat.replacingOccurrences(of: found, with: changed)
    #expect(json != Self.firstFormat)
    let error = #expect(throws: (any Error).self) {
      try JSONDecoder().decode(MemoryGame<String>.self, from: Data(json.utf8))
    }
    #expect(error.map { "\($0)" } == text)
  }
}
