import Rasterizer
import RecallUI
import Replay
import ReplayViewer
import SDLWindow

/// What the window of `recall watch` shows: the viewer, and what it asks for.
final class WatchProgram: WindowContent {
  private let file: ReplayFile
  private let model: WatchModel
  private let textMeasurer: PangoTextMeasurer
  let stage: Stage

  /// - Parameters:
  ///   - file: What is watched.
  ///   - sessions: What comes of it, and of another one that stands beside it.
  ///   - viewport: The window's size, in points.
  ///   - textMeasurer: Lays text out.
  ///   - isDark: Whether the surroundings are dark at first.
  init(
    _ file: ReplayFile, _ sessions: [WatchedSession], viewport: CGSize,
    _ textMeasurer: PangoTextMeasurer, isDark: Bool = false
  ) throws {
    (self.file, self.textMeasurer) = (file, textMeasurer)
    guard let first = sessions.first else {
      throw CommandFailure(.wrongInput, ["expected a session to watch, found none"])
    }
    model = WatchModel(
      first, beside: sessions.dropFirst().first, isEditable: sessions.count == 1, isDark: isDark)
    stage = WatchScreens.stage(model, size: viewport, textMeasurer: textMeasurer)
  }

  var now: Instant { stage.now }
  var nextDeadline: Instant? { stage.nextDeadline }
  var isAnimating: Bool { stage.isAnimating }
  var nextChange: Instant? { stage.nextChange }
  var displayList: DisplayList { stage.displayList }
  var unhandledKey: KeyEvent? { stage.unhandledKey }

  func notices(_ event: InputEvent) -> Bool { stage.notices(event) }
  func advance(to instant: Instant) { stage.advance(to: instant) }
  func send(_ event: InputEvent, at instant: Instant) { stage.send(event, at: instant) }

  func takeEffects() -> [StageEffect.Occurrence] {
    stage.takeEffects().filter { occurrence in
      guard let message = WatchMessage(occurrence.effect) else { return true }
      hear(message)
      return false
    }
  }

  /// Does what the viewer asks for, and tells it what came of it.
  private func hear(_ message: WatchMessage) {
    do {
      switch message {
      case .attempt(let edits): tell(try attempt(edits))
      case .save(let edits, let path): tell(try save(edits, to: path))
      }
    } catch {
      tell(CommandFailure(error).messages.joined(separator: " ").printable)
    }
  }

  private func attempt(_ edits: [WatchEdit]) throws -> String {
    let script = try file.script().edited(by: edits)
    var session = try SessionWatcher(textMeasurer).session(
      of: "\(script)", named: file, isBesideFile: true)
    session.name = "changed"
    model.show(beside: session)
    return session.outcome.first ?? ""
  }

  private func save(_ edits: [WatchEdit], to path: String) throws -> String {
    let script = try file.script().edited(by: edits)
    // What can't be read again isn't written.
    _ = try ReplayScript(parsing: "\(script)", file: "the changed replay")
    do {
      let written = try NewFile(for: path)
      try written.write(Array("\(script)".utf8))
      try written.publish()
    } catch {
      throw CommandFailure(
        .wrongInput,
        ["cannot write \(path.printable): \(error); name a file that isn't there yet"])
    }
    return "Written: `recall replay \(path.printable)` plays it."
  }

  private func tell(_ sentence: String) {
    stage.send(WatchMessage.told(sentence), at: stage.now)
  }
}
