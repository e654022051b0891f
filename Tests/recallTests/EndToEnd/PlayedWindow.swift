import Foundation
import Rasterizer
import Replay

/// `recall play` in a real window, and a hand that plays it.
final class PlayedWindow {
  private let screen: VirtualScreen
  private let game: BackgroundProcess
  private let folder: TemporaryFolder
  /// The number of the window.
  let window: String

  /// Where the game is written down.
  var recording: String { folder.path("game.replay") }

  /// Starts a game and waits for its window. A game without its screen ends.
  init(
    _ arguments: [String], on screen: VirtualScreen, blocking signals: [Int32] = []
  ) throws {
    let folder = try TemporaryFolder()
    let game = try BackgroundProcess(
      [RecallProcess.executable.path, "play", "--record", folder.path("game.replay")] + arguments,
      environment: screen.environment, blocking: signals)
    var window: String?
    let isThere = wait(upTo: RecallProcess.patience) {
      let found = try? screen.run("xdotool", "search", "--onlyvisible", "--name", "^Recall$")
      window = found?.split(separator: "\n").first.map(String.init)
      return window != nil || !game.isRunning
    }
    guard isThere, let window else {
      throw Timeout(what: "the window of the game, which said: \(try game.errors())")
    }
    // The window is there before what it shows is.
    let hasBegun = wait(upTo: RecallProcess.patience) {
      let text = (try? folder.text("game.replay")) ?? ""
      return text.contains(/start +#[0-9a-f]{16}\n/) || !game.isRunning
    }
    guard hasBegun, game.isRunning else {
      throw Timeout(what: "the beginning of the game, which said: \(try game.errors())")
    }
    (self.screen, self.game, self.folder, self.window) = (screen, game, folder, window)
  }

  /// What was recorded until now.
  func recorded() throws -> String {
    try folder.text("game.replay")
  }

  /// Moves the pointer to a point of the window, clicks, and waits until the game has heard it.
  func click(at point: CGPoint) throws {
    try handle([move(to: point), ["click", "1"]])
  }

  /// Holds the pointer down at a point of the window for some time, in seconds.
  func hold(at point: CGPoint, for seconds: Double) throws {
    try handle([move(to: point), ["mousedown", "1", "sleep", "\(seconds)", "mouseup", "1"]])
  }

  /// Drags the pointer through points of the window.
  func drag(through points: [CGPoint]) throws {
    let moves = points.dropFirst().flatMap { [move(to: $0), ["sleep", "0.02"]] }
    try handle([move(to: points[0]), ["mousedown", "1"]] + moves + [["mouseup", "1"]])
  }

  private func move(to point: CGPoint) -> [String] {
    ["mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))"]
  }

  /// Has the hand do something that ends with a button going up, and waits until that was heard.
  private func handle(_ steps: [[String]]) throws {
    let before = try clicksHeard()
    try screen.run(["xdotool"] + steps.flatMap { $0 })
    guard try wait(upTo: RecallProcess.patience, for: { try clicksHeard() > before }) else {
      throw Timeout(what: "\(steps) to be recorded")
    }
  }

  func resize(to size: CGSize) throws {
    let line = "resize \(Int(size.width))x\(Int(size.height))"
    try screen.run(
      "xdotool", "windowsize", window, "\(Int(size.width))", "\(Int(size.height))")
    guard try wait(upTo: RecallProcess.patience, for: { try recorded().contains(line) }) else {
      throw Timeout(what: "a new size to be recorded")
    }
  }

  /// Presses a key, as xdotool calls it: `ctrl+q`.
  func press(_ key: String) throws {
    try screen.run("xdotool", "key", key)
  }

  /// Waits until the recording has a line with some text.
  func waitForRecording(of text: String) throws {
    guard try wait(upTo: RecallProcess.patience, for: { try recorded().contains(text) }) else {
      throw Timeout(what: "'\(text)' to be recorded")
    }
  }

  /// Waits until the game ends by itself.
  ///
  /// - Returns: What it printed.
  func waitForEnd() throws -> (output: String, errors: String) {
    guard wait(upTo: RecallProcess.patience, for: { !game.isRunning }) else {
      throw Timeout(what: "the game to end")
    }
    return (try game.output(), try game.errors())
  }

  /// What the window shows.
  func picture() throws -> Surface {
    try screen.run("import", "-window", window, "png24:" + folder.path("shown.png"))
    return try Surface(png: folder.path("shown.png"))
  }

  /// What the recording shows when all that its last event set in motion has come to rest, drawn
  /// without a window.
  func pictureOfRecording() throws -> Surface {
    let script = try ReplayScript(parsing: try recorded(), file: "game.replay")
    let result = try RecallProcess.run([
      "snapshot", recording, "--at", "\(script.endTime + 8000)", "--output",
      folder.path("replayed.png"), "--force",
    ])
    guard result.status == 0 else { throw Timeout(what: "a picture: \(result.errors)") }
    return try Surface(png: folder.path("replayed.png"))
  }

  /// Ends the game by a signal.
  ///
  /// - Returns: The exit status, and what the game printed.
  func end(with signal: Int32) throws -> (status: Int32, output: String, errors: String) {
    let status = try game.end(with: signal)
    return (status, try game.output(), try game.errors())
  }

  private func clicksHeard() throws -> Int {
    try recorded().split(separator: "\n").filter { $0.contains("  up ") && $0.contains("#") }
      .count
  }
}
