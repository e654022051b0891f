import Interaction
import VirtualTime

/// One event or step that just happened.
struct ReplayBeat {
  /// The number of the step that it belongs to.
  var index: Int
  var step: ReplayStep
  /// Whether all of the step has happened.
  var isLast: Bool
}

/// A script on its way, one event or step at a time.
struct ReplayRun<Target: ReplayTarget, Steps: ReplayStepSource> {
  private var steps: Steps
  private var session: ReplaySession<Target>
  let limit: Instant?
  private let recordedFonts: ReplayFonts?
  private let recordedProgram: String?
  /// The step that comes next, once it was asked for.
  private var upcoming: ReplayStep?
  /// The step that waits for something to hold.
  private var waiting: Waiting?
  /// The steps that have begun and still do something, by their numbers.
  private var open: [Int: ReplayStep] = [:]
  private var openBytes = 0
  private var nextStep = 0
  private var hasStopped = false
  /// The number of the step behind which nothing is played; nil for the last.
  private let lastStep: Int?
  private let checks: ReplayChecks
  private var report = ReplayReport()
  /// The snapshot that the script's changes add up to.
  private var expected = StateSnapshot()
  /// Whether the script had the whole snapshot at its start.
  private var knowsAllLines = false
  /// The names that changes have mentioned, as lines; for scripts that don't know them all.
  private var mentioned = StateSnapshot()
  /// What the program asked for and no step has found yet.
  private var effects = ExpectedEffects()
  /// The digest that was compared last.
  private var lastDigest: UInt64?

  /// - Parameters:
  ///   - steps: What is played.
  ///   - session: What plays it.
  ///   - limit: Where to stop; nil for the end.
  ///   - lastStep: The number of the step behind which to stop; nil for the last.
  ///   - isComplete: Whether the script says where it ends.
  ///   - recordedFonts: The fonts that failures tell of, where the target has others.
  ///   - recordedProgram: The program that failures tell of, where the target is another.
  ///   - checks: What is compared.
  init(
    steps: Steps, session: ReplaySession<Target>, limit: Instant?, lastStep: Int? = nil,
    isComplete: Bool, recordedFonts: ReplayFonts? = nil,
    recordedProgram: String? = nil, checks: ReplayChecks = .everything
  ) {
    self.lastStep = lastStep
    self.checks = checks
    self.recordedFonts = recordedFonts
    self.recordedProgram = recordedProgram
    self.steps = steps
    self.session = session
    self.limit = limit
    report.isComplete = isComplete
  }

  private var target: Target {
    session.target
  }

  /// Where the target is.
  var now: Instant {
    target.now
  }

  /// When the next thing happens; nil when there is none before the limit.
  mutating func nextTime() throws(ReplayError) -> Int64? {
    guard !hasStopped else { return nil }
    if let waiting {
      let time = nextTime(of: waiting)
      return isBehindLimit(time) ? nil : time
    }
    if upcoming == nil, lastStep.map({ nextStep <= $0 }) ?? true { upcoming = try steps.next() }
    guard upcoming != nil || session.nextPendingTime != nil else { return nil }
    let time = min(session.nextPendingTime ?? .max, upcoming?.time ?? .max)
    return isBehindLimit(time) ? nil : time
  }

  /// Lets the target's time go on, not behind the next thing that happens.
  mutating func advance(to instant: Instant) {
    do {
      try target.advance(to: instant)
    } catch {
      guard let step = upcoming else { return }
      fail(index: nextStep, step, .target(message: "\(error)"))
    }
  }

  /// Lets the next thing happen; `nil` when there is none.
  mutating func next() throws(ReplayError) -> ReplayBeat? {
    if let waiting { return goOn(waiting) }
    guard let time = try nextTime() else { return nil }
    if let pending = session.nextPendingTime, pending <= upcoming?.time ?? .max {
      return sendPending(at: time)
    }
    guard let step = upcoming else { return nil }
    let index = nextStep
    upcoming = nil
    nextStep += 1
    report.steps += 1
    do {
      let isOver = try session.begin(step, index: index)
      if case .waitUntil(let expectation, let milliseconds) = step.action {
        let wait = Waiting(
          index: index, step: step, expectation: expectation, until: time + milliseconds)
        return goOn(wait)
      }
      if !isOver { try keep(step, index: index) }
      return ReplayBeat(index: index, step: step, isLast: isOver)
    } catch let error as ReplayStepError {
      switch error {
      case .unknownElement(let identifier, let operand):
        throw unknownElement(identifier, step: step, operand: operand)
      case .outOfReach(let identifier):
        throw outOfReach(identifier, step: step)
      case .noGap(let identifier, let operand):
        var error = ReplayError(
          at: step.position(in: steps.file, operand: operand),
          expected: "a place beside an element that no element is at",
          found: "none around `\(identifier.shortened)`")
        error.note = surroundings
        throw error
      case .target(let message):
        fail(index: index, step, .target(message: message))
        return nil
      }
    } catch let error as ReplayError {
      throw error
    } catch {
      fail(index: index, step, .target(message: "\(error)"))
      return nil
    }
  }

  /// Keeps a step until its last event, for what it says of the state after that.
  private mutating func keep(_ step: ReplayStep, index: Int) throws(ReplayError) {
    openBytes += step.changeBytes
    guard openBytes <= ReplayGrammar.changeBytes else {
      throw ReplayError(
        at: step.position(in: steps.file),
        expected:
          "changes of at most \(ReplayGrammar.changeBytes) bytes for all that happens at a time",
        found: "more")
    }
    open[index] = step
  }

  private func unknownElement(
    _ identifier: String, step: ReplayStep, operand: Int
  ) -> ReplayError {
    let similar = similarNames(to: identifier, among: target.elementIdentifiers)
    var error = ReplayError(
      at: step.position(in: steps.file, operand: operand),
      expected: ReplayError.element, found: "`\(identifier.shortened)`")
    error.similar = similar
    error.note = surroundings
    return error
  }

  private func outOfReach(_ identifier: String, step: ReplayStep) -> ReplayError {
    var error = unknownElement(identifier, step: step, operand: 0)
    error.expected = ReplayError.reachable
    return error
  }

  /// In other fonts cards stand elsewhere, and clicks come out otherwise.
  private var otherFonts: OtherFonts? {
    guard let recordedFonts, let here = target.fonts else { return nil }
    return OtherFonts(recorded: recordedFonts, here: here)
  }

  /// Another version may have put things elsewhere.
  private var otherProgram: OtherProgram? {
    guard let recordedProgram, let here = target.program else { return nil }
    return OtherProgram(recorded: recordedProgram, here: here)
  }

  /// What is another here than where the script was recorded, a line each; nil for nothing.
  private var surroundings: String? {
    let lines = [otherFonts?.description, otherProgram?.description].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n  ")
  }

  private mutating func sendPending(at time: Int64) -> ReplayBeat? {
    guard let index = session.nextPendingStep, let step = open[index] else { return nil }
    do {
      guard let sent = try session.sendPending(through: time) else { return nil }
      if sent.isLast {
        open[index] = nil
        openBytes -= step.changeBytes
      }
      return ReplayBeat(index: index, step: step, isLast: sent.isLast)
    } catch {
      fail(index: index, step, .target(message: error.description))
      return nil
    }
  }

  private func isBehindLimit(_ time: Int64) -> Bool {
    limit.map { Instant(milliseconds: time) > $0 } ?? false
  }

  // MARK: Waiting

  /// When something may next make true what is waited for.
  private func nextTime(of waiting: Waiting) -> Int64 {
    let passed = target.now.millisecondsRoundedUp
    // An instant in between whole milliseconds belongs to the next one.
    let deadline = target.nextDeadline.map { max($0.millisecondsRoundedUp, passed + 1) }
    return min(waiting.until, deadline ?? .max, session.nextPendingTime ?? .max)
  }

  /// Lets time go on until what is waited for holds, or another step's event happens on the way.
  private mutating func goOn(_ wait: Waiting) -> ReplayBeat? {
    while true {
      let isMet = wait.expectation.holds(for: target.text(of: wait.expectation.subject))
      let isTooLate = target.now >= Instant(milliseconds: wait.until)
      if isMet || (isTooLate && (session.nextPendingTime ?? .max) > wait.until) {
        waiting = nil
        return ReplayBeat(index: wait.index, step: wait.step, isLast: true)
      }
      waiting = wait
      let time = nextTime(of: wait)
      guard !isBehindLimit(time) else { return nil }
      if let pending = session.nextPendingTime, pending <= time {
        return sendPending(at: time)
      }
      do {
        try target.advance(to: Instant(milliseconds: time))
      } catch {
        fail(index: wait.index, wait.step, .target(message: "\(error)"))
        return nil
      }
    }
  }

  // MARK: Checks

  /// Compares the state with what the script says about it.
  mutating func check(_ beat: ReplayBeat) {
    checkExpectation(beat)
    checkPicture(beat)
    checkEffect(beat)
    guard beat.isLast, !hasStopped else { return }
    let step = beat.step
    guard let digest = step.digest, checks == .everything else { return }
    expected.apply(step.changes)
    knowsAllLines = knowsAllLines || (step.action == .start && !step.changes.isEmpty)
    if !knowsAllLines {
      mentioned.apply(step.changes.map { SnapshotChange(name: $0.name, value: "") })
    }
    report.digests += 1
    let found = target.digest
    guard found == digest else {
      return fail(
        index: beat.index, step,
        .divergence(
          expected: digest, found: found, differences: differences(from: target.snapshot)))
    }
    // What was the same and is the same needs no second look.
    guard found != lastDigest || !step.changes.isEmpty else { return }
    lastDigest = found
    let wrong = differences(from: target.snapshot)
    guard !wrong.isEmpty else { return }
    fail(index: beat.index, step, .lines(differences: wrong))
  }

  mutating func checkExpectation(_ beat: ReplayBeat) {
    switch beat.step.action {
    case .expect(let expectation): check(expectation, waited: nil, beat)
    case .waitUntil(let expectation, let milliseconds) where beat.isLast:
      check(expectation, waited: milliseconds, beat)
    default: break
    }
  }

  private mutating func check(
    _ expectation: ReplayExpectation, waited: Int64?, _ beat: ReplayBeat
  ) {
    report.expectations += 1
    let found = target.text(of: expectation.subject)
    guard !expectation.holds(for: found) else { return }
    let similar = found == nil ? target.names(like: expectation.subject) : []
    let kind: ReplayFailure.Kind
    switch (expectation.subject, expectation.comparison, waited) {
    case (.state(let name), .equal(let value), nil):
      kind = .expectation(name: name, expected: value, found: found, similar: similar)
    default:
      kind = .unmet(expectation, found: found, similar: similar, waited: waited)
    }
    appendUnmet(beat, kind)
  }

  private mutating func appendUnmet(_ beat: ReplayBeat, _ kind: ReplayFailure.Kind) {
    append(index: beat.index, beat.step, kind)
    // Whoever expects that much in vain is told often enough.
    hasStopped = report.failures.count >= ReplayGrammar.failures
  }

  private mutating func checkPicture(_ beat: ReplayBeat) {
    guard case .expectPicture(let name, let tolerance) = beat.step.action else { return }
    report.expectations += 1
    let difference = target.difference(fromPicture: name, tolerance: tolerance)
    guard let difference else { return }
    appendUnmet(beat, .picture(name: name, difference: difference))
  }

  /// Whether the program asked for what a step expects.
  mutating func checkEffect(_ beat: ReplayBeat) {
    effects.add(target.takeEffects())
    guard case .expectEffect(let effect) = beat.step.action else { return }
    report.expectations += 1
    let missed = effects.find(effect)
    guard let missed else { return }
    appendUnmet(beat, .effect(expected: effect, found: missed))
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
      index: beat.index, beat.step,
      .divergence(expected: expected, found: found, differences: differences))
  }

  private func differences(from snapshot: StateSnapshot) -> [SnapshotDifference] {
    expected.pairs(with: snapshot)
      .filter { $0.own != $0.other && (knowsAllLines || mentioned[$0.name] != nil) }
      .map { SnapshotDifference(name: $0.name, expected: $0.own, found: $0.other) }
  }

  private mutating func append(index: Int, _ step: ReplayStep, _ kind: ReplayFailure.Kind) {
    var failure = ReplayFailure(
      position: step.position(in: steps.file), step: index, action: "\(step.action)", kind: kind)
    if !kind.isOfTarget {
      failure.otherFonts = otherFonts
      failure.otherProgram = otherProgram
    }
    report.failures.append(failure)
  }

  private mutating func fail(index: Int, _ step: ReplayStep, _ kind: ReplayFailure.Kind) {
    append(index: index, step, kind)
    hasStopped = true
  }

  /// Reports, once time has gone on to the limit.
  mutating func finish() -> ReplayReport {
    report.end = target.now
    return report
  }

  /// Whether nothing more is played.
  var isOver: Bool {
    hasStopped
  }
}

/// A step on which a script waits until something holds.
private struct Waiting {
  var index: Int
  var step: ReplayStep
  var expectation: ReplayExpectation
  /// In milliseconds since the start.
  var until: Int64
}
