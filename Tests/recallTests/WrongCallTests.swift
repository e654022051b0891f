import Testing

/// What the command line says when it is called, rightly or wrongly.
@Suite struct WrongCallTests {
  @Test(arguments: [
    ["dance"], ["--pairs"], ["--pairs", "many"], ["play", "--seed", "-1"], ["replay"],
    ["snapshot", "a.replay"], ["snapshot", "a.replay", "--output", "a.png", "--at", "-1"],
    ["outline"], ["outline", "a.replay", "--at", "-1"], ["outline", "a.replay", "--format", "xml"],
    ["state"], ["state", "a.replay", "--at", "soon"], ["play", "--volume", "11"],
    ["fuzz", "--taps", "-1"],
  ])
  func aWrongCallEndsWith2AndSaysHowToCall(arguments: [String]) throws {
    let result = try RecallProcess.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains("Usage: recall"))
    #expect(result.output == "")
  }

  @Test(arguments: [
    ["--help"], ["help"], ["play", "--help"], ["replay", "--help"], ["snapshot", "--help"],
    ["outline", "--help"], ["state", "--help"], ["fuzz", "--help"],
  ])
  func helpThatWasAskedForIsNoError(arguments: [String]) throws {
    let result = try RecallProcess.run(arguments)
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: recall"))
    #expect(result.errors == "")
  }

  @Test func theHelpSaysWhatTheGameIsAndWhatTheExitCodesMean() throws {
    let help = try RecallProcess.run(["--help"]).output
    for words in [
      "find the cards that show the same", "play (default)", "replay", "snapshot", "outline",
      "state",
    ] {
      #expect(help.contains(words), "\(words)")
    }
    #expect(help.contains("0 when all went well"))
  }

  @Test func theDecksAreNamedInTheHelp() throws {
    #expect(try RecallProcess.run(["play", "--help"]).output.contains("halloween"))
  }
}
