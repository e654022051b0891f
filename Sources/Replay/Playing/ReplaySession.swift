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
/// can be lost in the middle of a press. A drag's moves are made one by one, when their time has
/// come: a drag takes the same memory however long it is.
public struct ReplaySession<Target: ReplayTarget> {
  /// How long a drag takes from one move to the next, in milliseconds: a pointer of a screen with
  /// 60 frames a second.
  public static var millisecondsBetweenMoves: Int64 { LaterEvents.millisecondsBetweenMoves }

  /// What the steps are played on.
  public let target: Target
  /// What steps that have begun still do, by the time of its next event, then in the order in which
  /// they began.
  private var pending: [PendingAction] = []
  /// How many steps have begun that do something later.
  private var pendingCount = 0
  /// Where the elements stood that pointers took hold of, or went down beside.
  private var captures: [PointerID: PointerCapture] = [:]

  /// The element that a pointer's places are told by.
  struct PointerCapture {
    var element: ReplayElement
    /// Whether the pointer went down beside it.
    var isBeside: Bool

    /// A point of the viewport as a place that this capture leads back to it.
    func place(of position: CGPoint) -> ScriptPlace {
      let offset = ScriptPoint(
        CGPoint(x: position.x - element.frame.minX, y: position.y - element.frame.minY))
      return isBeside
        ? .beside(element.identifier, offset: offset)
        : .element(element.identifier, offset: offset)
    }
  }

  /// Whether what goes down on an element goes down on it wherever it has become smaller.
  private let keepsToElements: Bool

  /// Creates a session that plays on `target` from its beginning.
  ///
  /// - Parameters:
  ///   - target: What the steps are played on.
  ///   - version: The version of the language that the steps are written in.
  public init(on target: Target, version: Int = 1) {
    self.target = target
    keepsToElements = version > 1
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
    pending.first?.rest.time
  }

  /// Sends the next event of a step that has begun, if it happens at `time` or before.
  ///
  /// - Returns: The step's number and whether this was its last event.
  mutating func sendPending(
    through time: Int64
  ) throws(ReplayStepError) -> (step: Int, isLast: Bool)? {
    guard var next = pending.first, next.rest.time <= time else { return nil }
    pending.removeFirst()
    let instant = Instant(milliseconds: next.rest.time)
    let event = next.rest.removeFirst()
    if !next.rest.isEmpty { insert(next) }
    try send(event, at: instant)
    return (next.step, next.rest.isEmpty)
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
      if step.action.meetsElements { target.followFrames() }
      guard let rest = try perform(step.action, at: step.time) else { return true }
      insert(PendingAction(rest: rest, step: index, order: pendingCount))
      pendingCount += 1
      return false
    } catch let failure as ReplayStepError {
      throw failure
    } catch {
      throw .target(message: "\(error)")
    }
  }

  // MARK: Lowering

  /// Sends what happens at once, and answers with what happens later, if anything does.
  private mutating func perform(
    _ action: ReplayAction, at time: Int64
  ) throws -> LaterEvents? {
    let instant = Instant(milliseconds: time)
    switch action {
    case .start, .wait, .waitUntil, .expect, .expectEffect, .expectPicture, .end:
      return nil
    case .scrollTo(let identifier, let place):
      try scroll(
        to: identifier, from: try place.map { try point(of: $0, operand: 0) }, at: instant)
      return nil
    case .tap(let place, let use):
      let point = try point(of: place, operand: 0)
      try target.send(use.event(.down, at: point), at: instant)
      try target.send(use.event(.up, at: point), at: instant)
      return nil
    case .press(let place, let milliseconds, let use):
      let point = try point(of: place, operand: 0)
      try target.send(use.event(.down, at: point), at: instant)
      return LaterEvents(pressAt: point, from: time, over: milliseconds, use)
    case .drag(let from, let to, let milliseconds, let use):
      let start = try point(of: from, operand: 0)
      let end = try point(of: to, operand: 1)
      try target.send(use.event(.down, at: start), at: instant)
      return LaterEvents(dragFrom: start, to: end, from: time, over: milliseconds, use)
    case .pointer(let phase, let place, let use):
      let point = try capturedPoint(of: place, phase: phase, pointer: use.pointer)
      try target.send(use.event(phase, at: point), at: instant)
      return nil
    case .scroll(let place, let delta):
      let size = CGSize(width: delta.x.value, height: delta.y.value)
      let point = try point(of: place, operand: 0)
      try target.send(.scroll(ScrollEvent(at: point, by: size)), at: instant)
      return nil
    case .key(let phase, let key, let modifiers):
      for phase in phase.map({ [$0] }) ?? [.down, .up] {
        try target.send(.key(KeyEvent(phase, key: key, modifiers: modifiers)), at: instant)
      }
      return nil
    case .text(let text):
      try target.send(.text(text), at: instant)
      return nil
    case .marked(let text):
      try target.send(.marked(text), at: instant)
      return nil
    case .paste(let text):
      try target.send(.paste(text), at: instant)
      return nil
    case .message(let name, let body):
      try target.send(.message(name: name, body: body), at: instant)
      return nil
    case .resize(let size):
      try target.send(.resize(size.cgSize), at: instant)
      return nil
    case .focus(let change):
      try target.send(.focus(change), at: instant)
      return nil
    }
  }

  // MARK: Places

  private func point(of place: ScriptPlace, operand: Int) throws(ReplayStepError) -> CGPoint {
    switch place {
    case .point(let point): return point.cgPoint
    case .element(let identifier, let offset):
      let frame = try frame(of: identifier, operand: operand)
      let point = frame.point(at: offset)
      return operand == 0 && keepsToElements ? frame.nearestPoint(to: point) : point
    case .beside(let identifier, let offset):
      let frame = try frame(of: identifier, operand: operand)
      return try gap(at: frame.point(at: offset), beside: identifier, operand: operand)
    }
  }

  private func frame(of identifier: String, operand: Int) throws(ReplayStepError) -> CGRect {
    guard let frame = target.frame(ofElement: identifier) else {
      throw .unknownElement(identifier, operand: operand)
    }
    return frame
  }

  /// The point that no element is at and that is nearest to a point: itself, but for another layout
  /// than the one in which it was recorded.
  private func gap(
    at point: CGPoint, beside identifier: String, operand: Int
  ) throws(ReplayStepError) -> CGPoint {
    guard target.element(at: point) != nil else { return point }
    for distance in stride(from: 1, through: Self.farthestGap, by: 1) {
      for (right, down) in Self.directions {
        let candidate = CGPoint(x: point.x + right * distance, y: point.y + down * distance)
        if target.element(at: candidate) == nil { return candidate }
      }
    }
    throw .noGap(identifier, operand: operand)
  }

  /// How far away a gap is looked for, in points: farther than a card is wide.
  private static var farthestGap: CGFloat { 200 }
  private static var directions: [(right: CGFloat, down: CGFloat)] {
    [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)]
  }

  /// The point of a pointer's step; the pointer holds on to the element that it went down on or
  /// beside.
  private mutating func capturedPoint(
    of place: ScriptPlace, phase: PointerEvent.Phase, pointer: PointerID
  ) throws(ReplayStepError) -> CGPoint {
    let capture = captures[pointer]
    if phase != .move {
      captures[pointer] = nil
    }
    let (identifier, offset, isBeside): (String, ScriptPoint?, Bool)
    switch place {
    case .point(let point): return point.cgPoint
    case .element(let name, let own): (identifier, offset, isBeside) = (name, own, false)
    case .beside(let name, let own): (identifier, offset, isBeside) = (name, own, true)
    }
    if phase != .down, let capture, capture.element.identifier == identifier,
      capture.isBeside == isBeside
    {
      return capture.element.frame.point(at: offset)
    }
    var frame = try frame(of: identifier, operand: 0)
    let wanted = frame.point(at: offset)
    var point = wanted
    if isBeside {
      point = try gap(at: wanted, beside: identifier, operand: 0)
    } else if phase == .down, keepsToElements {
      point = frame.nearestPoint(to: wanted)
    }
    guard phase == .down else { return point }
    // What the pointer does next goes on from there.
    frame = frame.offsetBy(dx: point.x - wanted.x, dy: point.y - wanted.y)
    captures[pointer] = PointerCapture(identifier, frame, isBeside: isBeside)
    return point
  }

  /// What a pointer went down on, or beside, and still holds, as it stood then.
  func capture(of pointer: PointerID) -> PointerCapture? {
    captures[pointer]
  }

  // MARK: Waiting

  private mutating func insert(_ action: PendingAction) {
    let key = (action.rest.time, action.order)
    let before = pending.lastIndex { ($0.rest.time, $0.order) < key }
    pending.insert(action, at: before.map { $0 + 1 } ?? pending.startIndex)
  }

  private func send(_ event: InputEvent, at instant: Instant) throws(ReplayStepError) {
    do {
      try target.send(event, at: instant)
    } catch {
      throw .target(message: "\(error)")
    }
  }
}

/// Why a step could not be played.
public enum ReplayStepError: Error, Equatable, Sendable {
  /// The place that is the action's number `operand`, from 0, names an element that isn't there.
  case unknownElement(String, operand: Int)
  /// The place that is the action's number `operand` is to be beside an element, and all around
  /// there are others.
  case noGap(String, operand: Int)
  /// No turning of the wheel leads to an element.
  case outOfReach(String)
  /// The target threw an error.
  case target(message: String)
}

extension ReplayStepError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownElement(let identifier, _):
      "expected an element on the stage, found `\(identifier.shortened)`"
    case .noGap(let identifier, _):
      "expected a place beside `\(identifier.shortened)` that no element is at, found none"
    case .outOfReach(let identifier):
      "expected an element that the wheel leads to, found `\(identifier.shortened)` nowhere"
    case .target(let message): message
    }
  }
}

extension ReplaySession.PointerCapture {
  fileprivate init(_ identifier: String, _ frame: CGRect, isBeside: Bool) {
    self.init(
      element: ReplayElement(identifier: identifier, frame: frame), isBeside: isBeside)
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

  /// The point inside that is nearest to a point: itself, where it is inside.
  fileprivate func nearestPoint(to point: CGPoint) -> CGPoint {
    guard !contains(point), !isEmpty else { return point }
    // The far edges don't belong to a rectangle.
    let (across, down) = (min(0.5, width / 2), min(0.5, height / 2))
    return CGPoint(
      x: min(max(point.x, minX), maxX - across), y: min(max(point.y, minY), maxY - down))
  }
}

/// What a step that has begun still does.
///
/// It stands outside of the session, which is generic: what is inside of that has a type for each
/// kind of target, which is looked up with each use.
private struct PendingAction {
  var rest: LaterEvents
  var step: Int
  /// How many began before it.
  var order: Int
}
