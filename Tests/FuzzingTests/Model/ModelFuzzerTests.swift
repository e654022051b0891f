import GameModel
import Testing

@testable import Fuzzing

struct ModelFuzzerTests {
  /// A game with a defect: the model, asked for something else than it should be.
  private struct Canary: GameSubject {
    enum Defect: CaseIterable {
      case choosesTheNeighbour, forgetsTime, keepsPausing, ignoresTheSecondMatch, freePeeks
    }

    var game: MemoryGameSubject
    var defect: Defect
    var matches = 0

    mutating func perform(_ operation: ModelOperation) -> String {
      var operation = operation
      switch (defect, operation.kind) {
      case (.choosesTheNeighbour, .choose(3)): operation.kind = .choose(2)
      case (.forgetsTime, .choose): operation.instant = .zero
      case (.keepsPausing, .resume): return "true"
      case (.freePeeks, .peek): return "peeked"
      case (.ignoresTheSecondMatch, .choose) where matches == 2: return "ignored"
      default: break
      }
      let result = game.perform(operation)
      matches += result == "matched" ? 1 : 0
      return result
    }

    func view(at instant: GameInstant) -> GameView {
      game.view(at: instant)
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func theModelIsLikeTheOracle(seed: UInt64) throws {
    let report = try ModelFuzzer(seed: seed, operations: 2000).run()
    #expect(report.isSuccess, "\(report)")
    #expect(report.operations == 2000)
  }

  @Test(arguments: Canary.Defect.allCases)
  private func aDefectIsFoundAndShrunk(defect: Canary.Defect) throws {
    let report = try ModelFuzzer(seed: 1, operations: 20_000).run { setup in
      Canary(game: try MemoryGameSubject(setup), defect: defect)
    }
    let finding = try #require(report.finding)
    #expect(finding.operations.count <= 6, "\(finding)")
    #expect(finding.message.contains(", expected "))
    #expect(report.description.contains("found with \(finding.setup):"))
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

  @Test func theSameSeedDoesTheSame() throws {
    let first = try ModelFuzzer(seed: 9, operations: 1000).run()
    let second = try ModelFuzzer(seed: 9, operations: 1000).run()
    let other = try ModelFuzzer(seed: 10, operations: 1000).run()
    #expect(first.setups == second.setups)
    #expect(first.setups != other.setups)
  }
}
