import RecallUI
import Replay
import SDLWindow

/// A game in a window: the stage that shows it, and the recording that writes it down.
final class PlayedGame: WindowContent {
  private let stage: Stage
  private var recorder: ReplayRecorder<StageTarget>?
  private var issuesReported = 0

  /// - Parameter recording: Where to write the game down; nil for nowhere.
  /// - Throws: What `ReplayRecorder` throws when it can't begin.
  init(stage: Stage, header: ReplayHeader, recording: RecordingFile?) throws {
    self.stage = stage
    recorder = try recording.map { file in
      try ReplayRecorder(header: header, target: StageTarget(stage), sink: file.append)
    }
    reportIssues()
  }

  var now: Instant { stage.now }
  var nextDeadline: Instant? { stage.nextDeadline }
  var isAnimating: Bool { stage.isAnimating }
  var displayList: DisplayList { stage.displayList }

  func noticesHover(at point: CGPoint) -> Bool {
    stage.noticesHover(at: point)
  }

  func advance(to instant: Instant) {
    stage.advance(to: instant)
    reportIssues()
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    if recorder != nil {
      try recorder?.send(event, at: instant)
    } else {
      stage.send(event, at: instant)
    }
    reportIssues()
  }

  /// Ends the recording, if there is one.
  func end(at instant: Instant) throws {
    try recorder?.end(at: instant)
  }

  /// What is wrong with the game's views is said once, and the game goes on.
  private func reportIssues() {
    for issue in stage.issues.dropFirst(issuesReported) {
      CommandFailure.write("Warning: \(issue)")
    }
    issuesReported = stage.issues.count
  }
}
