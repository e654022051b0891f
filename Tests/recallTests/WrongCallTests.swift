import Testing

/// What the command line says when it is called, rightly or wrongly.
@Suite struct WrongCallTests {
  @Test(arguments: [
    (
      ["dance"],
      """
      expected a command (play, replay, snapshot, outline, state, watch, report, film, diff, simplify, fuzz, simulate, merge, expect, \
      par, review, stats, gallery, new) or an option, found 'dance'; `recall help` tells how to call it
      """
    ),
    (
      ["replya"],
      """
      expected a command (play, replay, snapshot, outline, state, watch, report, film, diff, simplify, fuzz, simulate, merge, expect, \
      par, review, stats, gallery, new) or an option, found 'replya'; did you mean 'replay'?; \
      `recall help` tells how to call it
      """
    ),
    (
      ["--pairs"],
      """
      --pairs: expected <pairs> (how many pairs to find, from 1 to 10000), found nothing; \
      `recall help play` tells how to call it
      """
    ),
    (
      ["--pairs", "many"],
      """
      --pairs: expected <pairs> (how many pairs to find, from 1 to 10000), found 'many'; \
      `recall help play` tells how to call it
      """
    ),
    (
      ["play", "--seed", "-1"],
      """
      --seed: expected <seed> (deals the cards: the same seed, the same deal. Drawn when not given), \
      found '-1'; `recall help play` tells how to call it
      """
    ),
    (
      ["play", "--pairs", "--seed", "1"],
      """
      --pairs: expected <pairs> (how many pairs to find, from 1 to 10000), found '--seed'; \
      `recall help play` tells how to call it
      """
    ),
    (
      ["help", "nothing"],
      """
      expected a command (play, replay, snapshot, outline, state, watch, report, film, diff, simplify, fuzz, simulate, merge, expect, \
      par, review, stats, gallery, new), found 'nothing'; `recall help` tells how to call it
      """
    ),
    (
      ["help", "play", "now"],
      "expected no more words, found 'now'; `recall help play` tells how to call it"
    ),
    (
      ["replay"],
      """
      expected <paths> ... (replay files, or folders with *.replay files), found nothing; \
      `recall help replay` tells how to call it
      """
    ),
    (
      ["snapshot", "a.replay"],
      """
      --output: expected <png> (the PNG or SVG file to write), found nothing; \
      `recall help snapshot` tells how to call it
      """
    ),
    (
      ["outline", "a.replay", "--format", "xml"],
      """
      --format: expected one of 'text' and 'json', found 'xml'; \
      `recall help outline` tells how to call it
      """
    ),
    (
      ["play", "--pair", "3"],
      """
      expected an option of `recall play`, found '--pair'; did you mean '--pairs'?; \
      `recall help play` tells how to call it
      """
    ),
    (
      ["fuzz", "--level", "nope"],
      """
      --level: expected one of 'model', 'stage', 'script', 'deck', 'database' or 'layout', found 'nope'; \
      `recall help fuzz` tells how to call it
      """
    ),
    (
      ["play", "--data", ""],
      "--data: expected a folder, found nothing; `recall help play` tells how to call it"
    ),
    (
      ["par", "a", "b", "c"],
      "expected no more words, found 'b', 'c'; `recall help par` tells how to call it"
    ),
    (
      ["fuzz", "--taps=-1"],
      """
      --events: expected a number from 0 to 1000000000000, found -1; \
      `recall help fuzz` tells how to call it
      """
    ),
    (
      ["state", "a.replay", "a\nb"],
      #"expected no more words, found 'a\u{A}b'; `recall help state` tells how to call it"#
    ),
  ])
  func aWrongCallEndsWith2AndSaysOnALineWhatToDo(arguments: [String], message: String) throws {
    let result = try RecallProcess.run(arguments)
    #expect(result.errors == "Error: \(message)\n")
    #expect(result.status == 2)
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
