import Foundation
import Testing

@Suite struct ParCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static let replay = """
    recall-replay 1
    deck      food
    pairs     3
    seed      5
    viewport  400x300

      0  end

    """

  @Test func theParOfAReplayIsTheParOfItsDeal() throws {
    let path = try folder.write(Array(Self.replay.utf8), as: "a.replay")
    let one = try RecallProcess.run(["par", path])
    let other = try RecallProcess.run(["par", "--deck", "food", "--pairs", "3", "--seed", "5"])
    #expect(one.status == 0)
    #expect(one.output == other.output)
    #expect(one.output.contains("par       4.33 moves, give or take 0.60\n"))
    #expect(one.output.hasPrefix("deck      food\npairs     3\nseed      5\n"))
  }

  /// Over many seeds, what a deal takes in order is what a deal takes on average.
  @Test func whatADealTakesInOrderDependsOnTheSeed() throws {
    let lines = try (0..<12).map { seed in
      try RecallProcess.run(["par", "--deck", "food", "--pairs", "3", "--seed", "\(seed)"])
        .output.split(separator: "\n").last
    }
    #expect(
      Set(lines).isSubset(of: ["in order  3 moves", "in order  4 moves", "in order  5 moves"]))
    #expect(Set(lines).count > 1)
  }

  @Test(arguments: [
    ([], "expected a replay, or --deck and --seed, found neither"),
    (["--deck", "food"], "expected a replay, or --deck and --seed, found neither"),
    (
      ["a.replay", "--seed", "1"],
      "expected a replay alone, which says its own deck, pairs and seed, found some of them"
    ),
    (["a.replay"], "a.replay: cannot be read"),
    (["--deck", "fod", "--seed", "1"], "there is no deck 'fod'; "),
    (["--deck", "food", "--seed", "1", "--pairs", "0"], "--pairs: expected a number from 1 to"),
    (
      ["--deck", "food", "--seed", "1", "--pairs", "1001"],
      "the par is known for 1 to 1000 pairs, not 1001"
    ),
    (
      ["--deck", "food", "--seed", "x"],
      "--seed: expected <seed> (what deals the cards, when there is no replay), found 'x'; "
    ),
  ])
  func aWrongCallEndsWithTwoAndASentence(_ arguments: [String], _ text: String) throws {
    let result = try RecallProcess.run(["par"] + arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: \(text)"), "\(result.errors)")
    #expect(result.output.isEmpty)
  }
}
