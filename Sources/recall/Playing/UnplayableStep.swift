import RecallUI
import Replay

/// A step that can't be played, such as one that names what isn't there.
struct UnplayableStep {
  /// What everything before it led to.
  var stage: Stage
  /// When it would have happened, by the session's clock.
  var instant: Instant
  /// Its number, from 0; nil for one of a file that is used.
  var step: Int?
  /// Where it stands in the file, from 1.
  var line: Int?
  /// When, as the file says it, in milliseconds.
  var time: Int64?
  /// As the file says it.
  var action: String
  /// Why it can't be played.
  var error: ReplayError

  var message: String { error.description }
}

extension UnplayableStep {
  /// The step that an error tells of, as far as it stands in a script's own file.
  ///
  /// - Parameters:
  ///   - error: What playing threw.
  ///   - script: The script; nil where it isn't known.
  ///   - file: What errors call it.
  ///   - target: What everything before it was played on.
  init(_ error: ReplayError, of script: ReplayScript?, in file: String, on target: StageTarget) {
    let line = error.position.file == file ? error.position.line : nil
    let index = line.flatMap { line in script?.steps.firstIndex { $0.line == line } }
    let step = index.flatMap { script?.steps[$0] }
    self.init(
      stage: target.stage, instant: target.now, step: index, line: line, time: step?.time,
      action: step.map { "\($0.action)" } ?? "what can't be played", error: error)
  }
}
