import Testing

@testable import GameModel

@Suite struct DigestTests {
  /// Digests stand in recorded sessions: the same game must give the same 64 bits for good.
  @Test func theDigestOfAGameStays() throws {
    var game = try MemoryGame(numberOfPairsOfCards: 4, players: 2) { ["🚗", "🚕", "🚙", "🚌"][$0] }
    var generator = Xoshiro256StarStar(seed: 42)
    game.shuffle(using: &generator)
    for (step, id) in [0, 3, 5, 4, 7].enumerated() {
      game.choose(id: id, at: GameInstant(milliseconds: Int64(step) * 700))
    }
    #expect(String(game.digest, radix: 16) == "83f4c2136de1449b")
  }

  /// A number counts as what it is printed as, as any other content does.
  @Test func numbersCountAsTheirDigits() {
    let contents = [0, 7, -3, .max, .min]
    let numbers = MemoryGame(numberOfPairsOfCards: 5) { contents[$0] }
    let texts = MemoryGame(numberOfPairsOfCards: 5) { String(contents[$0]) }
    #expect(numbers.digest == texts.digest)
    #expect(numbers.snapshot == texts.snapshot)
    let optionals = MemoryGame(numberOfPairsOfCards: 5) { Optional(contents[$0]) }
    #expect(optionals.snapshot.contains("card:2.content = Optional(7)"))
    #expect(optionals.digest != numbers.digest)
  }

  /// The sum that is kept up to date is the sum over all the cards.
  @Test func theDigestKeptIsTheDigestOfAWalk() throws {
    var generator = Xoshiro256StarStar(seed: 11)
    var game = try MemoryGame(numberOfPairsOfCards: 7, players: 3) { $0 }
    for step in 0..<4_000 {
      if step % 50 == 0 { game.shuffle(using: &generator) }
      if step % 300 == 299 { game.restart() }
      let action = OracleTests.drawAction(cards: 14, using: &generator)
      game.perform(action, at: Int64(step) * 300_000_000)
      #expect(game.table.sum == DigestSum(of: game.table))
    }
  }

  /// Over every state of three pairs: as many digests as snapshots.
  @Test func statesThatDifferHaveDigestsThatDiffer() throws {
    var digests: [UInt64: [String]] = [:]
    var queue = [try MemoryGame(numberOfPairsOfCards: 3, players: 2) { $0 }]
    var visited: Set<[UInt8]> = [queue[0].key]
    while let game = queue.popLast() {
      let snapshot = game.snapshot
      let known = digests.updateValue(snapshot, forKey: game.digest)
      #expect(known == nil || known == snapshot)
      for id in 0..<6 {
        var next = game
        next.choose(id: id, at: GameInstant(milliseconds: Int64(game.moves) * 100))
        if visited.insert(next.key).inserted { queue.append(next) }
      }
    }
    #expect(digests.count == visited.count)
    #expect(visited.count > 3_000)
  }

  @Test func everyFieldOfTheSnapshotIsInTheDigest() throws {
    let game = try MemoryGame(numberOfPairsOfCards: 2, players: 2) { $0 }
    var digests: Set<UInt64> = [game.digest]
    var changes = 1
    func expectChange(_ change: (inout MemoryGame<Int>) -> Void) {
      var copy = game
      change(&copy)
      changes += 1
      let isNew = digests.insert(copy.digest).inserted
      #expect(isNew, "change \(changes)")
    }
    for id in 0..<4 {
      for flags in [CardFlags.seen, .won] {
        expectChange { $0.table.setFlags(of: id, to: flags) }
      }
      expectChange {
        $0.table.sum.change(key: $0.table.keys[id], fromBonus: 0, to: 1)
        $0.table.bonusSpent[id] = 1
      }
      expectChange { $0.table.peeked = Int32(id) }
      expectChange { $0.table.up.first = Int32(id) }
      expectChange { $0.table.up.second = Int32(id) }
    }
    expectChange {
      $0.table.order.swapAt(0, 1)
      $0.table.orderHasChanged()
    }
    expectChange { $0.table.up.firstSince = .zero }
    expectChange { $0.table.up.secondSince = .zero }
    expectChange { $0.table.isPaused = true }
    expectChange { $0.table.isDealUp = true }
    expectChange { $0.table.turn = 1 }
    for counter in [\Counters.pairs, \.mismatches, \.peeks, \.score] {
      expectChange { $0.table.active[keyPath: counter] = 1 }
      expectChange { $0.table.waiting[1][keyPath: counter] = 1 }
    }
    #expect(digests.count == changes)
  }

  @Test func otherContentsGiveAnotherDigest() {
    let one = MemoryGame(numberOfPairsOfCards: 2) { ["a", "b"][$0] }
    let two = MemoryGame(numberOfPairsOfCards: 2) { ["b", "a"][$0] }
    #expect(one.digest != two.digest)
  }
}
