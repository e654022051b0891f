import Foundation
import Rasterizer
import RecallUI
import Replay
import Testing

@testable import recall

/// The whole path on real input: a person's pointer, a window, a recording, a replay.
@Suite(.serialized) struct EndToEndTests {
  private static let deal = ["--deck", "vehicles", "--pairs", "4", "--seed", "42"]

  /// Where an element of a game lies in its window.
  private func center(
    of name: String, deck: String = "vehicles", pairs: Int = 4, seed: UInt64 = 42,
    in size: CGSize = CGSize(width: 800, height: 600), isPaused: Bool = false
  ) throws -> CGPoint {
    let header = ReplayHeader(deck: deck, pairs: pairs, seed: seed, viewport: ScriptSize(size))
    let stage = try GameTable(deck: deck, pairs: pairs)
      .stage(header, textMeasurer: GameTable.textMeasurer())
    func center(of name: String) throws -> CGPoint {
      let frame = try #require(stage.element(name)).frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    if isPaused { stage.tap(at: try center(of: "pause")) }
    return try center(of: name)
  }

  /// Where the cards lie in the window, by their numbers; cards 2k and 2k + 1 are a pair.
  private func cardCenters() throws -> [CGPoint] {
    try (0..<8).map { try center(of: "card:\($0)") }
  }

  /// Expects that the window comes to show what the recording shows without a window, to the
  /// pixel.
  private func expectSamePicture(_ game: PlayedWindow, tolerance: Int = 0) throws {
    let replayed = try game.pictureOfRecording()
    var difference = PixelDifference.none
    _ = try wait(upTo: 30) {
      difference = try game.picture().difference(from: replayed, tolerance: tolerance)
      return difference == .none
    }
    #expect(difference == .none)
  }

  /// Pauses the game, so that its clock stands still, expects the same picture, and goes on.
  private func expectSamePicture(
    _ game: PlayedWindow, tolerance: Int = 0, pausing pause: CGPoint, goingOn goOn: CGPoint
  ) throws {
    try game.click(at: pause)
    let isPaused = try wait(upTo: RecallProcess.patience) {
      let lines = try game.recorded().split(separator: "\n")
      return lines.last { $0.contains("isPausedByPlayer") }?.hasSuffix("true") == true
    }
    #expect(isPaused)
    try expectSamePicture(game, tolerance: tolerance)
    try game.click(at: goOn)
  }

  /// The recording that ships was made by this test, which keeps it when `FIRST_GAME` says where:
  /// `FIRST_GAME=$PWD/Replays/first-game.replay swift test --filter EndToEndTests`.
  @Test func aGameThatWasPlayedInAWindowReplaysToTheBit() throws {
    let cards = try cardCenters()
    let game = try PlayedWindow(Self.deal, on: VirtualScreen())

    // A mismatch first; then every pair, from those that are still down.
    try game.click(at: cards[0])
    try game.click(at: cards[2])
    try expectSamePicture(
      game, pausing: center(of: "pause"), goingOn: center(of: "go on", isPaused: true))
    for card in cards.reversed() {
      try game.click(at: card)
    }
    #expect(try game.recorded().contains("isOver = true"))
    try expectSamePicture(game)
    let shown = try game.picture()

    let end = try game.end(with: SIGTERM)
    #expect(end.status == 0)
    #expect(end.errors == "")
    #expect(end.output.contains("Dealt 4 pairs of Vehicles with seed 42."))

    let script = try ReplayScript(parsing: try game.recorded(), file: "game.replay")
    #expect(script.isComplete)
    #expect(script.steps.allSatisfy { $0.digest != nil })
    let replay = try RecallProcess.run(["replay", game.recording])
    #expect(replay.errors == "")
    #expect(replay.status == 0)
    #expect(replay.output.contains("\(script.steps.count) steps, \(script.steps.count) digests"))
    #expect(try game.pictureOfRecording().difference(from: shown) == .none)
    try expectThatItWasWon(game)
    if let path = ProcessInfo.processInfo.environment["FIRST_GAME"] {
      try game.recorded().write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  private func expectThatItWasWon(_ game: PlayedWindow) throws {
    let folder = try TemporaryFolder()
    let lines = try game.recorded().split(separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.lastIndex { $0.contains("  end ") })
    for (value, status) in [("true", Int32(0)), ("false", 1)] {
      var expectation = lines
      let time = lines[end].split(separator: " ")[0]
      expectation.insert("\(time)  expect isOver = \(value)", at: end)
      let path = try folder.write(
        expectation.joined(separator: "\n").utf8, as: "\(value).replay")
      #expect(try RecallProcess.run(["replay", path]).status == status)
    }
  }

  /// A hold peeks at a card, a drag scrolls a table that is too large for the window: the hand's
  /// own times, which no two runs have in common, are in the recording.
  @Test func aRealHoldAndARealDragDoWithoutAWindowWhatTheyDidInOne() throws {
    let game = try PlayedWindow(
      ["--deck", "animals", "--pairs", "300", "--seed", "7"], on: VirtualScreen())

    // What a hand does before the game has drawn its first frame happens at that moment: a click
    // beside the cards tells that the clock runs.
    try game.click(at: CGPoint(x: 400, y: 20))
    // The deal keeps a debug build busy: it hears of the first hold late.
    try game.click(at: center(of: "deck", deck: "animals", pairs: 300, seed: 7))
    try game.hold(at: CGPoint(x: 45, y: 150), for: 0.8)
    try game.hold(at: CGPoint(x: 45, y: 150), for: 0.1)
    let path = stride(from: 500, through: 200, by: -30).map { CGPoint(x: 400, y: $0) }
    try game.drag(through: path)
    try game.click(at: CGPoint(x: 45, y: 150))
    let pause = try center(of: "pause", deck: "animals", pairs: 300, seed: 7)
    try expectSamePicture(
      game, pausing: pause,
      goingOn: center(of: "go on", deck: "animals", pairs: 300, seed: 7, isPaused: true))

    #expect(try game.end(with: SIGTERM).status == 0)
    // Once at the start and once for each change. What counts is how long the hold was that it
    // recorded: as long as the X server says, which on a busy machine differs from what was meant.
    let holds = try holdsOfCards(in: game.recorded())
    let peeks = holds.count { $0 >= 750 }
    #expect(holds.first.map { $0 >= 750 } == true)
    #expect(try game.recorded().components(separatedBy: "player:0.peeks =").count == peeks + 2)
    #expect(try game.recorded().contains("player:0.peeks = \(peeks)"))
    let replay = try RecallProcess.run(["replay", game.recording])
    #expect(replay.errors == "")
    #expect(replay.status == 0)
  }

  /// How long cards were held down without moving, in milliseconds, in a recording.
  private func holdsOfCards(in recording: String) -> [Int] {
    var down: Int?
    var holds: [Int] = []
    for line in recording.split(separator: "\n") {
      let words = line.split(separator: " ")
      // What happened begins with its instant, what it changed with a name.
      guard words.count > 1, let instant = Int(words[0]) else { continue }
      if words[1] == "up", let down { holds.append(instant - down) }
      down = words[1] == "down" && words[2].hasPrefix("card:") ? instant : nil
    }
    return holds
  }

  @Test func theCompetitionOfGesturesCanBeWatched() throws {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let replay = try RecallProcess.run([
      "replay", "--trace", "gestures", package.path + "/Replays/first-game.replay",
    ])
    #expect(replay.status == 0)
    #expect(replay.errors.contains("press wins"))
  }

  @Test func aWindowThatWasResizedShowsWhatItsRecordingShows() throws {
    let cards = try cardCenters()
    let game = try PlayedWindow(Self.deal, on: VirtualScreen())
    try game.click(at: cards[5])
    let size = CGSize(width: 500, height: 700)
    try game.resize(to: size)
    try expectSamePicture(
      game, pausing: center(of: "pause", in: size),
      goingOn: center(of: "go on", in: size, isPaused: true))
    // A shell says 130.
    let end = try game.end(with: SIGINT)
    #expect(end.status == SIGINT)
    #expect(end.errors == "")
  }

  /// On a screen of 16 bits a pixel the colors are rounded, there and back: by up to 11 of 255,
  /// as measured. The picture is the same otherwise.
  @Test func aScreenOfFewColorsShowsTheGameToo() throws {
    let cards = try cardCenters()
    let game = try PlayedWindow(Self.deal, on: VirtualScreen(depth: 16))
    try game.click(at: cards[1])
    try expectSamePicture(
      game, tolerance: 11, pausing: center(of: "pause"),
      goingOn: center(of: "go on", isPaused: true))
  }

  /// Dark surroundings are recorded; whether things move is nobody's business but the player's.
  @Test func aDarkGameWithoutMotionComesToShowWhatItsRecordingShows() throws {
    let cards = try cardCenters()
    let game = try PlayedWindow(
      Self.deal + ["--scheme", "dark", "--reduce-motion"], on: VirtualScreen())
    #expect(try game.recorded().contains("scheme    dark"))
    try game.click(at: cards[1])
    try expectSamePicture(
      game, pausing: center(of: "pause"), goingOn: center(of: "go on", isPaused: true))
  }

  @Test func aScreenThatIsTooSmallMakesTheWindowSmaller() throws {
    let game = try PlayedWindow(Self.deal, on: VirtualScreen(width: 640, height: 480))
    #expect(try game.recorded().contains("viewport  640x480"))
    try expectSamePicture(game)
  }

  @Test func aGameThatWasStartedWithItsSignalsBlockedCanStillBeEnded() throws {
    let game = try PlayedWindow(
      Self.deal, on: VirtualScreen(), blocking: [SIGINT, SIGTERM])
    #expect(try game.end(with: SIGTERM).status == 0)
    #expect(try ReplayScript(parsing: try game.recorded(), file: "game.replay").isComplete)
  }

  /// A terminal that is closed, and Ctrl-\\.
  @Test(arguments: [SIGHUP, SIGQUIT])
  func everySignalThatEndsAGameEndsItsRecording(signal: Int32) throws {
    let game = try PlayedWindow(Self.deal, on: VirtualScreen(), blocking: [signal])
    #expect(try game.end(with: signal).status == 0)
    #expect(try ReplayScript(parsing: try game.recorded(), file: "game.replay").isComplete)
  }

  @Test func aGameThatWasKilledLeavesARecordingUpToThere() throws {
    let cards = try cardCenters()
    let game = try PlayedWindow(Self.deal, on: VirtualScreen())
    try game.click(at: cards[0])
    try game.click(at: cards[1])
    _ = try game.end(with: SIGKILL)
    let replay = try RecallProcess.run(["replay", game.recording])
    #expect(replay.status == 0)
    #expect(replay.output.contains("then it breaks off without an end"))
  }
}
