import Interaction
import VirtualTime

extension Stage {
  /// Touches a point for no time at all.
  public func tap(at point: CGPoint) {
    press(at: point, for: .zero)
  }

  /// Touches a point for some time, and lets that time pass.
  public func press(at point: CGPoint, for duration: Duration) {
    send(.pointer(PointerEvent(.down, at: point)))
    advance(by: duration)
    send(.pointer(PointerEvent(.up, at: point)))
  }

  /// Moves a touch along a straight line, and lets that time pass: a move every 16 ms, as on a
  /// screen of 60 Hz.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: Duration) {
    let begin = now
    let total = max(duration.saturatingNanoseconds, 0)
    send(.pointer(PointerEvent(.down, at: start)))
    var elapsed: Int64 = 0
    while total - elapsed > Stage.dragInterval {
      elapsed += Stage.dragInterval
      let part = CGFloat(elapsed) / CGFloat(total)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      send(.pointer(PointerEvent(.move, at: point)), at: begin.advanced(by: .nanoseconds(elapsed)))
    }
    advance(to: begin.advanced(by: .nanoseconds(total)))
    send(.pointer(PointerEvent(.move, at: end)))
    send(.pointer(PointerEvent(.up, at: end)))
  }

  private static let dragInterval: Int64 = 16_000_000
}
