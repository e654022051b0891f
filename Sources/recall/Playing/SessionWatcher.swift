import Rasterizer
import RecallUI
import Replay
import ReplayViewer

/// Plays a replay once and takes notes, for somebody to look at it at any place.
final class SessionWatcher {
  private var notes = SessionNotes()
  private let textMeasurer: PangoTextMeasurer

  init(_ textMeasurer: PangoTextMeasurer) {
    self.textMeasurer = textMeasurer
  }

  /// Plays a file to its end, or to where it fails.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be.
  func session(of file: ReplayFile) throws -> WatchedSession {
    var manner = ReplayFile.Manner(check: Self.checkLength)
    manner.trace = trace
    manner.beginning = { [unowned self] _, target in begin(on: target) }
    manner.observer = { [unowned self] event, target in note(event, target.stage) }
    let played = try file.play(manner, textMeasurer: textMeasurer)
    for failure in played.report.failures { tell(failure) }
    var session = notes.session(named: file.name)
    session.comments = try file.comments()
    session.hasFailed = !played.report.isSuccess
    session.outcome =
      session.hasFailed
      ? played.report.failures.map(\.description) : [played.report.summary] + played.notes
    return session
  }

  /// Plays a script that is in memory to its end, or to where it fails.
  ///
  /// - Parameters:
  ///   - text: The script's.
  ///   - file: What errors call it.
  ///   - isBesideFile: Whether what it uses, and the pictures that it expects, are looked for beside the file;
  ///     otherwise it may use nothing.
  /// - Throws: `CommandFailure` for a script that isn't as it should be.
  func session(
    of text: String, named file: ReplayFile, isBesideFile: Bool
  ) throws -> WatchedSession {
    do {
      let library = isBesideFile ? file.library : nil
      let script = try ReplayScript(
        parsing: Array(text.utf8), file: file.name, library: library)
      guard script.header.screen?.name != WatchScreens.name else { throw Self.viewerInViewer }
      let stage = try file.stage(for: script.header, textMeasurer, following: nil)
      stage.trace = trace
      let pictures = KeptPictures(besides: file.path, mode: .compare)
      let target = StageTarget(
        stage, textMeasurer: textMeasurer,
        pictures: isBesideFile
          ? { [textMeasurer] in
            pictures.difference(of: $0, textMeasurer, from: $1, tolerance: $2)
          } : nil)
      begin(on: target)
      var bytes = Array(text.utf8)
      let reader = try ReplayReader(file: file.name, library: library) {
        defer { bytes = [] }
        return bytes
      }
      let report = try reader.play(
        on: target, isComplete: script.isComplete,
        observer: { [unowned self] event in note(event, stage) })
      for failure in report.failures { tell(failure) }
      var session = notes.session(named: file.name)
      session.hasFailed = !report.isSuccess
      session.outcome =
        session.hasFailed ? report.failures.map(\.description) : [report.summary]
      return session
    } catch {
      throw CommandFailure(error)
    }
  }

  private static let viewerInViewer = CommandFailure(
    .wrongInput, ["expected a replay of a game or of its screens to watch, found one of the viewer"]
  )

  private static func checkLength(_ outline: ReplayOutline) throws {
    guard outline.steps > SessionNotes.mostMoments else { return }
    throw CommandFailure(
      .wrongInput,
      [
        "expected a replay of at most \(SessionNotes.mostMoments) steps to watch, "
          + "found \(outline.steps)"
      ])
  }

  // MARK: Notes

  private var trace: StageTrace {
    StageTrace(of: [.gestures, .timers, .effects]) { [unowned self] in notes.hear($0) }
  }

  private func begin(on target: StageTarget) {
    notes.begin(target.stage)
    target.willAdvance = { [unowned self, unowned target] in pass(target.stage, to: $0) }
    target.willSend = { [unowned self] event in
      if case .pointer(let pointer) = event { notes.hear(pointer) }
    }
  }

  /// Lets time go on, from timer to timer and, while something moves, from picture to picture.
  private func pass(_ stage: Stage, to instant: Instant) {
    while stage.now < instant, notes.wantsLooks {
      var next = min(instant, stage.nextDeadline ?? instant)
      if notes.wantsPictures, stage.isAnimating {
        next = min(next, stage.now.advanced(by: SessionNotes.frame))
      }
      guard next > stage.now else { return }
      stage.advance(to: next)
      notes.pass(stage)
    }
  }

  private func note(_ event: PlayedEvent, _ stage: Stage) {
    notes.note(
      "\(event.step.action)", step: event.index, line: event.step.line, on: stage)
  }

  private func tell(_ failure: ReplayFailure) {
    let differences: [SnapshotDifference] =
      switch failure.kind {
      case .divergence(_, _, let differences), .lines(let differences): differences
      case .expectation(let name, let expected, let found, _):
        [SnapshotDifference(name: name, expected: expected, found: found)]
      default: []
      }
    notes.fail(
      failure.description, atStep: failure.step,
      differences: differences.map {
        WatchedMoment.Change($0.name, from: $0.expected, to: $0.found)
      })
  }
}
