import GameModel
import Testing

@testable import Fuzzing

struct ModelGamesTests {
  @Test(arguments: [(0, []), (1, [1]), (199, [199]), (200, [200]), (401, [200, 200, 1])])
  func aGameHasTwoHundredOperationsAndTheLastOneTheRest(events: Int, operations: [Int]) {
    var games = ModelGames(of: FuzzRoundPlan(seed: 1, number: 0, events: events))
    var found: [Int] = []
    while let game = games.next() { found.append(game.operations.count) }
    #expect(found == operations)
  }

  /// Who is given a seed has to be able to play it again for good.
  @Test func whatASeedPlaysStays() throws {
    let result = try FuzzRun(version: "1", level: .model, seed: 21, events: 4000)
      .play(on: ModelPlayer { try MemoryGameSubject($0) })
    #expect(
      result.tally.counts == [
        "choose": 2580, "end peek": 177, "pause": 211, "peek": 237, "reorder": 272, "restart": 7,
        "resume": 336, "turn back": 180,
      ])
  }
}
