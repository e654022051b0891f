import Foundation
import Testing

/// `recall watch`, as far as it goes without a window, and the viewer in a replay.
@Suite struct WatchCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n0 tap card:0\n2000 end\n"
        .utf8, as: "good.replay")
  }

  private func watch(_ arguments: String...) throws -> RecallProcess.Result {
    try RecallProcess.run(
      ["watch"] + arguments, in: folder.url, environment: ["SDL_VIDEODRIVER": ""])
  }

  @Test func withoutADisplayItSaysSo() throws {
    let result = try watch("good.replay")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: cannot open a window: "), "\(result.errors)")
    #expect(result.errors.contains("Is there a display?"))
  }

  @Test(arguments: [
    ["good.replay"], ["good.replay", "good.replay"], ["good.replay", "--scheme", "dark"],
  ])
  func aWindowShowsIt(arguments: [String]) throws {
    let result = try RecallProcess.run(["watch"] + arguments + ["--time-start"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("playing and taking notes"), "\(result.output)")
  }

  @Test func whatIsNoReplayIsSaidBeforeAWindowOpens() throws {
    try folder.write("recall-replay 1\ndeck vehicles\n".utf8, as: "bad.replay")
    let result = try watch("good.replay", "bad.replay")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: bad.replay:"), "\(result.errors)")
  }

  @Test(arguments: [
    ("", "expected one replay or two given to the viewer, found 0"),
    ("given \"recall-replay 1\\ndeck x\\n\"", "one.replay:"),
    (
      "given \"recall-replay 5\\nviewport 9x9\\nscreen watch\\n\\n0 end\\n\"",
      "expected a replay of a game or of its screens to watch, found one of the viewer"
    ),
  ])
  func aViewerThatIsGivenNoReplayIsRefused(given: String, message: String) throws {
    try folder.write(
      "recall-replay 5\nviewport 300x200\nscreen watch\n\(given)\n\n0 end\n".utf8,
      as: "viewer.replay")
    let result = try RecallProcess.run(["replay", "viewer.replay"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
