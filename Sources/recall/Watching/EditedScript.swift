import Replay
import ReplayViewer

extension ReplayScript {
  /// The script with some changes, one after the other, in the order of time. What it said of the state goes: that
  /// is another one now. What it expects stays.
  ///
  /// - Throws: `CommandFailure` for a step that there isn't, and for an action that can't be read.
  func edited(by edits: [WatchEdit]) throws -> ReplayScript {
    var steps = self.steps.enumerated().map { NumberedStep(number: $0.offset, step: $0.element) }
    for edit in edits {
      switch edit {
      case .skip(let step): steps.remove(at: try place(of: step, in: steps))
      case .retime(let step, let milliseconds):
        steps[try place(of: step, in: steps)].step.time = milliseconds
        // A trade that comes behind is one with the neighbour in time.
        steps = steps.enumerated()
          .sorted { ($0.element.step.time, $0.offset) < ($1.element.step.time, $1.offset) }
          .map(\.element)
      case .moveBack(let step): trade(try place(of: step, in: steps), -1, in: &steps)
      case .moveOn(let step): trade(try place(of: step, in: steps), 1, in: &steps)
      case .insert(let milliseconds, let action):
        let step = try self.step(action, at: milliseconds)
        let place = steps.firstIndex { $0.step.time > milliseconds || $0.step.action == .end }
        steps.insert(NumberedStep(number: nil, step: step), at: place ?? steps.count)
      }
    }
    return written(steps.map(\.step))
  }

  private struct NumberedStep {
    /// In the script as it was; nil for what was inserted.
    var number: Int?
    var step: ReplayStep
  }

  private func place(of step: Int, in steps: [NumberedStep]) throws -> Int {
    if let place = steps.firstIndex(where: { $0.number == step }) { return place }
    throw CommandFailure(
      .wrongInput,
      [
        "expected a step that is there, found step \(step) of \(self.steps.count), or one that is skipped"
      ])
  }

  /// Two neighbours do each at the other's time what they do.
  private func trade(_ place: Int, _ direction: Int, in steps: inout [NumberedStep]) {
    let other = place + direction
    guard steps.indices.contains(other), steps[place].step.action != .end,
      steps[other].step.action != .end
    else { return }
    let (time, otherTime) = (steps[place].step.time, steps[other].step.time)
    (steps[place].step.time, steps[other].step.time) = (otherTime, time)
    steps.swapAt(place, other)
  }

  private func step(_ action: String, at milliseconds: Int64) throws -> ReplayStep {
    do {
      let script = try ReplayScript(
        parsing: "\(ReplayScript(header: header))\n\(milliseconds) \(action)\n",
        file: "what is inserted")
      guard let step = script.steps.first, script.steps.count == 1 else {
        throw CommandFailure(.wrongInput, ["expected an action to insert, found `\(action)`"])
      }
      return step
    } catch let error as ReplayError {
      throw CommandFailure(
        .wrongInput, ["\(action): expected \(error.expected), found \(error.found)"])
    }
  }

  private func written(_ steps: [ReplayStep]) -> ReplayScript {
    var script = self
    // Swift's sort keeps the order of equals, though it doesn't promise to: the index does.
    let ordered = steps.enumerated().filter { $0.element.action != .start }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    let last = ordered.map(\.endTime).max() ?? 0
    script.steps = ordered.filter { $0.action != .end }.map { step in
      var step = step
      (step.digest, step.changes) = (nil, [])
      return step
    }
    script.steps.append(ReplayStep(at: last, .end))
    return script
  }
}
