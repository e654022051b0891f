import Foundation
import Testing

/// What a person can get wrong: one clear error, and exit code 2.
@Suite struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let header = """
    recall-replay 1
    deck      vehicles
    pairs     2
    seed      1
    viewport  400x300


    """

  /// Expects exactly `message` on standard error.
  private func expect(
    _ message: String, from arguments: [String], environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try RecallProcess.run(arguments, in: folder.url, environment: environment)
    #expect(result.errors == "Error: \(message)\n", sourceLocation: sourceLocation)
    #expect(result.status == 2, sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
  }

  // MARK: Replays

  @Test(arguments: [
    ("", "a.replay:1:1: expected `recall-replay 5`, found an empty file"),
    (
      "\u{FEFF}recall-replay 5\n",
      #"a.replay:1:1: expected `recall-replay`, found `\u{FEFF}recall-replay`"#
    ),
    (
      "recall-replay 6\n",
      "a.replay:1:15: expected version 1 to 5, found `6`"
    ),
    (
      "recall-replay 4\nviewport 9x9\nscreen cellar\n",
      "a.replay:3:8: expected a screen that there is (home, program, table, watch), found cellar"
    ),
    (
      header + "  100  tap card:0\n   99  tap card:1\n",
      "a.replay:8:4: expected a time from 100 to 10000000000 ms, found `99`"
    ),
    (
      header + "  100  tap card:0\n  200  tap ca",
      "a.replay:8:14: expected a newline: the last line is cut off, found the end of the file"
    ),
    (
      header + "  100  tap card:99\n",
      """
      a.replay:7:12: expected an element on the stage, found `card:99`; \
      there are card:0, card:3, card:1, card:2, par
      """
    ),
    (
      header.replacingOccurrences(of: "vehicles", with: "vehicle"),
      """
      a.replay:2:11: there is no deck 'vehicle'; there are: animals, faces, flags, food, \
      halloween, objects, shapes, sports, vehicles; or give the path of a deck file that ends in .json
      """
    ),
    (
      header.replacingOccurrences(of: "pairs     2", with: "pairs     0"),
      "a.replay:3:11: expected a number of pairs from 1 to 10000, found `0`"
    ),
    (
      header.replacingOccurrences(of: "pairs     2", with: "pairs     10001"),
      "a.replay:3:11: expected a number of pairs from 1 to 10000, found `10001`"
    ),
  ])
  func aReplayThatIsNotAsItShouldBe(text: String, message: String) throws {
    try folder.write(text.utf8, as: "a.replay")
    try expect(message, from: ["replay", "a.replay"])
    try expect(message, from: ["snapshot", "a.replay", "--output", "a.png"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
  }

  @Test func aReplayThatIsNotText() throws {
    try folder.write([0x89, 0x50, 0x4E, 0x47, 0x00, 0xFF, 0x0A], as: "a.replay")
    try expect(
      "a.replay:1:1: expected text in UTF-8, found the byte 0x89", from: ["replay", "a.replay"])
  }

  @Test(arguments: [
    ("", "4:11: expected the field `given` with what the screen begins with, found none"),
    ("{", "5:11: expected what the screens begin with, found a text that is no JSON"),
    ("{}", "5:11: expected what the screens begin with, found nothing named today"),
    (
      #"{\"today\":3}"#,
      "5:11: expected what the screens begin with, found a value of another kind as today"
    ),
    (
      #"{\"today\":\"2026-11-31\"}"#,
      "5:11: expected what the screens begin with, found this as today: expected a day such as 2026-11-22, "
        + "found '2026-11-31'"
    ),
  ])
  func aScreenThatBeginsWithNoneOfThat(given: String, message: String) throws {
    let field = given.isEmpty ? "" : "given     \"\(given)\"\n"
    for screen in ["home", "program"] {
      try folder.write(
        ("recall-replay 4\n// All there is.\nviewport  800x600\nscreen    \(screen)\n" + field
          + "0 end\n").utf8, as: "a.replay")
      try expect("a.replay:\(message)", from: ["replay", "a.replay"])
    }
  }

  @Test func aReplayThatIsNotThere() throws {
    try expect("no.replay: there is no such file or folder", from: ["replay", "no.replay"])
    try expect(
      "no.replay: cannot be read: No such file or directory",
      from: ["snapshot", "no.replay", "--output", "a.png"])
  }

  @Test func aFolderWithoutReplays() throws {
    try expect(".: there is no *.replay file in this folder", from: ["replay", "."])
  }

  @Test func ofSeveralReplaysEachIsReported() throws {
    try folder.write("".utf8, as: "a.replay")
    try folder.write((Self.header + "0 expect card:0.isFaceUp = true\n").utf8, as: "b.replay")
    try folder.write((Self.header + "0 end\n").utf8, as: "c.replay")
    let result = try RecallProcess.run(["replay", "."], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("./a.replay:1:1: expected `recall-replay 5`"))
    #expect(result.errors.contains("./b.replay:7:3: expected card:0.isFaceUp = true, found false"))
    #expect(result.output == "./c.replay: 1 step, 0 digests and 0 expectations hold, 0 ms\n")
  }

  @Test func aPictureThatCannotBeWritten() throws {
    try folder.write((Self.header + "0 end\n").utf8, as: "a.replay")
    try expect(
      "cannot write no/folder/a.png: No such file or directory",
      from: ["snapshot", "a.replay", "--output", "no/folder/a.png"])
  }

  // MARK: Decks

  @Test(arguments: [
    ("vehicles", "deck.json: is not JSON: Invalid value around character 0."),
    (
      #"{"name": "a", "title": "A", "symbols": ["b", "b"]}"#,
      "deck.json: symbol 2, 'b', is there already as symbol 1"
    ),
  ])
  func aDeckThatIsNotAsItShouldBe(json: String, message: String) throws {
    try folder.write(json.utf8, as: "deck.json")
    try expect(message, from: ["play", "--deck", "deck.json"])
    let replay = Self.header.replacingOccurrences(of: "vehicles", with: "deck.json")
    try folder.write(replay.utf8, as: "a.replay")
    try expect("a.replay:2:11: \(message)", from: ["replay", "a.replay"])
  }

  @Test func aDeckThatIsNotThere() throws {
    try expect(
      """
      there is no deck 'vehicle'; there are: animals, faces, flags, food, halloween, objects, \
      shapes, sports, vehicles; or give the path of a deck file that ends in .json
      """, from: ["play", "--deck", "vehicle"])
    try expect(
      "./deck.json: cannot be read: No such file or directory",
      from: ["play", "--deck", "./deck.json"])
  }

  // MARK: Playing

  @Test(arguments: ["0", "10001"])
  func aNumberOfPairsThatNoGameHas(pairs: String) throws {
    try expect(
      "--pairs: expected a number from 1 to 10000, found \(pairs)",
      from: ["play", "--pairs", pairs])
  }

  @Test(arguments: [
    ("no/folder/a.replay", "No such file or directory"), (".", "Is a directory"),
  ])
  func aRecordingThatCannotBeWritten(path: String, reason: String) throws {
    try expect(
      "cannot record in \(path): \(reason); name a file that isn't there yet",
      from: ["play", "--record", path])
  }

  @Test func aRecordingIsNotWrittenOverAnother() throws {
    try folder.write("precious".utf8, as: "a.replay")
    try expect(
      "cannot record in a.replay: File exists; name a file that isn't there yet",
      from: ["play", "--record", "a.replay"])
    #expect(try folder.text("a.replay") == "precious")
  }

  /// Whatever SDL chooses then, the game doesn't run on unseen.
  @Test(arguments: [
    [:], ["DISPLAY": ":4711"], ["WAYLAND_DISPLAY": "nowhere"], ["SDL_VIDEODRIVER": "x11"],
    ["DISPLAY": ":4711", "WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": "/nowhere"],
  ])
  func noDisplayOfAnyKind(environment: [String: String]) throws {
    let nothing = ["SDL_VIDEODRIVER": "", "XDG_RUNTIME_DIR": ""]
    // With what is kept apart: a start beside it that has no window yet would be asked to come to the front.
    for command in [["play", "--data", "kept"], ["gallery"]] {
      let result = try RecallProcess.run(
        command, in: folder.url, environment: nothing.merging(environment) { $1 })
      #expect(result.status == 2)
      #expect(result.errors.contains("Error: cannot open a window: "))
      #expect(result.errors.contains("Is there a display?"))
    }
  }

  @Test func noDisplay() throws {
    let result = try RecallProcess.run(
      ["play", "--record", "a.replay"], in: folder.url, environment: ["SDL_VIDEODRIVER": "x11"])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: cannot open a window: "))
    #expect(result.errors.contains("Is there a display?"))
    // Nothing was recorded, and nothing is left behind.
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.replay")))
  }

  @Test(arguments: [
    ["play"], ["replay", "a.replay"], ["snapshot", "a.replay", "--output", "a.png"],
  ])
  func noFontWithEmoji(arguments: [String]) throws {
    try folder.write((Self.header + "0 end\n").utf8, as: "a.replay")
    try folder.write("<fontconfig></fontconfig>".utf8, as: "fonts.conf")
    try expect(
      """
      no font with color emoji: expected one such as Noto Color Emoji, found no font at all. \
      To install it: apt-get install fonts-noto-color-emoji
      """, from: arguments, environment: ["FONTCONFIG_FILE": folder.path("fonts.conf")])
  }
}
