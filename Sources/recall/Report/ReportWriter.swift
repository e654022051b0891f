import Foundation
import Rasterizer
import RecallUI
import Replay

/// Plays a replay and takes notes for a page.
final class ReportWriter {
  private let file: ReplayFile
  private let textMeasurer: PangoTextMeasurer
  private var film: ReportFilm
  private var events: [ReportSession.Event] = []
  private var notes: [String] = []
  private var last = StateSnapshot()
  private var size = CGSize.zero
  private var steps: [Int] = []
  /// The picture that was found to be another while the step is checked that expects it.
  private var wrong: ReportSession.Picture?
  private var wrongPictures = 0
  private var unplayable: UnplayableStep?

  init(_ file: ReplayFile, _ textMeasurer: PangoTextMeasurer) {
    self.file = file
    self.textMeasurer = textMeasurer
    film = ReportFilm(text: textMeasurer)
  }

  /// - Throws: `CommandFailure` for a file that isn't as it should be.
  func session() throws -> ReportSession {
    do {
      return try playedSession()
    } catch {
      guard let unplayable, events.count > 0 else { throw error }
      return try session(endingAt: unplayable)
    }
  }

  private func playedSession() throws -> ReportSession {
    var manner = ReplayFile.Manner(check: Self.checkLength)
    manner.trace = StageTrace(of: [.gestures, .timers, .effects]) { [unowned self] event in
      if notes.count < Self.mostNotes { notes.append("\(event)") }
    }
    manner.unplayable = { [unowned self] in unplayable = $0 }
    manner.pictures = .show { [unowned self] in show($0) }
    manner.beginning = { [unowned self] _, target in
      size = target.stage.size
      last = target.snapshot
      events = [
        ReportSession.Event(
          time: 0, action: "the beginning", frame: 0, changes: [], notes: [])
      ]
      target.willSend = { [unowned self, unowned target] _ in takePicture(of: target.stage) }
    }
    manner.observer = { [unowned self] event, target in note(event, target) }
    let session = try file.play(manner, textMeasurer: textMeasurer)
    takePicture(of: session.stage)
    tell(session.report.failures)
    let hasFailed = !session.report.isSuccess
    return try page(
      hasFailed ? .failed : .passed,
      hasFailed
        ? session.report.failures.map(\.description) : [session.report.summary] + session.notes,
      endingAt: session.report.end)
  }

  /// What can't be played further, up to there.
  private func session(endingAt end: UnplayableStep) throws -> ReportSession {
    takePicture(of: end.stage)
    events.append(
      ReportSession.Event(
        time: end.instant.millisecondsRoundedUp, line: end.line, action: end.action,
        frame: events.last?.frame ?? 0, changes: [], notes: notes, failures: [end.message]))
    return try page(.malformed, [end.message], endingAt: end.instant)
  }

  private func page(
    _ outcome: ReplayVerdict.Outcome, _ messages: [String], endingAt end: Instant
  ) throws -> ReportSession {
    ReportSession(
      file: file.name, outcome: outcome.rawValue, messages: messages,
      comments: try file.comments(), width: size.width, height: size.height,
      milliseconds: end.millisecondsRoundedUp, events: events,
      definitions: film.definitions, elements: film.elements, frames: film.frames)
  }

  /// Pictures that are others are kept whole, so not many of them.
  private func show(_ picture: KeptPictures.WrongPicture) {
    guard wrongPictures < Self.mostWrongPictures else { return }
    wrongPictures += 1
    // Without it, what failed is told in words.
    wrong = try? ReportSession.Picture(picture)
  }

  /// More than anybody would look through.
  private static let mostEvents = 100_000
  private static let mostNotes = 40
  /// Of a large window they take some 4 MB.
  private static let mostWrongPictures = 8

  private static func checkLength(_ outline: ReplayOutline) throws {
    guard outline.steps > mostEvents else { return }
    throw CommandFailure(
      .wrongInput,
      ["expected a replay of at most \(mostEvents) steps to report, found \(outline.steps)"])
  }

  /// What the event before has come to is seen when its successor is about to happen.
  private func takePicture(of stage: Stage) {
    guard let index = events.indices.last else { return }
    events[index].frame = film.add(stage.displayList)
  }

  private func note(_ event: PlayedEvent, _ target: StageTarget) {
    if events.count == 1 || event.step.action.isExpectation { takePicture(of: target.stage) }
    let now = target.snapshot
    let changes = now.changes(since: last).map { [$0.name, last[$0.name], $0.value] }
    last = now
    events.append(
      ReportSession.Event(
        time: target.now.millisecondsRoundedUp, line: event.step.line,
        action: "\(event.step.action)", frame: events.last?.frame ?? 0, changes: changes,
        notes: notes, picture: wrong))
    wrong = nil
    steps.append(event.index)
    notes = []
  }

  private func tell(_ failures: [ReplayFailure]) {
    for failure in failures {
      let index = steps.lastIndex(of: failure.step).map { $0 + 1 } ?? events.count - 1
      guard events.indices.contains(index) else { continue }
      events[index].failures.append(failure.description)
      switch failure.kind {
      case .divergence(_, _, let differences), .lines(let differences):
        events[index].differences += differences.map { [$0.name, $0.expected, $0.found] }
      case .expectation(let name, let expected, let found, _):
        events[index].differences.append([name, expected, found])
      default: break
      }
    }
  }
}
