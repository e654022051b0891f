import Foundation
import Testing

/// `recall review`: what of a recorded game was skill, and what luck.
@Suite struct ReviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A game of six pairs with these steps.
  private func replay(_ steps: String, pairs: Int = 6) throws -> String {
    try folder.write(
      """
      recall-replay 1
      deck      vehicles
      pairs     \(pairs)
      seed      11
      viewport  720x480

      \(steps)

      """.utf8, as: "game.replay")
  }

  private static let costly = """
     100  tap card:0
     200  tap card:2
     600  tap card:4
     900  tap card:6
    1100  tap card:1
    1300  tap card:8
    1500  tap card:6
    1600  tap card:8
    1800  tap card:0
    1900  tap card:1
    2000  press card:10 for 900
    4000  tap card:10
    4200  tap card:11
    5000  tap shuffle
    8000  tap "new game"
    9000  tap card:3
    9900  end
    """

  private func json(_ arguments: String...) throws -> [String: Any] {
    let result = try RecallProcess.run(["review"] + arguments + ["--format", "json"])
    #expect(result.status == 0, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func movesAndWhatRemainsAreParLossLuckPeeksAndShuffles() throws {
    let review = try json(try replay(Self.costly), "--game", "1")
    func number(_ name: String) throws -> Double {
      try #require(review[name] as? Double, "\(name)")
    }
    #expect(try number("moves") == 6)
    let sum =
      try number("par") + number("loss") + number("luck") + number("peeks") + number("shuffles")
    #expect(abs(try number("moves") + number("remaining") - sum) < 1e-8)
    for name in ["loss", "shuffles", "remaining"] { #expect(try number(name) > 0, "\(name)") }
    for name in ["luck", "peeks"] { #expect(try number(name) < 0, "\(name)") }
    let turns = try #require(review["turns"] as? [[String: Any]])
    #expect(turns.count == 12)
    #expect(turns.map { $0["at"] as? Int }.prefix(3) == [100, 200, 600])
    #expect(turns.compactMap { $0["mark"] as? String }.count == 4)
  }

  @Test func costlyChoicesHaveTheirReasonsInWords() throws {
    let result = try RecallProcess.run(["review", try replay(Self.costly), "--game", "1"])
    #expect(result.status == 0)
    #expect(
      result.output == """
        game       1 of 2, 6 pairs
        moves             6  what was needed
        par            9.16  what a perfect memory expects
        loss           2.48  what choices cost
        luck          -0.97  what the faces of the cards brought; less is better
        peeks         -0.67  what peeks saved
        shuffles       1.92  what shuffling cost
        remaining      5.92  what a perfect memory still expects
        accuracy       78.7  100 par / (par + loss)

          move  seconds     card   cost
             3      1.3   card:8   0.68  mistake: card:0, the twin of card:1, had been seen 2 moves ago
             4      1.5   card:6   0.57  mistake: card:0 and card:1 were known as a pair, the first \
        of them seen 3 moves ago
             4      1.6   card:8   0.43  inaccuracy: it had been seen before, where an unseen card \
        tells something
             6      4.0  card:10   0.80  mistake: it had been seen before, where an unseen card \
        tells something

        """)
  }

  @Test func withoutANumberTheLastGameIsReviewed() throws {
    let review = try json(try replay(Self.costly))
    #expect(review["game"] as? Int == 2)
    #expect((review["turns"] as? [Any])?.count == 1)
  }

  @Test(arguments: ["0", "3", "-1", "-9223372036854775808"])
  func aGameThatWasNotPlayedIsAWrongCall(_ number: String) throws {
    let result = try RecallProcess.run(
      ["review", try replay(Self.costly), "--game=\(number)"])
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Error: --game: expected a number from 1 to 2, as so many games were played, found \(number)

        """)
  }

  @Test func aRecordingWithoutAChoiceIsAGameThatHasNotBegun() throws {
    let review = try json(try replay("100  key h\n200  end"))
    #expect(review["moves"] as? Int == 0)
    #expect(review["par"] as? Double == review["remaining"] as? Double)
  }

  @Test func aTableBeyondTheExactOnesIsRefused() throws {
    let result = try RecallProcess.run(["review", try replay("100  end", pairs: 1001)])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: games of up to 1000 pairs can be reviewed, not of 1001\n")
  }

  @Test func aRecordingThatDivergesIsNotReviewed() throws {
    let path = try replay("100  tap card:0\n200  expect moves = 7\n300  end")
    let result = try RecallProcess.run(["review", path])
    #expect(result.status == 1)
    #expect(result.output == "")
  }

  // MARK: Several players

  private func replay(of players: [String], _ steps: String) throws -> String {
    let names = players.map { "player    \"\($0)\"\n" }.joined()
    return try folder.write(
      "recall-replay 4\ndeck vehicles\npairs 3\nseed 11\nviewport 720x480\n\(names)\n\(steps)\n"
        .utf8,
      as: "several.replay")
  }

  private static let shared = """
     100  tap card:0
     200  tap card:2
     900  tap card:4
    1200  tap card:1
    1900  tap card:3
    2200  tap card:5
    3000  end
    """

  @Test func aGameOfTwoIsMeasuredInPairs() throws {
    let review = try json(try replay(of: ["Ann", "Bo"], Self.shared))
    let players = try #require(review["players"] as? [[String: Any]])
    #expect(players.map { $0["name"] as? String } == ["Ann", "Bo"])
    #expect(players.map { $0["pairs"] as? Int } == [0, 0])
    let losses = players.compactMap { $0["loss"] as? Double }
    let luck = players.compactMap { $0["luck"] as? Double }
    let par = try #require(review["par"] as? Double)
    let remaining = try #require(review["remaining"] as? Double)
    // Nobody has won anything, and Bo is on turn after three moves.
    #expect(abs(-remaining - (par - losses[0] + luck[0] + losses[1] - luck[1])) < 1e-8)
    #expect(review["accuracy"] == nil)
    let turns = try #require(review["turns"] as? [[String: Any]])
    #expect(turns.map { $0["player"] as? String } == ["Ann", "Ann", "Bo", "Bo", "Ann", "Ann"])
  }

  @Test func aGameOfTwoIsToldInWords() throws {
    let result = try RecallProcess.run(["review", try replay(of: ["Ann", "Bo"], Self.shared)])
    #expect(result.status == 0)
    #expect(result.output.contains("pairs that Ann is expected to win more, who begins"))
    #expect(result.output.contains("\nBo\npairs             0  that were won\n"))
  }

  @Test func aGameOfThreeIsNotReviewed() throws {
    let result = try RecallProcess.run(
      ["review", try replay(of: ["Ann", "Bo", "Cy"], Self.shared)])
    #expect(result.status == 2)
    #expect(result.errors == "Error: games of one or two players can be reviewed, not of 3\n")
  }

  @Test func aGameThatBeganWithALookHasItsOwnPar() throws {
    let path = try folder.write(
      "recall-replay 4\ndeck vehicles\npairs 3\nseed 11\nviewport 720x480\nlook 500\n\n100 tap deck\n9000 tap card:0\n9900 end\n"
        .utf8, as: "look.replay")
    #expect(try json(path)["par"] as? Double == 3)
  }
}
