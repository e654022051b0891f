import Testing

@testable import Replay

@Suite struct ReplayParserUseTests {
  private static let start = """
    recall-replay 1
    // shared
    deck vehicles
    pairs 8
    seed 42
    viewport 1024x768
    5 tap card:1
    6 press card:2 for 100

    """

  private func script(
    _ text: String, _ files: [String: String] = ["shared/start.part": start]
  ) throws -> ReplayScript {
    struct Missing: Error, CustomStringConvertible { var description: String { "no such file" } }
    let library = ReplayLibrary { path in
      guard let content = files[path] else { throw Missing() }
      return (Array(content.utf8), "folder/\(path)")
    }
    return try ReplayScript(parsing: Array(text.utf8), file: "main.replay", library: library)
  }

  private func error(
    _ text: String, _ files: [String: String] = ["shared/start.part": start]
  ) -> String {
    do {
      return "accepted: \(try script(text, files))"
    } catch {
      return "\(error)"
    }
  }

  @Test func fieldsAndStepsOfTheOtherFileComeFirst() throws {
    let script = try script(
      "recall-replay 5\n// own\nuse shared/start.part\nseed 7\n\n 200 tap card:3\n")
    #expect(script.header.seed == 7)
    #expect(script.header.deck == "vehicles")
    #expect(script.header.version == 5)
    #expect(script.header.comments == ["own"])
    #expect(script.steps.map(\.time) == [5, 6, 200])
    #expect(script.steps.map(\.line) == [nil, nil, 6])
    #expect(
      script.steps.map { "\($0.position(in: script.file))" } == [
        "folder/shared/start.part:7:3", "folder/shared/start.part:8:3", "main.replay:6:6",
      ])
  }

  @Test func whatStillGoesOnInTheOtherFileIsNamedWithIt() {
    #expect(
      error("recall-replay 5\nuse shared/start.part\n 105 end\n")
        == "main.replay:3:6: expected a time of at least 106 ms, when line 8 of folder/shared/start.part ends, "
        + "found `105`")
  }

  @Test func aReaderHandsOutTheSameSteps() throws {
    let text = "recall-replay 5\nuse shared/start.part\n 200 tap card:3\n 201 end\n"
    var bytes = Array(text.utf8)
    let library = ReplayLibrary { path in (Array(Self.start.utf8), path) }
    var reader = try ReplayReader(file: "main.replay", library: library) {
      defer { bytes = [] }
      return bytes
    }
    var steps: [ReplayStep] = []
    while let step = try reader.next() { steps.append(step) }
    #expect(steps == (try script(text).steps))
  }

  @Test(arguments: [
    ("", "2:1: expected `use` once, above all other fields, found `use`", "seed 1\nuse a"),
    ("", "2:5: expected a file that can be read, found the error `no such file`", "use a"),
    (
      "",
      "2:5: expected a file in this folder or below it, as in \"shared/start.part\", found `../a`",
      "use ../a"
    ),
    (
      "",
      "2:5: expected a file in this folder or below it, as in \"shared/start.part\", found `/etc/passwd`",
      "use /etc/passwd"
    ),
    ("recall-replay 1\n0 end\n", "a:2:1: expected the field `deck`, found `0`", "use a"),
    ("recall-replay 6\n", "a:1:15: expected version 1 to 5, found `6`", "use a"),
    (
      "recall-replay 5\nuse b\n", "a:2:1: expected a script that uses no other file, found `use`",
      "use a"
    ),
  ])
  func whatCannotBeUsedIsRefused(used: String, message: String, fields: String) {
    let found = error("recall-replay 5\n\(fields)\n", used.isEmpty ? [:] : ["a": used])
    #expect(
      found.hasSuffix(message)
        || found == "main.replay:"
          + message.replacing("2:1: expected `use`", with: "3:1: expected `use`"),
      "\(found)")
  }

  @Test func anEmptyFileIsNotUsed() {
    #expect(
      error("recall-replay 5\nuse a\n", ["a": ""])
        == "main.replay:2:5: expected a replay of version 5 or an earlier one, found an empty file")
  }

  @Test(arguments: [1, 4, 5])
  func aFileOfOneLineIsUsed(version: Int) throws {
    let text = "recall-replay 5\nuse a\ndeck food\npairs 1\nseed 1\nviewport 9x9\n"
    let header = try script(text, ["a": "recall-replay \(version)\n"]).header
    #expect(header.deck == "food")
    #expect(header.version == 5)
  }

  @Test func whatIsUsedHasNoEnd() {
    #expect(
      error("recall-replay 5\nuse a\n", ["a": Self.start + "200 end\n"])
        == "folder/a:9:5: expected no `end` in a file that others use, found `end`")
  }

  @Test func whatIsUsedIsNoNewerThanWhoUsesIt() {
    #expect(error("recall-replay 4\nuse shared/start.part\n").contains("expected a field ("))
  }

  @Test func aStepOfTheOtherFileHoldsItsPointer() {
    #expect(
      error("recall-replay 5\nuse shared/start.part\n50 tap card:1\n").hasPrefix(
        "main.replay:3:4: expected a time of at least 106 ms"))
  }

  @Test func aLargeFileIsRefused() {
    let large = Self.start + String(repeating: "// comment\n", count: 100_000)
    #expect(
      error("recall-replay 5\nuse a\n", ["a": large])
        == "main.replay:2:5: expected a file of at most 1048576 bytes, found a larger one")
  }
}
