import Foundation
import RecallHome
import RecallUI
import Records
import Replay
import Testing

@testable import recall

/// `recall review` and `--ghost` of a recording of the whole program.
@Suite struct ProgramReviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Records what is done in the program, in which games of three pairs are planned.
  private func record(
    _ plan: GamePlan = plan(), _ play: (ProgramHand) throws -> Void
  ) throws -> ReplayFile {
    let file = ReplayFile(path: folder.path("program.replay"))
    let store = try RecordStore()
    try store.setSettings("plan", plan)
    let hand = try ProgramHand(store: store, recording: try RecordingFile(creating: file.path))
    try play(hand)
    try hand.window.end()
    return file
  }

  private static func plan(_ names: [String] = ["You"]) -> GamePlan {
    var plan = GamePlan()
    plan.pairs = 3
    plan.seats = names.map { GamePlan.Seat(name: $0) }
    return plan
  }

  private func begin(_ hand: ProgramHand) throws {
    try hand.type("n")
    try hand.type("return")
  }

  private func leave(_ hand: ProgramHand) throws {
    try hand.type("p")
    try hand.tap("menu")
  }

  private func review(_ file: ReplayFile, _ arguments: String...) throws -> RecallProcess.Result {
    try RecallProcess.run(["review", file.path] + arguments)
  }

  private func json(_ file: ReplayFile, _ arguments: String...) throws -> Any {
    let result = try RecallProcess.run(
      ["review", file.path, "--format", "json"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  }

  @Test func eachGameThatWasPlayedToItsEndIsReviewed() throws {
    let file = try record { hand in
      try hand.wait(5000)
      try begin(hand)
      try hand.find(pairs: 0..<3)
      try hand.wait(4000)
      try hand.tap("play again")
      try hand.wait(3000)
      // One that is given up.
      try hand.find(pairs: 0..<1)
      try leave(hand)
      try hand.tap("new game")
      try hand.tap("play")
      try hand.tap(text: "Give up")
      try hand.wait(1000)
      try hand.find(pairs: 0..<3)
      try hand.wait(4000)
    }
    let games = try #require(try json(file) as? [[String: Any]])
    #expect(games.map { $0["game"] as? Int } == [1, 3])
    #expect(games.map { $0["games"] as? Int } == [3, 3])
    #expect(games.map { $0["moves"] as? Int } == [3, 3])
    #expect(games.map { $0["remaining"] as? Double } == [0, 0])
    // By the recording's clock, and not by that of the table.
    let turns = try #require(games[0]["turns"] as? [[String: Any]])
    #expect(try #require(turns[0]["at"] as? Int) > 5000)
    let second = try #require(try json(file, "--game", "2") as? [String: Any])
    #expect(second["moves"] as? Int == 1)
    let text = try review(file)
    #expect(text.status == 0)
    #expect(text.output.contains("game       1 of 3, 3 pairs"))
    #expect(text.output.contains("\n\ngame       3 of 3, 3 pairs"))
  }

  @Test func aGameThatWasLeftAndGoneOnWithIsOne() throws {
    let file = try record { hand in
      try begin(hand)
      try hand.find(pairs: 0..<1)
      try leave(hand)
      try hand.wait(20_000)
      try hand.tap("go on")
      try hand.find(pairs: 1..<3)
      try hand.wait(4000)
    }
    let game = try #require(try json(file) as? [String: Any])
    #expect(game["games"] as? Int == 1)
    #expect(game["moves"] as? Int == 3)
    let at = try #require(game["turns"] as? [[String: Any]]).compactMap { $0["at"] as? Int }
    #expect(at == at.sorted() && at[5] > 20_000)
  }

  @Test func whatThereIsIsSaidWhereNothingWasFinished() throws {
    let file = try record { hand in
      try begin(hand)
      try hand.find(pairs: 0..<1)
    }
    let result = try review(file)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Error: expected a recording with a game that was played to its end, found one that wasn't; \
        `--game 1` reviews it

        """)
    #expect(try review(file, "--game", "1").status == 0)
    for number in ["0", "2", "-9223372036854775808"] {
      let wrong = try review(file, "--game=\(number)")
      #expect(wrong.errors.contains("expected a number from 1 to 1"), "\(wrong.errors)")
    }
  }

  @Test(arguments: [[], ["--game", "1"]])
  func aRecordingWithoutAGameHasNone(arguments: [String]) throws {
    let file = try record { hand in
      try begin(hand)
      try leave(hand)
    }
    let result = try RecallProcess.run(["review", file.path] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains("found none that was begun by one or two players"))
  }

  @Test func gamesOfThreeAreLeftOut() throws {
    let file = try record(Self.plan(["Ann", "Bo", "Cy"])) { hand in
      try begin(hand)
      try hand.find(pairs: 0..<3)
    }
    let result = try review(file)
    #expect(result.status == 2)
    #expect(result.errors.contains("found none that was begun by one or two players"))
  }

  @Test func aGhostIsTheQuickestTableOfTheDeal() throws {
    var seeds: [UInt64] = []
    let file = try record { hand in
      try begin(hand)
      try hand.find(pairs: 0..<2)
      try leave(hand)
      seeds.append(try #require(try hand.store.interruptedGames().first).seed)
      try hand.tap("new game")
      try hand.tap("play")
      try hand.tap(text: "Give up")
      try hand.wait(1000)
      try hand.find(pairs: 0..<3)
      seeds.append(try #require(try hand.store.records().last).seed)
    }
    let best = try file.ghost(deck: "vehicles", pairs: 3, seed: nil)
    #expect(best.seed == seeds[1])
    #expect(best.finds.map(\.pair) == [0, 1, 2])
    #expect(try file.ghost(deck: "vehicles", pairs: 3, seed: seeds[0]).finds.count == 2)
    let error = #expect(throws: CommandFailure.self) {
      try file.ghost(deck: "food", pairs: 3, seed: nil)
    }
    #expect(
      error?.messages == [
        "--ghost: expected a recording of food, 3 pairs, found "
          + seeds.map { "vehicles, 3 pairs and seed \($0)" }.joined(separator: "; ")
      ])
  }
}
