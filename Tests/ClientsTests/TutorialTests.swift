import Foundation
import RecallUI
import Testing

@testable import TutorialClient

/// The game of the tutorial, as the tutorial has it.
@Suite struct TutorialTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: repository.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func theCodeOfEachStepStandsInTheGame() throws {
    let tutorial = try Self.text("Sources/RecallUI/RecallUI.docc/Tutorial.md")
    let files = ["Lights", "LightsView", "LightsStage", "LightsTarget", "LightsRecording"]
    let game = try files.map { try Self.text("Tests/Clients/Tutorial/\($0).swift") }.joined()
    let blocks = tutorial.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count >= files.count)
    for block in blocks {
      #expect(game.contains(block), "\(block.prefix(80))")
    }
  }

  @Test func touchingALightSwitchesThoseBesideIt() throws {
    let stage = makeStage(seed: 1)
    try stage.tap("light:4")
    let lights = (0..<9).map { stage.snapshot["light:\($0).isOn"] == "true" }
    #expect(lights == [true, false, false, false, true, true, false, true, false])
    #expect(stage.shows("1 touches"))
  }

  @Test func whatWasShuffledCanBeWon() throws {
    let stage = makeStage(seed: 0b1_0001)
    for place in [0, 4] { try stage.tap("light:\(place)") }
    #expect(stage.shows("Good night!"))
    // A game that is won stays so.
    try stage.tap("light:8")
    #expect(stage.snapshot["touches"] == "2")
  }

  @Test func aGameIsRecordedAndReplayed() throws {
    let recording = try record(touching: [0, 4], seed: 0b1_0001)
    #expect(recording.contains("down light:4"))
    let report = try replay(recording)
    #expect(report.isSuccess)
    #expect(report.digests > 4)
  }

  @Test func aRecordingOfAnotherGameDiverges() throws {
    let recording = try record(touching: [0, 4], seed: 0b1_0001)
      .replacingOccurrences(of: "seed      17", with: "seed      1")
    let failure = try #require(try replay(recording).failures.first)
    #expect("\(failure)".contains("light:1.isOn"))
  }
}
