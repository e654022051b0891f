import GameModel
import Testing

@testable import Fuzzing

struct ModelPlayerTests {
  /// A game with a defect: the model, asked for something else than it should be.
  private struct Faulty: GameSubject {
    enum Defect: CaseIterable {
      case choosesTheNeighbour, forgetsTime, keepsPausing, freePeeks, forgetsWhenSaved
    }

    var game: MemoryGameSubject
    var defect: Defect

    mutating func perform(_ operation: ModelOperation) -> ModelAnswer {
      var operation = operation
      switch (defect, operation.kind) {
      case (.choosesTheNeighbour, .choose(3)): operation.kind = .choose(2)
      case (.forgetsTime, .choose): operation.instant = .zero
      case (.keepsPausing, .resume): return .changed(true)
      case (.freePeeks, .peek): return .outcome(.peeked)
      default: break
      }
      return game.perform(operation)
    }

    func view(at instant: GameInstant) -> GameView { game.view(at: instant) }

    func reloaded() throws -> Faulty? {
      guard defect == .forgetsWhenSaved else { return self }
      var copy = self
      _ = copy.game.perform(ModelOperation(.restart, at: .zero))
      return copy
    }
  }

  /// A game that counts how often it is written down, and saved.
  private struct Counted: GameSubject {
    final class Counts {
      var texts = 0
      var savings = 0
    }

    var game: MemoryGameSubject
    let counts: Counts

    mutating func perform(_ operation: ModelOperation) -> ModelAnswer { game.perform(operation) }
    func view(at instant: GameInstant) -> GameView { game.view(at: instant) }

    var fingerprint: (state: String, digest: UInt64)? {
      counts.texts += 1
      return game.fingerprint
    }

    func reloaded() throws -> Counted? {
      counts.savings += 1
      return self
    }
  }

  @Test func oneGameOfFortyIsWrittenDownAndSaved() throws {
    let counts = Counted.Counts()
    let player = ModelPlayer { Counted(game: try MemoryGameSubject($0), counts: counts) }
    for round in 0..<8 {
      let outcome = try player.play(FuzzRoundPlan(seed: 1, number: round, events: 2000))
      #expect(outcome.fault == nil)
    }
    // Of eighty games of 200 operations, the first and the 41st; each at its beginning and four times.
    #expect(counts.savings == 2)
    #expect(counts.texts == 2 * (1 + 4))
  }

  private func run(_ seed: UInt64, events: Int) -> FuzzRun {
    FuzzRun(version: "1", level: .model, seed: seed, events: events)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func theModelIsLikeTheOracle(seed: UInt64) throws {
    let result = try run(seed, events: 5000).play(on: ModelPlayer { try MemoryGameSubject($0) })
    #expect(result.isSuccess, "\(result.records)")
    #expect(result.tally.events == 5000)
    #expect(result.tally.counts["choose"] ?? 0 > 1000)
  }

  @Test(
    arguments: [
      (.choosesTheNeighbour, ["cards"], 1), (.forgetsTime, ["bonus"], 1),
      (.keepsPausing, ["answers"], 1), (.freePeeks, ["answers"], 1),
      (.forgetsWhenSaved, ["saving"], 1),
    ] as [(Faulty.Defect, [String], Int)])
  private func aDefectIsFoundAndShrunk(
    defect: Faulty.Defect, invariants: [String], events: Int
  ) throws {
    let result = try run(1, events: 20_000).play(
      on: ModelPlayer { Faulty(game: try MemoryGameSubject($0), defect: defect) })
    let record = try #require(result.records.first { invariants.contains($0.invariant) })
    #expect(record.left == events, "\(record.script)")
    #expect(record.message.contains("expected "))
    #expect(record.events >= record.left)
    #expect(!record.isReplay)
  }

  @Test func theSameSeedDoesTheSame() throws {
    let player = ModelPlayer { Faulty(game: try MemoryGameSubject($0), defect: .freePeeks) }
    let results = try [9, 9, 10].map { try run($0, events: 4000).play(on: player) }
    #expect(results[0] == results[1])
    #expect(results[0].tally != results[2].tally)
  }

  @Test func aDigestThatConfusesIsFound() {
    var book = FingerprintBook()
    #expect(book.add((state: "a", digest: 1)) == nil)
    #expect(book.add((state: "b", digest: 2)) == nil)
    #expect(book.add((state: "a", digest: 1)) == nil)
    #expect(
      book.add((state: "c", digest: 2))
        == "expected another digest than #0000000000000002, which another state has")
    #expect(
      book.add((state: "a", digest: 3))
        == "expected the digest #0000000000000001, which the same state had, "
        + "found #0000000000000003")
  }

  @Test func whatDiffersTellsTheInvariant() throws {
    let game = try MemoryGameSubject(
      ModelSetup(pairs: 2, kinds: 2, players: 2, rules: Rules()))
    let right = game.view(at: .zero)
    func invariant(_ change: (inout GameView) -> Void) -> String? {
      var wrong = right
      change(&wrong)
      return right.difference(from: wrong)?.invariant
    }
    #expect(invariant { _ in } == nil)
    #expect(invariant { $0.cards[1].isFaceUp = true } == "cards")
    #expect(invariant { $0.cards[1].bonus = .zero } == "bonus")
    #expect(invariant { $0.players[1].score = 1 } == "score")
    #expect(invariant { $0.moves = 1 } == "turns")
    #expect(invariant { $0.pairsLeft = 1 } == "end")
  }
}
