import Foundation
import Testing

/// `recall play` with players, bots and rules.
@Suite struct SetupOptionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: [String]) throws -> RecallProcess.Result {
    try RecallProcess.run(
      ["play"] + arguments, in: folder.url, environment: ["SDL_VIDEODRIVER": "dummy"])
  }

  @Test(arguments: [
    (["--players", "5"], "--players: expected a number from 1 to 4, found 5"),
    (["--players", "0"], "--players: expected a number from 1 to 4, found 0"),
    (["--players=-1", "--bot", "random"], "--players: expected a number from 0 to 4, found -1"),
    (
      ["--players", "1", "--player", "a", "--player", "b"],
      "--player: expected at most 1, as so many persons play, found 2"
    ),
    (["--player", ""], "--player: expected a name of 1 to 40 characters, found 0"),
    (
      ["--players", "4", "--bot", "random"], "--bot: expected at most 4 players in all, found 5"
    ),
    (
      ["--bot", "clever"],
      "--bot: 'clever' is no bot; the bots are random, perfect, fifo:CARDS, lru:CARDS, "
        + "forgetful:PROBABILITY, optimal, optimal-no-pass"
    ),
    (["--turn-back", "249"], "--turn-back: expected a number from 250 to 60000, found 249"),
    (["--look", "600001"], "--look: expected a number from 500 to 600000, found 600001"),
    (["--race", "0"], "--race: expected a number from 1 to 36000, found 0"),
    (["--race", "36001"], "--race: expected a number from 1 to 36000, found 36001"),
  ])
  func whatCannotBeSetUpIsAWrongCall(arguments: [String], message: String) throws {
    let result = try run(arguments)
    #expect(result.status == 2)
    #expect(result.errors == "Error: \(message); `recall help play` tells how to call it\n")
  }

  @Test func whatIsSetUpIsRecordedAndPlayedAgain() throws {
    try folder.write(Self.ghost.utf8, as: "ghost.replay")
    let result = try run([
      "--seed", "5", "--pairs", "4", "--player", "Ann", "--players", "2", "--bot", "fifo:3",
      "--bot", "lru:4", "--turn-back", "1500", "--look", "900", "--no-bonus", "--no-peeks",
      "--race", "90", "--ghost", "ghost.replay", "--record", "a.replay", "--time-start",
    ])
    #expect(result.status == 0, "\(result.errors)")
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("a.replay"), encoding: .utf8)
    #expect(text.hasPrefix("recall-replay 5\n"))
    #expect(text.contains("\nprogram   \"recall "))
    #expect(
      text.contains(
        """
        player    "Ann"
        player    "Player 2"
        player    "Limited" bot fifo:3
        player    "Limited 2" bot lru:4
        turnback  1500
        look      900
        bonus     off
        peeks     off
        race      90000
        ghost     500:0 3000:2

        """))
    let again = try RecallProcess.run(["replay", "a.replay"], in: folder.url)
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test func onePersonAndABotHaveNames() throws {
    let result = try run(["--bot", "perfect", "--record", "a.replay", "--time-start"])
    #expect(result.status == 0, "\(result.errors)")
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("a.replay"), encoding: .utf8)
    #expect(text.contains("player    \"You\"\nplayer    \"Perfect\" bot perfect\n"))
  }

  private static let ghost = """
    recall-replay 4
    deck      vehicles
    pairs     4
    seed      5
    viewport  800x600

      100  tap deck
     2000  tap card:0
     2500  tap card:1
     4500  tap card:4
     5000  tap card:5
     6000  tap "new game"
     9000  tap card:6
     9500  tap card:7
    10000  key z with control
    12000  end

    """

  @Test(arguments: [
    (["--pairs", "5"], "vehicles, 5 pairs", "vehicles, 4 pairs and seed 5"),
    (["--pairs", "4", "--deck", "food"], "food, 4 pairs", "vehicles, 4 pairs and seed 5"),
    (
      ["--pairs", "4", "--seed", "6"], "vehicles, 4 pairs and seed 6",
      "vehicles, 4 pairs and seed 5"
    ),
  ])
  func aGhostIsOfTheSameDeal(arguments: [String], expected: String, found: String) throws {
    try folder.write(Self.ghost.utf8, as: "ghost.replay")
    let result = try run(arguments + ["--ghost", "ghost.replay"])
    #expect(result.status == 2)
    #expect(
      result.errors == "Error: --ghost: expected a recording of \(expected), found \(found)\n")
  }

  @Test func aGhostHasFoundSomething() throws {
    try folder.write(
      "recall-replay 1\ndeck vehicles\npairs 4\nseed 5\nviewport 90x60\n\n0 end\n".utf8,
      as: "ghost.replay")
    let result = try run(["--pairs", "4", "--ghost", "ghost.replay"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: --ghost: expected a recording in which pairs are found, found none\n")
  }

  @Test func aBotThatThereIsNotIsNamedWithItsPlace() throws {
    try folder.write(
      """
      recall-replay 4
      deck vehicles
      pairs 4
      seed 5
      viewport 90x60
      player "a"
      player "b" bot clever
      player "c" bot random
      0 end

      """.utf8, as: "bot.replay")
    let result = try RecallProcess.run(["replay", "bot.replay"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: bot.replay:7:8: 'clever' is no bot; "))
  }
}
