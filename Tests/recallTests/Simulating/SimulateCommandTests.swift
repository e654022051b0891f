import Foundation
import Testing

@testable import recall

@Suite struct SimulateCommandTests {
  @Test(arguments: ["text", "json", "csv"])
  func theNumberOfJobsChangesNothing(_ format: String) throws {
    let call = [
      "simulate", "--bot", "forgetful:0.5", "--against", "lru:3", "--pairs", "5", "--games", "200",
      "--seed", "9", "--format", format, "--jobs",
    ]
    let results = try ["1", "2", "5"].map { try RecallProcess.run(call + [$0]) }
    #expect(results.allSatisfy { $0.status == 0 })
    #expect(!results[0].output.isEmpty)
    #expect(results[1].output == results[0].output)
    #expect(results[2].output == results[0].output)
  }

  @Test func howItWentIsToldWithABarALine() throws {
    let result = try RecallProcess.run([
      "simulate", "--bot", "perfect", "--pairs", "2", "--games", "300", "--seed", "1", "--jobs",
      "2",
    ])
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "perfect: 300 games of 2 pairs, seed 1")
    #expect(result.output.contains("standard deviation"))
    // Two pairs take two moves, or three for two deals in three.
    #expect(lines.contains { $0.hasPrefix("2 ") && $0.contains("█") })
    #expect(lines.last?.hasPrefix("3 ") == true)
    // A fast machine has no rate to tell.
    #expect(result.errors.hasSuffix(" s, 2 jobs\n"))
    #expect(!result.errors.contains("█"))
  }

  @Test func oneGameOfOnePairHasNoInterval() throws {
    let result = try RecallProcess.run([
      "simulate", "--bot", "perfect", "--pairs", "1", "--games", "1",
    ])
    #expect(
      result.output.hasPrefix("perfect: 1 game of 1 pair, seed 1\nmoves      1.0000\nlucky "))
  }

  @Test(arguments: [
    (0.0, "under 0.01 s, 1 job"), (0.0099, "under 0.01 s, 1 job"),
    (0.01, "10000 games per second: 0.01 s, 1 job"), (2, "50 games per second: 2.00 s, 1 job"),
  ])
  func thereIsNoRateOfATimeTooShortToBeMeasured(_ seconds: Double, _ text: String) {
    #expect(Commands.Simulate.pace(games: 100, seconds: seconds, jobs: 1) == text)
  }

  @Test func theJSONHasAllTheNumbers() throws {
    let result = try RecallProcess.run([
      "simulate", "--bot", "optimal", "--against", "optimal", "--pairs", "9", "--games", "100",
      "--format", "json",
    ])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["games"] as? Int == 100)
    let gain = try #require(fields["gain"] as? [String: Any])
    #expect(gain["mean"] is Double && gain["standardDeviation"] is Double)
    #expect((gain["interval99"] as? [Double])?.count == 2)
    let stalled = try #require(fields["stalledGames"] as? Int)
    #expect(stalled > 0)
    let bins = try #require(gain["histogram"] as? [[String: Int]])
    #expect(bins.reduce(0) { $0 + ($1["games"] ?? 0) } == 100)
  }

  @Test(arguments: [
    (["--bot", "perfekt"], "'perfekt' is no bot; the bots are random, perfect, fifo:CARDS, "),
    (["--bot", "perfect", "--against", "lru"], "'lru' is no bot; "),
    (["--bot", "perfect", "--pairs", "0"], "--pairs is 1 to 10000, not 0; "),
    (["--bot", "perfect", "--pairs", "10001"], "--pairs is 1 to 10000, not 10001; "),
    (["--bot", "perfect", "--games", "0"], "--games is 1 to 1000000000000, not 0; "),
    (["--bot", "perfect", "--jobs", "0"], "--jobs is 1 to 256, not 0; "),
    (["--bot", "perfect", "--jobs", "257"], "--jobs is 1 to 256, not 257; "),
    (["--bot", "optimal", "--pairs", "1001"], "'optimal' plays with 1 to 1000 pairs, not 1001; "),
    ([], "--bot: expected <name> ("),
  ])
  func aWrongCallEndsWithTwoAndASentence(_ arguments: [String], _ text: String) throws {
    let result = try RecallProcess.run(["simulate"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: \(text)"))
    #expect(result.output.isEmpty)
  }

  @Test func theProgressBarFillsUp() {
    #expect(ProgressBar.line(0, of: 10) == String(repeating: "░", count: 40) + "   0 %")
    #expect(
      ProgressBar.line(1, of: 4) == String(repeating: "█", count: 10)
        + String(repeating: "░", count: 30) + "  25 %")
    #expect(ProgressBar.line(10, of: 10) == String(repeating: "█", count: 40) + " 100 %")
  }
}
