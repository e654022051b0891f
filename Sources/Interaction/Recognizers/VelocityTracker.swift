import Foundation
import VirtualTime

/// Estimates how fast a pointer moves from where it was lately.
///
/// The velocity is the way over the time between the oldest and the newest sample of the last
/// 100 ms. A pointer that has not changed its place for 40 ms stands still: both figures are those
/// that Android's and Flutter's trackers use.
struct VelocityTracker {
  /// How long a sample counts.
  static let horizon: Duration = .milliseconds(100)
  /// After how long without a movement a pointer stands still.
  static let stillness: Duration = .milliseconds(40)
  /// How many samples are kept, whatever the rate at which they come.
  static let capacity = 64

  private var samples: [(time: Instant, position: CGPoint)] = []

  /// Notes where the pointer is; samples come in the order of time.
  mutating func add(_ position: CGPoint, at time: Instant) {
    if let last = samples.last {
      if last.position == position { return }
      if last.time == time { samples.removeLast() }
    }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append((time, position))
  }

  /// Points per second at `time`.
  func velocity(at time: Instant) -> CGSize {
    guard let last = samples.last, last.time.duration(to: time) < Self.stillness else {
      return .zero
    }
    guard
      let first = samples.first(where: { $0.time.duration(to: time) <= Self.horizon }),
      first.time < last.time
    else { return .zero }
    let nanoseconds = Double(first.time.duration(to: last.time).saturatingNanoseconds)
    return CGSize(
      width: (last.position.x - first.position.x) * 1_000_000_000 / nanoseconds,
      height: (last.position.y - first.position.y) * 1_000_000_000 / nanoseconds
    )
  }
}
