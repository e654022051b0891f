import Testing

@testable import GameModel

@Suite struct StoredGameValidationTests {
  /// Three pairs for two players. Cards 0 and 2 missed, 0 and 1 were won, 2 and 4 lie face up as
  /// the mismatch that passed the turn back to the first player.
  static var stored: StoredGame<Int> {
    func card(_ id: Int, up: Bool = false, won: Bool = false, seen: Bool = false) -> StoredCard {
      StoredCard(
        id: id, isFaceUp: up, isMatched: won, hasBeenSeen: seen, isPeeked: false,
        bonusTimeSpent: 0, bonusTimeRunsSince: up ? 5 : nil)
    }
    return StoredGame(
      rules: .classic, contents: [10, 11, 12],
      cards: [
        card(0, won: true, seen: true), card(1, won: true, seen: true),
        card(2, up: true, seen: true), card(3), card(4, up: true), card(5),
      ],
      players: [
        StoredPlayer(pairs: 0, moves: 1, peeks: 0, score: 0),
        StoredPlayer(pairs: 1, moves: 2, peeks: 0, score: 10),
      ],
      currentPlayer: 0, isDealUp: false, isPaused: false)
  }

  struct Spoiled: CustomTestStringConvertible {
    var text: String
    var spoil: @Sendable (inout StoredGame<Int>) -> Void

    init(_ text: String, _ spoil: @escaping @Sendable (inout StoredGame<Int>) -> Void) {
      self.text = text
      self.spoil = spoil
    }

    var testDescription: String { text }
  }

  @Test func theStateThatTheOthersSpoilIsFine() throws {
    try Self.stored.validate()
  }

  @Test(arguments: spoiled)
  func aStateThatNoGameGetsToIsRefusedByItsName(_ spoiled: Spoiled) {
    var stored = Self.stored
    spoiled.spoil(&stored)
    let error = #expect(throws: UnreachableState.self) { try stored.validate() }
    #expect(error?.description == "no game gets here: " + spoiled.text)
  }

  static let spoiled: [Spoiled] = [
    Spoiled("3 pairs of contents need 6 cards, not 5") { $0.cards.removeLast() },
    Spoiled("card:6 belongs to no pair") { $0.cards[5].id = 6 },
    Spoiled("card:-1 belongs to no pair") { $0.cards[0].id = -1 },
    Spoiled("card:3 lies on the table twice") { $0.cards[5].id = 3 },
    Spoiled("3 cards lie face up (card:2, card:3, card:4), and two is the most") {
      $0.cards[3].isFaceUp = true
    },
    Spoiled("4 cards lie face up (card:1, card:2, card:3, card:4), and two is the most") {
      for index in 1...4 { $0.cards[index].isFaceUp = true }
    },
    Spoiled("5 cards lie face up (card:1, card:2, card:3, card:4, …), and two is the most") {
      for index in 1...5 { $0.cards[index].isFaceUp = true }
    },
    Spoiled("6 cards lie face up (card:0, card:1, card:2, card:3, …), and two is the most") {
      for index in $0.cards.indices { $0.cards[index].isFaceUp = true }
    },
    Spoiled("card:2, card:3 lie face up and match, but are not won") {
      $0.cards[3].isFaceUp = true
      $0.cards[4].isFaceUp = false
    },
    Spoiled("card:2, card:4 lie face up and are won, but do not match") {
      $0.cards[2].isMatched = true
      $0.cards[4].isMatched = true
    },
    Spoiled("card:4 lies face up alone, and is won") {
      $0.cards[2].isFaceUp = false
      $0.cards[4].isMatched = true
    },
    Spoiled("card:1 is won without a card that it matches") { $0.cards[0].isMatched = false },
    Spoiled("card:5 is won without a card that it matches") { $0.cards[5].isMatched = true },
    Spoiled("the players have won 1 pairs, but 0 cards are won") {
      $0.cards[0].isMatched = false
      $0.cards[1].isMatched = false
    },
    Spoiled("card:0 has not been seen, but it is won") {
      $0.cards[0].hasBeenSeen = false
    },
    Spoiled("card:3 has not been seen, but it has used up bonus time") {
      $0.cards[3].bonusTimeSpent = 1
    },
    Spoiled("card:3 has not been seen, but the deal lay face up") {
      $0.rules.deal = .faceUp
    },
    Spoiled("3 cards have been seen after 1 mismatches and 0 peeks") {
      $0.cards[3].hasBeenSeen = true
      $0.cards[5].hasBeenSeen = true
    },
    Spoiled("two cards lie face up, but no move was a mismatch") {
      $0.players = [StoredPlayer(pairs: 0, moves: 0, peeks: 0, score: 0)]
      for index in [0, 1] { $0.cards[index].isMatched = false }
    },
    Spoiled("there were 2 mismatches, but no two cards that do not match have been seen") {
      $0.cards[2].hasBeenSeen = false
      for index in [2, 4] {
        $0.cards[index].isFaceUp = false
        $0.cards[index].bonusTimeRunsSince = nil
      }
    },
    Spoiled("2 cards are being peeked at (card:3, card:5), and one is the most") {
      $0.cards[3].isPeeked = true
      $0.cards[5].isPeeked = true
    },
    Spoiled("card:2 is being peeked at, but lies face up") { $0.cards[2].isPeeked = true },
    Spoiled("card:0 is being peeked at, but is won") { $0.cards[0].isPeeked = true },
    Spoiled("card:3 is being peeked at, but has not been seen") { $0.cards[3].isPeeked = true },
    Spoiled("card:3 is being peeked at, but nobody has paid for a peek") {
      $0.cards[3].isPeeked = true
      $0.cards[3].hasBeenSeen = true
    },
    Spoiled("card:2 has used -1 ns of bonus time, not 0 to 6000000000") {
      $0.cards[2].bonusTimeSpent = -1
    },
    Spoiled("card:2 has used 6000000001 ns of bonus time, not 0 to 6000000000") {
      $0.cards[2].bonusTimeSpent = 6_000_000_001
    },
    Spoiled("the bonus clock of card:2 stands, but the card waits face up") {
      $0.cards[2].bonusTimeRunsSince = nil
    },
    Spoiled("the bonus clock of card:3 runs, but has nothing to count") {
      $0.cards[3].bonusTimeRunsSince = 5
    },
    Spoiled("the bonus clock of card:2 runs, but has nothing to count") { $0.isPaused = true },
    Spoiled("the bonus clock of card:2 runs since before all time") {
      $0.cards[2].bonusTimeRunsSince = .min
    },
    Spoiled("player:0 has -1 moves") { $0.players[0].moves = -1 },
    Spoiled("player:1 has -1 peeks") { $0.players[1].peeks = -1 },
    Spoiled("player:1 has 3 pairs") { $0.players[1].pairs = 3 },
    Spoiled("player:1 has 4 pairs") {
      $0.players[1].pairs = 4
      $0.players[1].moves = 5
    },
    Spoiled("player:0 has 1099511627777 peeks") { $0.players[0].peeks = (1 << 40) + 1 },
    Spoiled("player:0 has 0 points, not -1099511627778 to -1099511627776") {
      $0.players[0].peeks = 1 << 40
    },
    Spoiled("player:0 has missed 3 times, not 2, with the turns as they are") {
      $0.players[0] = StoredPlayer(pairs: 1, moves: 4, peeks: 0, score: 0)
      $0.players[1] = StoredPlayer(pairs: 0, moves: 1, peeks: 0, score: 0)
    },
    Spoiled("player:1 has 99 points, not -28 to 2") {
      $0.rules.points = Rules.Points(match: 2, bonusSecond: -2, seenMismatch: 3, peek: -2)
      $0.players[1].peeks = 3
      $0.players[1].score = 99
    },
    Spoiled("player:1 has 3 points, not 0 to 2") {
      $0.rules.bonusLimit = .nanoseconds(999_999_999)
      $0.players[1].score = 3
    },
    Spoiled("the deal lies face up, but there are no cards") {
      $0 = StoredGame(
        rules: Rules(deal: .faceUp), contents: [], cards: [],
        players: [StoredPlayer(pairs: 0, moves: 0, peeks: 0, score: 0)], currentPlayer: 0,
        isDealUp: true, isPaused: false)
    },
    Spoiled("player:0 has 9223372036854775807 moves") { $0.players[0].moves = .max },
    Spoiled("player:0 has missed 2 times, not 1, with the turns as they are") {
      $0.players[0].moves = 2
      $0.players[1].moves = 1
    },
    Spoiled("player:1 is on turn, not player:0") { $0.currentPlayer = 1 },
    Spoiled("player:2 is on turn, not player:0") { $0.currentPlayer = 2 },
    Spoiled("player:1 has 15 points, not 0 to 14") { $0.players[1].score = 15 },
    Spoiled("player:1 has -1 points, not 0 to 14") { $0.players[1].score = -1 },
    Spoiled("player:0 has -3 points, not -2 to 0") { $0.players[0].score = -3 },
    Spoiled("the deal lies face up, but the rules deal face down") { $0.isDealUp = true },
    Spoiled("the deal lies face up, but somebody has moved or peeked") {
      $0.isDealUp = true
      $0.rules.deal = .faceUp
    },
  ]

  @Test func aDealThatLiesFaceUpIsUntouched() throws {
    let game = try MemoryGame(numberOfPairsOfCards: 2, rules: Rules(deal: .faceUp)) { $0 }
    var stored = StoredGame(game)
    try stored.validate()
    stored.cards[2].isFaceUp = false
    let error = #expect(throws: UnreachableState.self) { try stored.validate() }
    #expect(
      error == .dealNotUntouched(reason: "card:2 is not as it was dealt"))
  }

  @Test func aDealThatLiesFaceUpHasUsedNoBonusTime() throws {
    let game = try MemoryGame(numberOfPairsOfCards: 2, rules: Rules(deal: .faceUp)) { $0 }
    var stored = StoredGame(game)
    stored.cards[1].bonusTimeSpent = 1

    let error = #expect(throws: UnreachableState.self) { try stored.validate() }

    #expect(error == .dealNotUntouched(reason: "card:1 is not as it was dealt"))
  }

  @Test(arguments: [0, 5])
  func aGameOfSoManyPlayersIsRefused(players: Int) {
    var stored = Self.stored
    stored.players = Array(
      repeating: StoredPlayer(pairs: 0, moves: 0, peeks: 0, score: 0), count: players)

    #expect(throws: SetupError.players(players)) { try stored.validate() }
  }

  @Test func cardsOfOnePictureFromTwoPairsMayBeWonTogether() throws {
    var game = MemoryGame(numberOfPairsOfCards: 3) { _ in "🚗" }
    for id in [0, 3, 2, 5] {
      game.choose(id: id)
    }
    try StoredGame(game).validate()
  }

  /// Every state of two pairs is accepted, and whatever one flag more or less makes of it is
  /// either refused or a state that can be reached, too.
  @Test(arguments: ExhaustiveTests.boards.filter { $0.everything })
  func exactlyTheStatesThatCanBeReachedAreAccepted(_ board: ExhaustiveTests.Board) throws {
    let reachable = try reach(board)
    let keys = Set(reachable.map(\.key))
    var refused = 0
    for game in reachable {
      let stored = StoredGame(game)
      try stored.validate()
      for index in stored.cards.indices {
        for flag in [\StoredCard.isFaceUp, \.isMatched, \.hasBeenSeen, \.isPeeked] {
          var changed = stored
          changed.cards[index][keyPath: flag].toggle()
          guard (try? changed.validate()) != nil else {
            refused += 1
            continue
          }
          let accepted = MemoryGame(contents: changed.contents, table: Table(changed))
          let isReachable = keys.contains(accepted.key)
          #expect(isReachable, "\(accepted.key), from \(game.key)")
        }
      }
    }
    #expect(refused > reachable.count)
  }

  private func reach(_ board: ExhaustiveTests.Board) throws -> [MemoryGame<Int>] {
    var reached = [try ExhaustiveTests.game(of: board)]
    var seen: Set<[UInt8]> = [reached[0].key]
    var head = 0
    while head < reached.count {
      for action in board.actions {
        var next = reached[head]
        next.perform(action)
        if seen.insert(next.key).inserted { reached.append(next) }
      }
      head += 1
    }
    return reached
  }
}
