import Rasterizer
import RecallUI
import Replay
import ReplayViewer

/// Plays a replay once and takes notes, for somebody to look at it at any place.
final class SessionWatcher {
  var notes = SessionNotes()
  let textMeasurer: PangoTextMeasurer
  /// What failures are told in; nil for English.
  let catalog: StringCatalog?
  var unplayable: UnplayableStep?

  init(_ textMeasurer: PangoTextMeasurer, in catalog: StringCatalog? = nil) {
    self.textMeasurer = textMeasurer
    self.catalog = catalog
  }

  /// Plays a script that is in memory to its end, to where it fails, or to a step that can't be played.
  ///
  /// - Parameters:
  ///   - trial: The script, and the stage that it is played on.
  ///   - watcher: Is told how much of it has been played, of 100; what it throws ends the playing.
  /// - Throws: `CommandFailure` for a script that isn't as it should be, and what the watcher throws.
  func session(
    of trial: WatchedTrial, watcher: @escaping (Int) throws -> Void = { _ in }
  ) throws -> WatchedSession {
    do {
      let script = try ReplayScript(
        parsing: Array(trial.text.utf8), file: trial.name, library: trial.library)
      let program = try trial.program(script.header, textMeasurer)
      program.trace = trace
      let target = StageTarget(program, textMeasurer: textMeasurer, pictures: trial.pictures)
      begin(on: target)
      let end = script.steps.map(\.endTime).max() ?? 0
      let interruptible = InterruptibleTarget(target) { instant in
        let passed = Double(max(instant.millisecondsRoundedUp, 0))
        try watcher(end > 0 ? Int(min(passed / Double(end), 1) * 100) : 100)
      }
      let checked = CheckedTarget(
        interruptible, invariants: StageTarget.invariants(of: script.header))
      var bytes = Array(trial.text.utf8)
      let reader = try ReplayReader(file: trial.name, library: trial.library) {
        defer { bytes = [] }
        return bytes
      }
      let report: ReplayReport
      do throws(ReplayError) {
        report = try reader.play(
          on: checked, isComplete: script.isComplete,
          observer: { [unowned self] event in note(event, target) })
      } catch {
        let unplayable = UnplayableStep(error, of: script, in: trial.name, on: target)
        return session(endingAt: unplayable, named: trial.name)
      }
      if let reason = interruptible.reason { throw reason }
      for failure in report.failures { tell(failure) }
      var session = notes.session(named: trial.name)
      session.hasFailed = !report.isSuccess
      session.outcome =
        session.hasFailed ? words(for: report.failures) : [report.summary]
      session.checks = session.hasFailed ? nil : WatchedChecks(of: report)
      return session
    } catch let stop as PlayingStopped {
      throw stop
    } catch {
      throw CommandFailure(error)
    }
  }

  /// What was played until a step that can't be.
  func session(
    endingAt end: UnplayableStep, named name: String
  ) -> WatchedSession {
    notes.note(
      end.action, step: end.step, line: end.line, writtenAt: end.time, on: end.stage,
      at: end.instant)
    let words = end.error.sentences.told(in: catalog)
    notes.fail(words, atStep: end.step)
    var session = notes.session(named: name)
    session.hasFailed = true
    session.outcome = [words]
    return session
  }

  /// What failures say, one after the other.
  func words(for failures: [ReplayFailure]) -> [String] {
    failures.map { $0.sentences.told(in: catalog) }
  }

  // MARK: Notes

  var trace: StageTrace {
    StageTrace(of: [.gestures, .timers, .effects]) { [unowned self] in notes.hear($0) }
  }

  func begin(on target: StageTarget) {
    notes.begin(target.stage)
    target.willAdvance = { [unowned self, unowned target] in pass(target, to: $0) }
    target.willSend = { [unowned self] event in
      if case .pointer(let pointer) = event { notes.hear(pointer) }
    }
  }

  /// Lets time go on, from timer to timer and, while something moves, from picture to picture.
  private func pass(_ target: StageTarget, to instant: Instant) {
    while target.now < instant, notes.wantsLooks {
      var next = min(instant, target.nextDeadline ?? instant)
      if notes.wantsPictures, target.stage.isAnimating {
        next = min(next, target.now.advanced(by: SessionNotes.frame))
      }
      // What goes wrong here does so again when the target itself goes on, and is told then.
      guard next > target.now, (try? target.played.advance(to: next)) != nil else { return }
      notes.pass(target.stage, at: target.now)
    }
  }

  func note(_ event: PlayedEvent, _ target: StageTarget) {
    notes.note(
      "\(event.step.action)", step: event.index, line: event.step.line,
      writtenAt: event.step.time, on: target.stage, at: target.now)
  }

  func tell(_ failure: ReplayFailure) {
    let differences: [SnapshotDifference] =
      switch failure.kind {
      case .divergence(_, _, let differences), .lines(let differences): differences
      case .expectation(let name, let expected, let found, _):
        [SnapshotDifference(name: name, expected: expected, found: found)]
      default: []
      }
    notes.fail(
      failure.sentences.told(in: catalog), atStep: failure.step,
      differences: differences.map {
        WatchedMoment.Change($0.name, from: $0.expected, to: $0.found)
      })
  }
}
