import Foundation
import Testing

@testable import RecallApp
@testable import recall

/// The programs among the examples, as processes of their own: what each program for SwiftUI can do.
@Suite struct ExamplesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ program: String, _ arguments: [String]) throws -> RecallProcess.Result {
    try RecallProcess.run(
      RecallProcess.executable.deletingLastPathComponent().appendingPathComponent(program),
      arguments, in: folder.url)
  }

  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples")

  @Test(arguments: ["Habits", "Memorize"])
  func theReplaysOfAnExampleHold(program: String) throws {
    let replays = Self.examples.appendingPathComponent("\(program)/Replays").path
    let result = try run(program, ["--replay", replays])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors == "")
    #expect(result.output.contains("expectations hold"))
  }

  @Test func aReplayThatDivergesEndsWithOne() throws {
    try folder.write(
      """
      recall-replay 4
      screen MemorizeApp
      viewport 480x720

      0 expect says.3 = Boats
      0 end

      """.utf8, as: "a.replay")
    let result = try run("Memorize", ["--replay", "a.replay"])
    #expect(result.status == 1)
    #expect(result.errors == "Error: a.replay:5:3: expected says.3 = Boats, found Vehicles\n")
  }

  @Test func aReplayOfAnotherProgramIsRefused() throws {
    try folder.write(
      "recall-replay 4\nscreen HabitsApp\nviewport 480x720\n\n0 end\n".utf8, as: "a.replay")
    let result = try run("Memorize", ["--replay", "a.replay"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: a.replay:2:8: expected a replay of MemorizeApp, found one of HabitsApp\n")
  }

  @Test func aReplayWithADateThatIsNoneIsRefused() throws {
    try folder.write(
      "recall-replay 4\nscreen HabitsApp\ngiven \"soon\"\nviewport 420x700\n\n0 end\n".utf8,
      as: "a.replay")
    let result = try run("Habits", ["--replay", "a.replay"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: a.replay:3:7: expected the date at which the program began, such as "
        + "2026-11-23T12:00:00Z, found 'soon'\n")
  }

  @Test func whatDivergesTellsOfAnotherVersion() throws {
    try folder.write(
      """
      recall-replay 5
      screen MemorizeApp
      program "MemorizeApp on recall 0.0.1"
      viewport 480x720

      0 expect says.3 = Boats
      0 end

      """.utf8, as: "a.replay")
    let result = try run("Memorize", ["--replay", "a.replay"])
    #expect(result.status == 1)
    let here = ProgramVersion.text(of: "MemorizeApp")
    #expect(
      result.errors.contains(
        "it was recorded by \"MemorizeApp on recall 0.0.1\", and this is \"\(here)\""),
      "\(result.errors)")
    #expect(ProgramVersion.recall == Version.number)
  }

  @Test func aWrongCallEndsWithTwo() throws {
    let result = try run("Memorize", ["--bogus"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: expected an option (--help tells which there are), found '--bogus'\n")
  }

  @Test func twoProcessesPlayTheSameAtRandom() throws {
    let first = try run("Memorize", ["--fuzz", "60", "--seed", "4"])
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("Nothing found with seed 4."))
    #expect(try run("Memorize", ["--fuzz", "60", "--seed", "4"]).output == first.output)
  }

  @Test func aMomentIsDrawnAndToldWithTheSizeThatTheProgramSays() throws {
    #expect(try run("Memorize", ["--outline"]).output.hasPrefix("Stage 480x720 light\n"))
    #expect(
      try run("Memorize", ["--outline", "--size", "90x80", "--appearance", "dark"]).output
        .hasPrefix("Stage 90x80 dark\n"))
    #expect(try run("Memorize", ["--snapshot", "--output", "a.png"]).status == 0)
    let picture = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    #expect(picture.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]))
    #expect(try run("Memorize", ["--snapshot", "--output", "a.png"]).status == 2)
    #expect(try run("Memorize", ["--snapshot", "b.png", "--at", "500"]).status == 0)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("b.png")).count > 1000)
  }

  @Test func eachPreviewIsDrawnInBothAppearances() throws {
    let result = try run("Memorize", ["--previews", "pictures"])
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("pictures"))
    #expect(names.count == 8)
    #expect(names.contains("CardView_Previews-dark.png"))
    #expect(names.contains { $0.hasPrefix("ThemeEditor-") && $0.hasSuffix("-Editor-light.png") })
  }
}
