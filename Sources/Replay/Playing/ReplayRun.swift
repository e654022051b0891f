import VirtualTime

/// One event or step that just happened.
struct ReplayBeat {
  /// The number of the step that it belongs to.
  var step: Int
  /// Whether all of the step has happened.
  var isLast: Bool
}

/// A script on its way, one event or step at a time.
struct ReplayRun<Target: ReplayTarget> {
  let script: ReplayScript
  private var session: ReplaySession<Target>
  private let limit: Instant?
  private var nextStep = 0
  private var hasStopped = false
  private var report = ReplayReport()
  /// The snapshot that the script's changes add up to.
  private var expected = ReplaySnapshot()
  /// Whether the script had the whole snapshot at its start.
  private var knowsAllLines = false
  /// The names that changes have mentioned, as lines; for scripts that don't know them all.
  private var mentioned = ReplaySnapshot()

  init(script: ReplayScript, session: ReplaySession<Target>, limit: Instant?) {
    self.script = script
    self.session = session
    self.limit = limit
    report.isComplete = script.isComplete
  }

  private var target: Target {
    session.target
  }

  /// Lets the next thing happen; `nil` when there is none.
  mutating func next() throws(ReplayError) -> ReplayBeat? {
    guard !hasStopped else { return nil }
    let stepTime = script.steps.indices.contains(nextStep) ? script.steps[nextStep].time : nil
    if let time = session.nextPendingTime, time <= stepTime ?? .max {
      guard !isBehindLimit(time) else { return nil }
      return sendPending(at: time)
    }
    guard let stepTime, !isBehindLimit(stepTime) else { return nil }
    let index = nextStep
    nextStep += 1
    report.steps += 1
    do {
      return ReplayBeat(step: index, isLast: try session.begin(script.steps[index], index: index))
    } catch {
      switch error {
      case .unknownElement(let identifier, let operand):
        throw unknownElement(identifier, step: index, operand: operand)
      case .target(let message):
        fail(step: index, .target(message: message))
        return nil
      }
    }
  }

  private func unknownElement(_ identifier: String, step: Int, operand: Int) -> ReplayError {
    let similar = similarNames(to: identifier, among: target.elementIdentifiers)
    return ReplayError(
      at: script.position(ofStep: step, operand: operand),
      expected: "an element on the stage",
      found: "`\(identifier.shortened)`" + similarText(similar))
  }

  private mutating func sendPending(at time: Int64) -> ReplayBeat? {
    let step = session.nextPendingStep ?? 0
    do {
      return try session.sendPending(through: time).map {
        ReplayBeat(step: $0.step, isLast: $0.isLast)
      }
    } catch {
      fail(step: step, .target(message: error.description))
      return nil
    }
  }

  private func isBehindLimit(_ time: Int64) -> Bool {
    limit.map { Instant(milliseconds: time) > $0 } ?? false
  }

  // MARK: Checks

  /// Compares the state with what the script says about it.
  mutating func check(_ beat: ReplayBeat) {
    checkExpectation(beat)
    guard beat.isLast, !hasStopped else { return }
    let step = script.steps[beat.step]
    guard let digest = step.digest else { return }
    expected.apply(step.changes)
    knowsAllLines = knowsAllLines || (step.action == .start && !step.changes.isEmpty)
    if !knowsAllLines {
      mentioned.apply(step.changes.map { SnapshotChange(name: $0.name, value: "") })
    }
    report.digests += 1
    let found = target.digest
    guard found != digest else { return }
    fail(
      step: beat.step,
      .divergence(
        expected: digest, found: found, differences: differences(from: target.snapshot)))
  }

  mutating func checkExpectation(_ beat: ReplayBeat) {
    guard case .expect(let name, let value) = script.steps[beat.step].action else { return }
    report.expectations += 1
    let snapshot = target.snapshot
    let found = snapshot[name]
    guard found != value else { return }
    let similar =
      found == nil ? similarNames(to: name, among: snapshot.lines.map(\.name)) : []
    append(
      step: beat.step,
      .expectation(name: name, expected: value, found: found, similar: similar))
  }

  /// Compares the state with another target's.
  mutating func compare(with other: some ReplayTarget, after beat: ReplayBeat) {
    guard !hasStopped else { return }
    report.digests += 1
    let (expected, found) = (other.digest, target.digest)
    guard expected != found else { return }
    let differences = other.snapshot.pairs(with: target.snapshot)
      .filter { $0.own != $0.other }
      .map { SnapshotDifference(name: $0.name, expected: $0.own, found: $0.other) }
    fail(
      step: beat.step, .divergence(expected: expected, found: found, differences: differences))
  }

  private func differences(from snapshot: ReplaySnapshot) -> [SnapshotDifference] {
    expected.pairs(with: snapshot)
      .filter { $0.own != $0.other && (knowsAllLines || mentioned[$0.name] != nil) }
      .map { SnapshotDifference(name: $0.name, expected: $0.own, found: $0.other) }
  }

  private mutating func append(step: Int, _ kind: ReplayFailure.Kind) {
    report.failures.append(
      ReplayFailure(
        position: script.position(ofStep: step), step: step,
        action: "\(script.steps[step].action)", kind: kind))
  }

  private mutating func fail(step: Int, _ kind: ReplayFailure.Kind) {
    append(step: step, kind)
    hasStopped = true
  }

  /// Lets time go on to the limit, and reports.
  mutating func finish() -> ReplayReport {
    if let limit, !hasStopped, target.now < limit {
      do {
        try target.advance(to: limit)
      } catch {
        fail(step: max(0, nextStep - 1), .target(message: "\(error)"))
      }
    }
    report.end = target.now
    return report
  }
}
