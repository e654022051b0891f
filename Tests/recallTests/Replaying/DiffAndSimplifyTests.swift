import Foundation
import Testing

/// `recall diff` and `recall simplify`.
@Suite struct DiffAndSimplifyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("a", "100 tap card:0\n2000 tap card:2\n4000 end\n")
  }

  private func write(_ name: String, seed: Int = 1, _ steps: String) throws {
    let header = "recall-replay 1\ndeck vehicles\npairs 2\nseed \(seed)\nviewport 300x200\n\n"
    try folder.write((header + steps).utf8, as: "\(name).replay")
  }

  private func diff() throws -> RecallProcess.Result {
    try RecallProcess.run(["diff", "a.replay", "b.replay"], in: folder.url)
  }

  @Test func theSameIsTheSameHoweverItIsWritten() throws {
    try write("b", "// Comment.\n100 tap card:0\n\n2000 tap card:2 \n4000 end\n")
    let result = try diff()
    #expect(result.status == 0)
    #expect(result.output == "the same happens in both\n")
  }

  @Test func theFirstEventThatDiffersIsNamedWithWhatCameOfIt() throws {
    try write("b", "100 tap card:0\n2000 tap card:3\n4000 end\n")
    let result = try diff()
    #expect(result.status == 1)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(4)) == [
        "Error: they part at event 2:", "  a.replay:8:6: 2000  tap card:2",
        "  b.replay:8:6: 2000  tap card:3", "after it the state differs:",
      ])
    #expect(lines.contains("  card:2.isFaceUp: true, false"))
    #expect(lines.contains("  card:3.isFaceUp: false, true"))
  }

  @Test func aLongerOneIsSaidToBeLonger() throws {
    try write("b", "100 tap card:0\n2000 tap card:2\n")
    #expect(
      try diff().errors == "Error: both are the same for 2 events; a.replay has 1 more\n")
  }

  @Test func otherHeadersAreTold() throws {
    try write("b", seed: 2, "100 tap card:0\n2000 tap card:2\n4000 end\n")
    let errors = try diff().errors
    #expect(
      errors.hasPrefix(
        "Error: the headers differ:\n  a.replay: seed      1\n  b.replay: seed      2\n"))
  }

  /// In the middle of a movement a picture is another one a few milliseconds later.
  @Test func picturesThatAreExpectedHoldInWhatIsSimplified() throws {
    try folder.write(
      ("recall-replay 5\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n"
        + "0 tap deck\n1503 down card:0\n1519 up card:0\n1637 expect picture mid.txt\n"
        + "1637 expect picture mid.png\n6002 end\n").utf8, as: "a.replay")
    #expect(try RecallProcess.run(["replay", "--update", "a.replay"], in: folder.url).status == 0)
    let result = try RecallProcess.run(
      ["simplify", "a.replay", "--output", "b.replay"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let text = try folder.text("b.replay")
    #expect(text.contains("  tap card:0 ") && text.contains("\n 6000  end"), "\(text)")
    let replay = try RecallProcess.run(["replay", "b.replay"], in: folder.url)
    #expect(replay.status == 0, "\(replay.errors)")
  }

  @Test func aRecordingBecomesWhatAPersonWouldWrite() throws {
    try write(
      "a",
      "103 down card:0 +12,+20\n180 up card:0 +12,+20\n2003 down card:2 +10,+10\n2090 up card:2 +10,+10\n4000 end\n"
    )
    let result = try RecallProcess.run(
      ["simplify", "a.replay", "--output", "b.replay"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "b.replay: 3 steps of 5\n")
    let text = try folder.text("b.replay")
    #expect(text.contains("  tap card:0 "))
    #expect(text.contains("  tap card:2 "))
    #expect(!text.contains("down"))
    #expect(try RecallProcess.run(["replay", "b.replay"], in: folder.url).status == 0)
    let again = try RecallProcess.run(
      ["simplify", "a.replay", "--output", "b.replay"], in: folder.url)
    #expect(again.status == 2)
    #expect(again.errors.contains("name a file that isn't there yet, or add --force"))
    let full = try RecallProcess.run(
      ["simplify", "a.replay", "--output", "/dev/full"], in: folder.url)
    #expect(full.status == 2)
    #expect(full.errors == "Error: cannot write /dev/full: No space left on device\n")
  }
}
