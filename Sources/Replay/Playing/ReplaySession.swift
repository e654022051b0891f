import Foundation
import Interaction
import VirtualTime

/// Lowers steps to events and sends them: the one path on which a script reaches a target, whether
/// a person wrote it, a recorder or a fuzzer.
///
/// - A tap is a down and an up at one instant.
/// - A press is a down, and an up at the same point when it ends.
/// - A drag is a down, a move every 16 ms on the straight line to its end, a last move to the very
///   end, and an up. Both of its places are looked up when it begins.
/// - A key without a phase goes down and up at one instant.
///
/// What a press or a drag does later waits in the session while other steps begin, so that a focus
/// can be lost in the middle of a press.
public struct ReplaySession<Target: ReplayTarget> {
  /// How long a drag takes from one move to the next, in milliseconds: a pointer of a screen with
  /// 60 frames a second.
  public static var millisecondsBetweenMoves: Int64 { 16 }

  /// What the steps are played on.
  public let target: Target
  /// Events of steps that have begun, by time.
  private var pending: ArraySlice<PendingEvent> = []
  /// Where the elements stood that pointers took hold of.
  private var grips: [PointerID: ReplayElement] = [:]

  private struct PendingEvent {
    var time: Int64
    var event: InputEvent
    var step: Int
    var isLast: Bool
  }

  /// Creates a session that plays on `target` from its beginning.
  public init(on target: Target) {
    self.target = target
  }

  /// Sends what steps that have begun do until this one's time, advances to it, and begins the step.
  ///
  /// What a press or a drag does later is sent by the calls that follow.
  public mutating func play(_ step: ReplayStep) throws(ReplayStepError) {
    while try sendPending(through: step.time) != nil {}
    _ = try begin(step, index: 0)
  }

  /// Sends all that the steps which have begun do later.
  public mutating func finish() throws(ReplayStepError) {
    while try sendPending(through: .max) != nil {}
  }

  /// The number of the step whose event comes next of those that have begun.
  var nextPendingStep: Int? {
    pending.first?.step
  }

  /// When the next event happens of a step that has begun, in milliseconds.
  public var nextPendingTime: Int64? {
    pending.first?.time
  }

  /// Sends the next event of a step that has begun, if it happens at `time` or before.
  ///
  /// - Returns: The step's number and whether this was its last event.
  mutating func sendPending(
    through time: Int64
  ) throws(ReplayStepError) -> (step: Int, isLast: Bool)? {
    guard let next = pending.first, next.time <= time else { return nil }
    pending.removeFirst()
    try send(next.event, at: Instant(milliseconds: next.time))
    return (next.step, next.isLast)
  }

  /// Begins a step that is number `index` of a script, at its time.
  ///
  /// - Returns: Whether the step is over, with nothing left of it to send.
  mutating func begin(
    _ step: ReplayStep, index: Int
  ) throws(ReplayStepError) -> Bool {
    let instant = step.instant
    do {
      try target.advance(to: instant)
      let later = try perform(step.action, at: step.time)
      guard let last = later.indices.last else { return true }
      for (position, (time, event)) in later.enumerated() {
        insert(
          PendingEvent(time: time, event: event, step: index, isLast: position == last))
      }
      return false
    } catch let failure as ReplayStepError {
      throw failure
    } catch {
      throw .target(message: "\(error)")
    }
  }

  // MARK: Lowering

  /// Sends what happens at once, and answers with what happens later.
  private mutating func perform(
    _ action: ReplayAction, at time: Int64
  ) throws -> [(time: Int64, event: InputEvent)] {
    let instant = Instant(milliseconds: time)
    switch action {
    case .start, .wait, .expect, .end:
      return []
    case .tap(let place, let use):
      let point = try point(of: place, operand: 0)
      try target.send(use.event(.down, at: point), at: instant)
      try target.send(use.event(.up, at: point), at: instant)
      return []
    case .press(let place, let milliseconds, let use):
      let point = try point(of: place, operand: 0)
      try target.send(use.event(.down, at: point), at: instant)
      return [(later(time, by: milliseconds), use.event(.up, at: point))]
    case .drag(let from, let to, let milliseconds, let use):
      let start = try point(of: from, operand: 0)
      let end = try point(of: to, operand: 1)
      try target.send(use.event(.down, at: start), at: instant)
      return drag(from: start, to: end, at: time, over: milliseconds, use)
    case .pointer(let phase, let place, let use):
      let point = try grippedPoint(of: place, phase: phase, pointer: use.pointer)
      try target.send(use.event(phase, at: point), at: instant)
      return []
    case .scroll(let place, let delta):
      let size = CGSize(width: delta.x.value, height: delta.y.value)
      let point = try point(of: place, operand: 0)
      try target.send(.scroll(ScrollEvent(at: point, by: size)), at: instant)
      return []
    case .key(let phase, let key, let modifiers):
      for phase in phase.map({ [$0] }) ?? [.down, .up] {
        try target.send(.key(KeyEvent(phase, key: key, modifiers: modifiers)), at: instant)
      }
      return []
    case .text(let text):
      try target.send(.text(text), at: instant)
      return []
    case .resize(let size):
      try target.send(.resize(size.cgSize), at: instant)
      return []
    case .focus(let change):
      try target.send(.focus(change), at: instant)
      return []
    }
  }

  private func drag(
    from start: CGPoint, to end: CGPoint, at time: Int64, over milliseconds: Int64,
    _ use: PointerUse
  ) -> [(time: Int64, event: InputEvent)] {
    var events: [(time: Int64, event: InputEvent)] = []
    for passed in stride(
      from: Self.millisecondsBetweenMoves, to: milliseconds, by: Int(Self.millisecondsBetweenMoves)
    ) {
      let fraction = CGFloat(passed) / CGFloat(milliseconds)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      events.append((later(time, by: passed), use.event(.move, at: point)))
    }
    let endTime = later(time, by: milliseconds)
    events.append((endTime, use.event(.move, at: end)))
    events.append((endTime, use.event(.up, at: end)))
    return events
  }

  // MARK: Places

  private func point(of place: ScriptPlace, operand: Int) throws(ReplayStepError) -> CGPoint {
    switch place {
    case .point(let point): return point.cgPoint
    case .element(let identifier, let offset):
      guard let frame = target.frame(ofElement: identifier) else {
        throw .unknownElement(identifier, operand: operand)
      }
      return frame.point(at: offset)
    }
  }

  /// The point of a pointer's step; the pointer holds on to the element that it went down on.
  private mutating func grippedPoint(
    of place: ScriptPlace, phase: PointerEvent.Phase, pointer: PointerID
  ) throws(ReplayStepError) -> CGPoint {
    let grip = grips[pointer]
    if phase != .move {
      grips[pointer] = nil
    }
    guard case .element(let identifier, let offset) = place else {
      return try point(of: place, operand: 0)
    }
    if phase != .down, let grip, grip.identifier == identifier {
      return grip.frame.point(at: offset)
    }
    guard let frame = target.frame(ofElement: identifier) else {
      throw .unknownElement(identifier, operand: 0)
    }
    if phase == .down {
      grips[pointer] = ReplayElement(identifier: identifier, frame: frame)
    }
    return frame.point(at: offset)
  }

  /// The element that a pointer went down on and still holds, as it stood then.
  func grip(of pointer: PointerID) -> ReplayElement? {
    grips[pointer]
  }

  // MARK: Waiting

  private mutating func insert(_ event: PendingEvent) {
    let index = pending.lastIndex { $0.time <= event.time }.map { $0 + 1 } ?? pending.startIndex
    pending.insert(event, at: index)
  }

  private func send(_ event: InputEvent, at instant: Instant) throws(ReplayStepError) {
    do {
      try target.send(event, at: instant)
    } catch {
      throw .target(message: "\(error)")
    }
  }

  private func later(_ time: Int64, by milliseconds: Int64) -> Int64 {
    let (sum, overflow) = time.addingReportingOverflow(milliseconds)
    return overflow ? .max : sum
  }
}

/// Why a step could not be played.
public enum ReplayStepError: Error, Equatable, Sendable {
  /// The place that is the action's number `operand`, from 0, names an element that isn't there.
  case unknownElement(String, operand: Int)
  /// The target threw an error.
  case target(message: String)
}

extension ReplayStepError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownElement(let identifier, _):
      "expected an element on the stage, found `\(identifier.shortened)`"
    case .target(let message): message
    }
  }
}

extension PointerUse {
  func event(_ phase: PointerEvent.Phase, at point: CGPoint) -> InputEvent {
    .pointer(PointerEvent(phase, at: point, pointer: pointer, button: button))
  }
}

extension CGRect {
  /// The point at an offset from the top leading corner, or the centre.
  fileprivate func point(at offset: ScriptPoint?) -> CGPoint {
    guard let offset else { return CGPoint(x: midX, y: midY) }
    return CGPoint(x: minX + offset.x.value, y: minY + offset.y.value)
  }
}
