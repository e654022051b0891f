import Testing

@Suite struct ExpectCommandTests {
  @Test func oneProvenTableForOnePlayer() throws {
    let result = try RecallProcess.run(["expect", "--pairs", "3"])
    #expect(result.status == 0)
    #expect(
      result.output == """
        pairs               3
        moves               4.3333333333  = 13/3
        deviation           0.5962847940
        variance            0.3555555556  = 16/45
        lucky               0.7333333333  = 11/15
        (3-2ln2)n+7/8-2ln2  4.3298225555

        moves  probability
            3  0.0666666667  = 1/15
            4  0.5333333333  = 8/15
            5  0.4000000000  = 2/5

        """)
  }

  @Test func anyNumberOfPairsToAThousandHasItsExpectation() throws {
    let result = try RecallProcess.run(["expect", "--pairs", "1000"])
    #expect(result.status == 0)
    #expect(result.output.contains("moves               1613.19"))
    #expect(!result.output.contains("probability"))
  }

  @Test func twoPlayersHaveALineForEveryState() throws {
    let result = try RecallProcess.run(["expect", "--pairs", "5", "--players", "2"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 1 + (2 + 3 + 4 + 5 + 6))
    #expect(lines.contains("    4      3     2   0.0000000000  = 0"))
    #expect(lines.contains("    5      4     0   0.0000000000  = 0"))
    let pressing = try RecallProcess.run([
      "expect", "--pairs", "5", "--players", "2", "--no-passing",
    ])
    #expect(pressing.output != result.output)
    #expect(!pressing.output.contains("     0   0.0000000000"))
  }

  @Test(arguments: [
    (["--pairs", "0"], "--pairs is 1 to 1000 for one player, not 0; "),
    (["--pairs", "1001"], "--pairs is 1 to 1000 for one player, not 1001; "),
    (["--pairs", "61", "--players", "2"], "--pairs is 1 to 60 for two players, not 61; "),
    (["--pairs", "8", "--players", "3"], "--players is 1 or 2, not 3; "),
    (["--pairs", "8", "--no-passing"], "--no-passing is for two players: add --players 2; "),
    ([], "--pairs: expected <pairs> ("),
  ])
  func aWrongCallEndsWithTwoAndASentence(_ arguments: [String], _ text: String) throws {
    let result = try RecallProcess.run(["expect"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: \(text)"))
    #expect(result.output.isEmpty)
  }
}
