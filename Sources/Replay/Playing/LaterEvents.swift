import Foundation
import Interaction

/// What a press or a drag does after its beginning, one event at a time.
struct LaterEvents {
  /// How long a drag takes from one move to the next.
  static let millisecondsBetweenMoves: Int64 = 16

  private let start: CGPoint
  private let end: CGPoint
  private let startTime: Int64
  private let milliseconds: Int64
  private let use: PointerUse
  private var next: Next

  private enum Next {
    /// A move that many milliseconds after the beginning.
    case move(passed: Int64)
    case up
    case nothing
  }

  /// A pointer went down at a point and goes up there.
  init(pressAt point: CGPoint, from time: Int64, over milliseconds: Int64, _ use: PointerUse) {
    (start, end, startTime, self.milliseconds) = (point, point, time, milliseconds)
    self.use = use
    next = .up
  }

  /// A pointer went down at `start`, moves in a straight line, and goes up at `end`.
  init(
    dragFrom start: CGPoint, to end: CGPoint, from time: Int64, over milliseconds: Int64,
    _ use: PointerUse
  ) {
    (self.start, self.end, startTime, self.milliseconds) = (start, end, time, milliseconds)
    self.use = use
    next = .move(passed: min(Self.millisecondsBetweenMoves, milliseconds))
  }

  /// Whether nothing is left to do.
  var isEmpty: Bool {
    if case .nothing = next { true } else { false }
  }

  /// When the next event happens, in milliseconds.
  var time: Int64 {
    let passed = if case .move(let passed) = next { passed } else { milliseconds }
    let (time, overflow) = startTime.addingReportingOverflow(passed)
    return overflow ? .max : time
  }

  /// Takes the next event, which must be there.
  mutating func removeFirst() -> InputEvent {
    guard case .move(let passed) = next else {
      next = .nothing
      return use.event(.up, at: end)
    }
    guard passed < milliseconds else {
      next = .up
      return use.event(.move, at: end)
    }
    let (later, overflow) = passed.addingReportingOverflow(Self.millisecondsBetweenMoves)
    next = .move(passed: overflow ? milliseconds : min(later, milliseconds))
    let fraction = CGFloat(passed) / CGFloat(milliseconds)
    return use.event(
      .move,
      at: CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
  }
}
