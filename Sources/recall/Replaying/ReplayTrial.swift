import Foundation
import Rasterizer
import RecallUI
import Replay

/// How each file is played, and its verdict.
struct ReplayTrial {
  var trace: StageTrace?
  /// Whether each is played once more, with frames that are looked at, and both are compared.
  var isTwice = false
  /// Whether digests, state lines and pictures are written anew.
  var updates = false
  /// Whether a bar shows on a terminal how far a file has got.
  var showsProgress = true

  /// Plays a file, as often as it takes.
  ///
  /// - Throws: `CommandFailure` only about output; all else is a verdict.
  func verdict(on file: ReplayFile, _ textMeasurer: PangoTextMeasurer) -> ReplayVerdict {
    let start = ContinuousClock.now
    var verdict: ReplayVerdict
    do {
      verdict = try updates ? update(file, textMeasurer) : play(file, textMeasurer)
    } catch {
      let failure = CommandFailure(error)
      verdict = ReplayVerdict(
        file: file.name, outcome: failure.status == .diverged ? .failed : .malformed,
        failures: failure.messages.map { ReplayVerdict.Failure(message: $0) })
    }
    verdict.seconds = start.duration(to: .now) / .seconds(1)
    return verdict
  }

  private func play(
    _ file: ReplayFile, _ textMeasurer: PangoTextMeasurer
  ) throws -> ReplayVerdict {
    var stream = DigestStream(keepsAll: isTwice)
    var manner = ReplayFile.Manner(trace: trace, showsProgress: showsProgress)
    manner.observer = { stream.add($0, $1) }
    let session = try file.play(manner, textMeasurer: textMeasurer)
    var verdict = ReplayVerdict(file: file.name, session)
    verdict.stream = stream.value
    guard isTwice, session.report.isSuccess else { return verdict }
    if let failure = try secondFailure(of: file, textMeasurer, after: stream) {
      verdict.outcome = .failed
      verdict.failures.append(failure)
    }
    return verdict
  }

  /// Plays a file again, and names the first event after which the state isn't what it was.
  func secondFailure(
    of file: ReplayFile, _ textMeasurer: PangoTextMeasurer, after first: DigestStream
  ) throws -> ReplayVerdict.Failure? {
    var second = DigestStream(keepsAll: false)
    var failure: ReplayVerdict.Failure?
    var manner = ReplayFile.Manner(showsProgress: showsProgress)
    manner.frames = 1
    manner.observer = { event, target in
      let index = second.count
      second.add(event, target)
      guard failure == nil, first.digest(at: index) != target.digest else { return }
      let position = event.position(in: file.name)
      failure = ReplayVerdict.Failure(
        message:
          "\(position): after `\(event.step.action)`, expected the same state when it is played "
          + "again with frames in between, found #\(digestText(target.digest)) instead of "
          + (first.digest(at: index).map { "#\(digestText($0))" } ?? "no event"),
        position: position)
    }
    let session = try file.play(manner, textMeasurer: textMeasurer)
    if failure == nil, let other = session.report.failures.first {
      failure = ReplayVerdict.Failure(
        message: "\(other), when it is played again with frames in between",
        position: other.position)
    }
    return failure
  }
}

extension ReplayVerdict {
  init(file: String, _ session: ReplayFile.Session) {
    let failures = session.report.failures.map {
      Failure(message: $0.description, position: $0.position)
    }
    self.init(
      file: file, outcome: failures.isEmpty ? .passed : .failed, failures: failures,
      report: session.report, notes: session.notes)
  }
}
