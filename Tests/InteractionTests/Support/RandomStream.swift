import Foundation
import Interaction
import TestSupport
import VirtualTime

/// One thing that happens to a table of views, drawn from a seed.
struct RandomEvent {
  enum Action {
    case pointer(PointerEvent)
    case hover(CGPoint)
    case leave
    /// Focus was lost, or the viewport has another size.
    case cancelAll
    /// A view leaves, and another one like it comes in its place.
    case replace(Int)
    /// A view is disabled for a moment.
    case disable(Int)
    case nothing
  }

  /// The time since the event before.
  var gap: Duration
  var action: Action
}

enum RandomStream {
  /// The gaps that matter are those at the bounds of time.
  private static let gaps: [Int64] = [
    0, 0, 0, 1, 1_000, 1_000_000, 8_000_000, 16_000_000, 16_000_000, 39_999_999, 40_000_000,
    100_000_000, 299_999_999, 300_000_000, 300_000_001, 499_999_999, 500_000_000, 500_000_001,
    2_000_000_000,
  ]

  /// The ways that matter are those at the bounds of distance.
  private static let ways: [Double] = [0, 0, 1, -1, 9, 10, -10, 10.001, 11, -20, 45, 46, 200, -300]

  static func events(seed: UInt64, count: Int, views: Int) -> [RandomEvent] {
    var chance = Chance(seed: seed)
    var positions = [CGPoint](repeating: CGPoint(x: 50, y: 50), count: 4)
    return (0..<count).map { _ in
      let gap = Duration.nanoseconds(chance.one(of: gaps))
      return RandomEvent(
        gap: gap, action: action(&chance, positions: &positions, views: views))
    }
  }

  private static func action(
    _ chance: inout Chance, positions: inout [CGPoint], views: Int
  ) -> RandomEvent.Action {
    switch chance.number(below: 200) {
    case 0, 1: return .cancelAll
    case 2: return .replace(chance.number(below: views))
    case 3: return .disable(chance.number(below: views))
    case 4..<8: return .nothing
    case 8: return .leave
    case 9..<20:
      return .hover(CGPoint(x: chance.number(below: 500), y: chance.number(below: 500)))
    default: break
    }
    let pointer = chance.some(3, in: 4) ? 0 : chance.number(below: 4)
    var position = positions[pointer]
    if chance.some(1, in: 12) {
      position = CGPoint(x: chance.number(below: 500), y: chance.number(below: 500))
    } else {
      position.x += chance.one(of: ways)
      if chance.some(1, in: 2) { position.y += chance.one(of: ways) }
    }
    position.x = min(max(position.x, -20), 520)
    position.y = min(max(position.y, -20), 520)
    positions[pointer] = position
    let phases: [PointerEvent.Phase] = [
      .down, .down, .down, .down, .move, .move, .move, .up, .up, .up, .up,
      chance.some(1, in: 20) ? .cancel : .move,
    ]
    return .pointer(
      PointerEvent(
        chance.one(of: phases),
        at: position,
        pointer: PointerID(pointer),
        button: chance.some(1, in: 25) ? .secondary : .primary
      ))
  }
}
