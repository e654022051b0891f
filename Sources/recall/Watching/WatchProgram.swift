import Rasterizer
import RecallGame
import RecallUI
import Replay
import ReplayViewer
import SDLWindow

/// What the window of `recall watch` shows: the viewer, and what it asks for.
final class WatchProgram: WindowContent {
  private let file: ReplayFile
  private let model: WatchModel
  /// What it is shown in; nil for English.
  private let catalog: StringCatalog?
  private let screen: PlayedStage
  /// What is being played of a change.
  private(set) var attempt: WatchAttempt?
  private var desktop = WatchedDesktop()

  /// - Parameters:
  ///   - file: What is watched.
  ///   - sessions: What comes of it, and of another one that stands beside it.
  ///   - viewport: The window's size, in points.
  ///   - textMeasurer: Lays text out.
  ///   - isDark: Whether the surroundings are dark at first.
  ///   - catalog: What it is shown in; nil for English.
  ///   - recording: Where to write down what is done, and what it begins with; nil for nowhere.
  /// - Throws: What keeps the recording from being written.
  init(
    _ file: ReplayFile, _ sessions: [WatchedSession], viewport: CGSize,
    _ textMeasurer: PangoTextMeasurer, isDark: Bool = false, catalog: StringCatalog? = nil,
    recording: WatchRecording? = nil
  ) throws {
    self.file = file
    self.catalog = catalog
    guard let first = sessions.first else {
      throw CommandFailure(.wrongInput, ["expected a session to watch, found none"])
    }
    let model = WatchModel(
      first, beside: sessions.dropFirst().first, isEditable: sessions.count == 1, isDark: isDark)
    self.model = model
    let notice = Notice()
    let stage = WatchScreens.stage(
      model, size: viewport, textMeasurer: textMeasurer, catalog: catalog, notice: notice)
    screen = try PlayedStage(
      playing: stage,
      header: recording?.header(
        viewport: viewport, isDark: isDark, language: Languages.code(of: catalog), textMeasurer)
        ?? WatchRecording.header(given: "", viewport: viewport, isDark: isDark),
      recording: recording?.file, notice: notice)
  }

  var stage: Stage { screen.stage }
  var now: Instant { screen.now }
  var nextDeadline: Instant? { screen.nextDeadline }
  var isAnimating: Bool { screen.isAnimating }
  var nextChange: Instant? { screen.nextChange }
  var displayList: DisplayList { screen.displayList }
  var unhandledKey: KeyEvent? { screen.unhandledKey }

  func notices(_ event: InputEvent) -> Bool { screen.notices(event) }
  func advance(to instant: Instant) throws { try screen.advance(to: instant) }

  func send(_ event: InputEvent, at instant: Instant) throws {
    for event in desktop.events(for: event) { try screen.send(event, at: instant) }
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    screen.takeEffects().filter { occurrence in
      guard let message = WatchMessage(occurrence.effect) else { return true }
      hear(message)
      return false
    }
  }

  /// Lets go of what is being played, and ends the recording, if there is one.
  ///
  /// - Throws: What kept the recording from being written.
  func end() throws {
    attempt?.stop()
    try screen.end(at: screen.now)
  }

  /// Does what the viewer asks for, and tells it what came of it.
  private func hear(_ message: WatchMessage) {
    switch message {
    case .attempt(let edits): begin(edits)
    case .askProgress: tellProgress()
    case .stop:
      attempt?.stop()
      attempt = nil
    case .save(let edits, let path):
      do {
        answer(.told(try save(edits, to: path)))
      } catch {
        answer(.told(words(for: error)))
      }
    }
  }

  // MARK: Playing changes

  private func begin(_ edits: [WatchEdit]) {
    attempt?.stop()
    do {
      let new = WatchAttempt(try file.script().edited(by: edits), insteadOf: file, in: catalog)
      attempt = new
      new.start()
    } catch {
      attempt = nil
      answer(.failed(words(for: error)))
    }
  }

  private func tellProgress() {
    guard let attempt else { return }
    switch attempt.result {
    case nil:
      let percent = attempt.progress
      // What is the same needn't be told, nor written down.
      if percent != toldPercent { answer(.progress(percent)) }
      toldPercent = percent
    case .success(let session):
      self.attempt = nil
      model.outcome = { _ in session }
      answer(.attempted(Self.shortened(session.outcomeWords.shownString(in: catalog))))
      model.outcome = nil
    case .failure(let error):
      self.attempt = nil
      answer(.failed(words(for: error)))
    }
  }

  private var toldPercent = 0

  private func save(_ edits: [WatchEdit], to path: String) throws -> String {
    let script = try file.script().edited(by: edits)
    // What can't be read again isn't written.
    _ = try ReplayScript(parsing: "\(script)", file: "the changed replay")
    do {
      let written = try NewFile(for: path)
      try written.write(Array("\(script)".utf8))
      try written.publish()
    } catch {
      throw UnwritableReplay(path: path.printable, reason: "\(error)")
    }
    return LocalizedStringKey(
      "Written: {command} plays it.",
      ["command": .text("`recall replay \(path.shellWord.printable)`")]
    ).shownString(in: catalog)
  }

  // MARK: Answers

  private func answer(_ answer: WatchAnswer) {
    // What can't be recorded is told by the recording itself.
    try? screen.send(answer.event, at: screen.now)
  }

  private func words(for error: any Error) -> String {
    Self.shortened(error.toldWords.shownString(in: catalog))
  }

  /// What a recording has room for, and a line of the window too.
  private static func shortened(_ text: String) -> String {
    text.count > 1_000 ? text.prefix(1_000) + "…" : text
  }
}
