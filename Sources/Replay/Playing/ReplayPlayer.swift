import VirtualTime

/// What came of playing a script.
public struct ReplayReport: Equatable, Sendable {
  /// How many steps were begun.
  public var steps = 0
  /// How many digests were compared.
  public var digests = 0
  /// How many expectations were checked.
  public var expectations = 0
  /// Whether the script says where it ends; otherwise it is a prefix, whose writer was killed.
  public var isComplete = false
  /// Where the target stood when playing stopped.
  public var end = Instant.zero
  /// What was not as it should be. Nothing is played after a divergence or a target's error.
  public var failures: [ReplayFailure] = []

  /// Creates the report of a script of which nothing was played.
  public init() {}

  /// Whether everything that was checked held.
  public var isSuccess: Bool {
    failures.isEmpty
  }
}

/// Plays a script on a target, and checks that the same comes of it.
public struct ReplayPlayer: Sendable {
  /// The script, with the places of its steps in its file.
  public let script: ReplayScript

  /// Creates a player of a script.
  ///
  /// A script that was built rather than read gets the places it has in its canonical text, under
  /// the name `file`.
  ///
  /// - Throws: `ReplayError` for a script that can't be read back, such as one whose times fall.
  public init(_ script: ReplayScript, file: String = "script") throws(ReplayError) {
    let isPlaced = script.steps.allSatisfy { $0.source != nil }
    self.script =
      isPlaced && !script.file.isEmpty
      ? script : try ReplayScript(parsing: script.description, file: file)
  }

  /// Plays the script.
  ///
  /// - Parameters:
  ///   - target: A target at its beginning.
  ///   - instant: Where to stop, with everything done that happens until then; `nil` for the end.
  /// - Returns: What was checked, and what didn't hold.
  /// - Throws: `ReplayError` for a step that names an element which isn't there.
  public func play(
    on target: some ReplayTarget, until instant: Instant? = nil
  ) throws(ReplayError) -> ReplayReport {
    var run = ReplayRun(
      steps: ScriptSteps(script),
      session: ReplaySession(on: target, version: script.header.version),
      limit: instant, isComplete: script.isComplete, recordedFonts: script.header.fonts,
      recordedProgram: script.header.program)
    return try run.play { _ in }
  }

  /// Plays the script on two targets at once and compares their states after each event.
  ///
  /// The digests of the script itself don't count, only its expectations; `expected` and `found` of
  /// a divergence are the first and the second target's.
  ///
  /// - Throws: `ReplayError` for a step that names an element which isn't there.
  public func compare<First: ReplayTarget, Second: ReplayTarget>(
    _ first: First, with second: Second
  ) throws(ReplayError) -> ReplayReport {
    var firstRun = ReplayRun(
      steps: ScriptSteps(script), session: ReplaySession(on: first, version: script.header.version),
      limit: nil,
      isComplete: script.isComplete)
    var secondRun = ReplayRun(
      steps: ScriptSteps(script),
      session: ReplaySession(on: second, version: script.header.version), limit: nil,
      isComplete: script.isComplete)
    while let beat = try firstRun.next() {
      guard try secondRun.next() != nil else { break }
      firstRun.checkExpectation(beat)
      firstRun.checkEffect(beat)
      secondRun.compare(with: first, after: beat)
    }
    var report = firstRun.finish()
    let other = secondRun.finish()
    report.digests = other.digests
    report.failures += other.failures
    return report
  }
}

extension ReplayReader {
  /// Plays the script while it is read: what that takes doesn't grow with the file.
  ///
  /// - Parameters:
  ///   - target: A target at its beginning.
  ///   - instant: Where to stop, with everything done that happens until then; `nil` for the end.
  ///   - lastStep: The number of the step, from 0, behind which to stop, once all of it has happened; `nil`
  ///     for the last.
  ///   - isComplete: Whether the script says where it ends, which `ReplayOutline` knows.
  ///   - checks: What is compared.
  ///   - progress: Is told from time to time where the target is.
  ///   - observer: Is told of each event, once it has happened and was checked; nil for nobody.
  /// - Returns: What was checked, and what didn't hold.
  /// - Throws: `ReplayError` for a step that names an element which isn't there, and for what can't
  ///   be read.
  public consuming func play(
    on target: some ReplayTarget, until instant: Instant? = nil, through lastStep: Int? = nil,
    isComplete: Bool, checks: ReplayChecks = .everything,
    progress: (Instant) -> Void = { _ in }, observer: ((PlayedEvent) -> Void)? = nil
  ) throws(ReplayError) -> ReplayReport {
    var run = ReplayRun(
      steps: self, session: ReplaySession(on: target, version: header.version), limit: instant,
      lastStep: lastStep, isComplete: isComplete, recordedFonts: header.fonts,
      recordedProgram: header.program, checks: checks)
    return try run.play(progress: progress, observer: observer)
  }
}

extension ReplayRun {
  /// How far time goes on at once: a game's clock ticks six hundred times in it.
  private static var longestAdvance: Duration { .seconds(600) }

  /// Plays everything, and checks it.
  mutating func play(
    progress: (Instant) -> Void, observer: ((PlayedEvent) -> Void)? = nil
  ) throws(ReplayError) -> ReplayReport {
    var told = now
    while let time = try nextTime() {
      advanceInPieces(to: Instant(milliseconds: time), progress)
      guard let beat = try next() else { break }
      check(beat)
      observer?(PlayedEvent(index: beat.index, step: beat.step, isLast: beat.isLast))
      // Who watches looks at a clock, which takes longer than many a step.
      guard now != told else { continue }
      told = now
      progress(told)
    }
    if let limit, !isOver { advanceInPieces(to: limit, progress, isLast: true) }
    return finish()
  }

  /// Nobody can tell whether time went on at once or in pieces, but who watches sees it.
  private mutating func advanceInPieces(
    to instant: Instant, _ progress: (Instant) -> Void, isLast: Bool = false
  ) {
    while !isOver, now.advanced(by: Self.longestAdvance) < instant {
      advance(to: now.advanced(by: Self.longestAdvance))
      progress(now)
    }
    if isLast, !isOver, now < instant { advance(to: instant) }
  }
}
