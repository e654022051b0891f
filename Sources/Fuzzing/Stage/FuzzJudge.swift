import Replay

/// Plays scripts again, to tell whether they fail.
struct FuzzJudge<Target: ReplayTarget> {
  var subject: StageSubject<Target>
  /// What the slices of time are drawn from.
  var sliceSeed: UInt64

  /// How a script fails, if it does so in a way.
  func failure(of script: ReplayScript, like kind: FuzzFinding.Kind) throws -> FuzzFailure? {
    switch kind {
    case .divergence: return try divergence(of: script)
    case .drawing: return try drawing(of: script)
    case .failure, .violation:
      let target = try subject.checkedTarget(script.header)
      let report = try ReplayPlayer(script, file: "minimal").play(on: target)
      var failure = subject.endViolation(target.base).map(FuzzFailure.init)
      if case .target(let message)? = report.failures.first?.kind {
        failure = FuzzFailure(message, violation: target.violation)
      }
      return failure?.kind == kind ? failure : nil
    }
  }

  /// Where two runs of a script come to different states, if they do.
  ///
  /// The second run gets the script as it was printed and read, and time in slices.
  func divergence(of script: ReplayScript) throws -> FuzzFailure? {
    let read = try ReplayScript(parsing: script.description, file: "printed")
    guard read == script else {
      return FuzzFailure(divergence: "expected the printed script to read as it was written")
    }
    // A frame more, or a frame less, may be what it takes.
    for slices in [1, Self.slicesPerLook] {
      let first = try subject.makeTarget(script.header)
      let second = try slicedTarget(script.header, slicesPerLook: slices)
      let report = try ReplayPlayer(read).compare(first, with: second)
      if let failure = report.failures.first {
        return FuzzFailure(divergence: failure.description)
      }
    }
    return nil
  }

  /// What is drawn otherwise after a script by a target that was looked at on the way.
  private func drawing(of script: ReplayScript) throws -> FuzzFailure? {
    for slices in [1, Self.slicesPerLook] {
      let first = try subject.makeTarget(script.header)
      let second = try slicedTarget(script.header, slicesPerLook: slices)
      _ = try ReplayPlayer(script).play(on: first)
      _ = try ReplayPlayer(script).play(on: second)
      if let difference = subject.difference(first, second.base) {
        return FuzzFailure(drawing: difference)
      }
    }
    return nil
  }

  /// Plays a script that was played before, looked at on the way, and tells what comes out otherwise.
  ///
  /// - Parameters:
  ///   - script: What was played.
  ///   - digests: The states after each of its steps.
  ///   - first: What it was played on.
  func secondLook(
    at script: ReplayScript, digests: [UInt64], first: Target
  ) throws -> FuzzFailure? {
    let read = try ReplayScript(parsing: script.description, file: "printed")
    guard read == script else {
      return FuzzFailure(divergence: "expected the printed script to read as it was written")
    }
    let target = try slicedTarget(script.header, slicesPerLook: Self.slicesPerLook)
    var session = ReplaySession(on: target, version: script.header.version)
    for (index, step) in read.steps.enumerated() {
      do {
        try session.play(step)
      } catch {
        if let failure = try divergence(of: script) { return failure }
        if subject.mayDifferTheFirstTime { return nil }
        return FuzzFailure(
          divergence: "expected the second run to go as the first one, found \(error)")
      }
      guard index < digests.count, target.digest != digests[index] else { continue }
      // What differs is asked for again, event by event.
      if let failure = try divergence(of: script) { return failure }
      if subject.mayDifferTheFirstTime { return nil }
      return FuzzFailure(divergence: "expected the same state after `\(step)` in a second run")
    }
    guard let difference = subject.difference(first, target.base) else { return nil }
    if subject.mayDifferTheFirstTime { return try drawing(of: script) }
    return FuzzFailure(drawing: difference)
  }

  /// Of so many slices of time a second run looks at one: a frame while cards are dealt takes as long as
  /// a hundred moves of a pointer.
  private static var slicesPerLook: UInt64 { 4 }

  private func slicedTarget(
    _ header: ReplayHeader, slicesPerLook: UInt64
  ) throws -> SlicedTarget<Target> {
    SlicedTarget(
      try subject.makeTarget(header), seed: sliceSeed, slicesPerLook: slicesPerLook,
      look: subject.look)
  }

  /// The elements that are there when a script with a header begins.
  func elements(atTheBeginningOf header: ReplayHeader) -> [String] {
    (try? subject.makeTarget(header).elementIdentifiers) ?? []
  }

  /// The elements that stand where the steps of a script point to, by the numbers of the steps.
  func elements(under script: ReplayScript) -> [Int: String] {
    guard let target = try? subject.makeTarget(script.header) else { return [:] }
    var session = ReplaySession(on: target, version: script.header.version)
    var names: [Int: String] = [:]
    for (index, step) in script.steps.enumerated() {
      guard (try? target.advance(to: step.instant)) != nil else { break }
      if case .point(let point)? = step.action.place {
        names[index] = target.element(at: point.cgPoint)?.identifier
      }
      guard (try? session.play(step)) != nil else { break }
    }
    return names
  }
}

extension ReplayAction {
  /// Where it happens, or begins; nil for nowhere.
  var place: ScriptPlace? {
    switch self {
    case .tap(let place, _), .press(let place, _, _), .drag(let place, _, _, _),
      .pointer(_, let place, _), .scroll(let place, _):
      place
    default: nil
    }
  }
}
