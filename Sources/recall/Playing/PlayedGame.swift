import RecallUI
import Replay
import SDLWindow

/// A game in a window: the stage that shows it, and the recording that writes it down.
final class PlayedGame: WindowContent {
  let stage: Stage
  private let recording: (any GameRecording)?
  private let notice: Notice
  private var recorder: ReplayRecorder<StageTarget>?
  private var issuesReported = 0

  /// - Parameters:
  ///   - stage: The stage that shows the game.
  ///   - header: The game that was dealt.
  ///   - recording: Where to write the game down; nil for nowhere.
  ///   - notice: What the stage shows when something has to be said.
  /// - Throws: What `ReplayRecorder` throws when it can't begin, and what keeps the recording from
  ///   being written.
  init(
    stage: Stage, header: ReplayHeader, recording: (any GameRecording)?, notice: Notice
  ) throws {
    self.stage = stage
    self.recording = recording
    self.notice = notice
    recorder = try recording.map { file in
      try ReplayRecorder(header: header, target: StageTarget(stage), sink: file.append)
    }
    if let failure = recording?.failure { throw failure }
    reportIssues()
  }

  /// Goes on with a game that was left: the stage is played up to where its recording ends.
  ///
  /// - Parameters:
  ///   - stage: A stage at its beginning that shows the game.
  ///   - text: What was written, in whole lines.
  ///   - recording: Where to go on writing.
  ///   - notice: What the stage shows when something has to be said.
  /// - Throws: What `ReplayRecorder` throws when it can't go on.
  init(
    goingOnWith stage: Stage, text: String, recording: any GameRecording, notice: Notice
  ) throws {
    self.stage = stage
    self.recording = recording
    self.notice = notice
    recorder = try ReplayRecorder(
      continuing: text, target: StageTarget(stage), sink: recording.append)
    // What was asked of the world was done then.
    _ = stage.takeEffects()
    reportIssues()
  }

  var now: Instant { stage.now }
  var nextDeadline: Instant? { stage.nextDeadline }
  var isAnimating: Bool { stage.isAnimating }
  var nextChange: Instant? { stage.nextChange }
  var displayList: DisplayList { stage.displayList }

  var unhandledKey: KeyEvent? { stage.unhandledKey }

  func notices(_ event: InputEvent) -> Bool {
    stage.notices(event)
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    stage.takeEffects()
  }

  func advance(to instant: Instant) {
    stage.advance(to: instant)
    reportIssues()
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    if recorder != nil {
      try recorder?.send(event, at: instant)
      giveUpBrokenRecording()
    } else {
      stage.send(event, at: instant)
    }
    reportIssues()
  }

  /// Ends the recording, if there is one.
  ///
  /// - Throws: What kept the recording from being written, now or before.
  func end(at instant: Instant) throws {
    try recorder?.end(at: instant)
    if let failure = recording?.failure { throw failure }
  }

  /// A recording that can't be written any more is no reason to end the game.
  private func giveUpBrokenRecording() {
    guard let failure = recording?.failure else { return }
    recorder = nil
    for message in failure.messages {
      CommandFailure.write("Warning: \(message)")
    }
    notice.text = "The game is no longer recorded: " + failure.messages.joined(separator: " ")
  }

  /// What is wrong with the game's views is said once, and the game goes on.
  private func reportIssues() {
    for issue in stage.issues.dropFirst(issuesReported) {
      CommandFailure.write("Warning: \(issue)")
    }
    issuesReported = stage.issues.count
  }
}
