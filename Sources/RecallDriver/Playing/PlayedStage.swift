import RecallUI
import Replay
import SDLWindow

/// What goes on in a window: the program that is played, and the recording that writes it down.
package final class PlayedStage: WindowContent {
  private let program: any PlayedProgram
  private let recording: (any StageRecording)?
  private let notice: Notice
  private var recorder: ReplayRecorder<StageTarget>?
  private var issuesReported = 0

  /// - Parameters:
  ///   - program: What is played.
  ///   - header: What it shows.
  ///   - recording: Where to write down what happens; nil for nowhere.
  ///   - told: What the recording tells of it.
  ///   - notice: What the stage shows when something has to be said.
  /// - Throws: What `ReplayRecorder` throws when it can't begin, and what keeps the recording from
  ///   being written.
  package init(
    playing program: any PlayedProgram, header: ReplayHeader, recording: (any StageRecording)?,
    telling told: any StageTelling = CoreTelling(), notice: Notice
  ) throws {
    self.program = program
    self.recording = recording
    self.notice = notice
    recorder = try recording.map { file in
      try ReplayRecorder(
        header: header, target: StageTarget(program, telling: told), sink: file.append)
    }
    if let failure = recording?.failure { throw CommandFailure(failure) }
    reportIssues()
  }

  /// Goes on with what was left: the program is played up to where its recording ends.
  ///
  /// - Parameters:
  ///   - program: A program at its beginning that shows the same.
  ///   - text: What was written, in whole lines.
  ///   - recording: Where to go on writing.
  ///   - notice: What the stage shows when something has to be said.
  /// - Throws: What `ReplayRecorder` throws when it can't go on.
  package init(
    goingOnWith program: any PlayedProgram, text: String, recording: any StageRecording,
    notice: Notice
  ) throws {
    self.program = program
    self.recording = recording
    self.notice = notice
    recorder = try ReplayRecorder(
      continuing: text, target: StageTarget(program), sink: recording.append)
    // What was asked of the world was done then.
    _ = program.takeEffects()
    reportIssues()
  }

  /// The stage that is shown.
  package var stage: Stage { program.stage }
  package var now: Instant { program.now }
  package var nextDeadline: Instant? { program.nextDeadline }
  package var isAnimating: Bool { stage.isAnimating }
  package var nextChange: Instant? { program.nextChange }
  package var displayList: DisplayList { stage.displayList }
  package var unhandledKey: KeyEvent? { program.unhandledKey }

  package func notices(_ event: InputEvent) -> Bool {
    stage.notices(event)
  }

  package func takeEffects() -> [StageEffect.Occurrence] {
    program.takeEffects()
  }

  package func take(_ failure: WindowFailure) {
    notice.text = "\(failure)"
  }

  package func advance(to instant: Instant) throws {
    try program.advance(to: instant)
    reportIssues()
  }

  package func send(_ event: InputEvent, at instant: Instant) throws {
    notice.note(event, at: instant)
    if recorder != nil {
      try recorder?.send(event, at: instant)
      giveUpBrokenRecording()
    } else {
      try program.send(event, at: instant)
    }
    reportIssues()
  }

  /// Ends the recording, if there is one.
  ///
  /// - Throws: What kept the recording from being written, now or before.
  package func end(at instant: Instant) throws {
    try recorder?.end(at: instant)
    if let failure = recording?.failure { throw CommandFailure(failure) }
  }

  /// A recording that can't be written any more is no reason to end what goes on.
  private func giveUpBrokenRecording() {
    guard let failure = recording?.failure else { return }
    recorder = nil
    for message in CommandFailure(failure).messages {
      CommandFailure.write("Warning: \(message)")
    }
    notice.sentence = LocalizedStringKey(
      "This is no longer recorded: {reason}", ["reason": .key(failure.toldWords)])
  }

  /// What is wrong with the views is said once, and all goes on.
  private func reportIssues() {
    let issues = program.issues
    for issue in issues.dropFirst(issuesReported) {
      CommandFailure.write("Warning: \(issue)")
    }
    issuesReported = issues.count
  }
}
