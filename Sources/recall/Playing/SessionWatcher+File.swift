import RecallUI
import Replay
import ReplayViewer

extension SessionWatcher {
  /// Plays a file to its end, to where it fails, or to a step that can't be played.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be.
  func session(of file: ReplayFile) throws -> WatchedSession {
    var manner = ReplayFile.Manner(check: Self.checkLength)
    manner.trace = trace
    manner.beginning = { [unowned self] _, target in begin(on: target) }
    manner.observer = { [unowned self] event, target in note(event, target) }
    manner.unplayable = { [unowned self] in unplayable = $0 }
    let played: ReplayFile.Session
    do {
      played = try file.play(manner, textMeasurer: textMeasurer)
    } catch {
      guard let unplayable else { throw error }
      var session = session(endingAt: unplayable, named: file.name)
      session.comments = try file.comments()
      return session
    }
    for failure in played.report.failures { tell(failure) }
    var session = notes.session(named: file.name)
    session.comments = try file.comments()
    session.hasFailed = !played.report.isSuccess
    session.outcome =
      session.hasFailed
      ? words(for: played.report.failures) : [played.report.summary] + played.notes
    session.checks = session.hasFailed ? nil : WatchedChecks(of: played.report)
    return session
  }

  private static func checkLength(_ outline: ReplayOutline) throws {
    guard outline.steps > SessionNotes.mostMoments else { return }
    throw CommandFailure(
      .wrongInput,
      [
        "expected a replay of at most \(SessionNotes.mostMoments) steps to watch, "
          + "found \(outline.steps)"
      ])
  }
}

extension WatchedChecks {
  /// What a report says was checked.
  init(of report: ReplayReport) {
    self.init(
      steps: report.steps, digests: report.digests, expectations: report.expectations,
      milliseconds: report.end.millisecondsRoundedUp, isComplete: report.isComplete)
  }
}
