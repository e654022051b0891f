import Interaction
import Replay

/// How a target failed, and the text that says so.
struct FuzzFailure {
  var kind: FuzzFinding.Kind
  var message: String

  /// What a target threw.
  init(_ message: String, violation: InvariantViolation?) {
    kind = violation.map { .violation(invariant: $0.invariant) } ?? .failure
    self.message = message
  }

  /// What holds no more at the end.
  init(_ violation: InvariantViolation) {
    kind = .violation(invariant: violation.invariant)
    message = violation.description
  }

  /// Something else is drawn.
  init(drawing message: String) {
    kind = .drawing
    self.message = message
  }

  /// Another state than in the first run.
  init(divergence: String) {
    kind = .divergence
    message = divergence
  }
}

/// One round of a fuzzer: draws steps and plays them, with the target in sight.
struct FuzzRound<Target: ReplayTarget> {
  private(set) var script: ReplayScript
  /// How many steps were played, by kind.
  private(set) var counts: [String: Int] = [:]
  /// The state after each step, as its digest.
  private(set) var digests: [UInt64] = []
  private let parameters: FuzzParameters
  private let target: CheckedTarget<Target>
  private var steps: StepGenerator
  private var session: ReplaySession<CheckedTarget<Target>>

  init(
    _ parameters: FuzzParameters, generator: FuzzGenerator, target: CheckedTarget<Target>,
    learnt: LearntSteps
  ) {
    self.parameters = parameters
    self.target = target
    script = ReplayScript(header: parameters.header)
    steps = StepGenerator(parameters, generator: generator, learnt: learnt)
    session = ReplaySession(on: target, version: parameters.header.version)
  }

  /// Names the fonts of the target in the script, as recordings do: in others it may come out
  /// otherwise. Version 1 of the language can't say so.
  mutating func nameFonts() {
    guard let fonts = target.fonts else { return }
    script.header.fonts = fonts
  }

  /// Plays the round to its end, or to its failure.
  mutating func run(journal: (String) throws -> Void) throws -> FuzzFailure? {
    try journal(script.description)
    for _ in 0..<parameters.steps {
      let before = steps.time
      steps.goOn(on: target)
      // What an earlier step still does now may take away what is there to be chosen.
      let isAwaited = session.nextPendingTime.map { $0 <= steps.time } ?? false
      if steps.time > before || isAwaited, let failure = try play(.wait, journal: journal) {
        return failure
      }
      let action = steps.draw(on: target)
      counts[action.kind, default: 0] += 1
      if let failure = try play(action, journal: journal) { return failure }
    }
    steps.goOnToEnd()
    return try play(.end, journal: journal)
  }

  /// Plays an action at the time that the steps have come to.
  private mutating func play(
    _ action: ReplayAction, journal: (String) throws -> Void
  ) throws -> FuzzFailure? {
    let step = ReplayStep(at: steps.time, action)
    script.steps.append(step)
    try journal("\(step)\n")
    do throws(ReplayStepError) {
      try session.play(step)
    } catch {
      return FuzzFailure(error.description, violation: target.violation)
    }
    digests.append(target.digest)
    return nil
  }
}

extension ReplayAction {
  /// The action's word.
  fileprivate var kind: String {
    switch self {
    case .start: "start"
    case .wait, .waitUntil: "wait"
    case .tap: "tap"
    case .press: "press"
    case .drag: "drag"
    case .pointer(let phase, _, _): phase.rawValue
    case .scroll, .scrollTo: "scroll"
    case .key: "key"
    case .text: "text"
    case .marked: "marked"
    case .paste: "paste"
    case .message: "message"
    case .resize: "resize"
    case .focus: "focus"
    case .expect, .expectEffect, .expectPicture: "expect"
    case .end: "end"
    }
  }
}
