import Foundation
import Testing
import VirtualTime

@testable import Interaction

@Suite struct VelocityTrackerTests {
  /// Samples as (milliseconds, x), the instant that is asked for, and the velocity along x.
  static let rows: [(what: String, samples: [(Int64, Double)], at: Int64, velocity: Double)] = [
    ("nothing is known", [], 0, 0),
    ("one sample has no velocity", [(0, 5)], 0, 0),
    ("the way over the time", [(0, 0), (20, 10)], 20, 500),
    ("it may be negative", [(0, 0), (20, -10)], 20, -500),
    ("no time has no velocity", [(0, 0), (0, 10)], 0, 0),
    ("a sample 100 ms ago counts", [(0, 0), (50, 10), (100, 100)], 100, 1_000),
    ("one 101 ms ago does not", [(0, 0), (51, 10), (101, 100)], 101, 1_800),
    ("39 ms without a movement are a movement", [(0, 0), (20, 10)], 59, 500),
    ("40 ms without a movement are none", [(0, 0), (20, 10)], 60, 0),
    ("a sample in the same place is no movement", [(0, 0), (20, 10), (59, 10)], 60, 0),
    ("of one instant the last sample counts", [(0, 0), (20, 10), (20, 20)], 20, 1_000),
  ]

  @Test(arguments: rows)
  func velocities(
    _ row: (what: String, samples: [(Int64, Double)], at: Int64, velocity: Double)
  ) {
    var tracker = VelocityTracker()
    for (time, x) in row.samples {
      tracker.add(CGPoint(x: x, y: -x), at: Instant(milliseconds: time))
    }
    let velocity = tracker.velocity(at: Instant(milliseconds: row.at))
    #expect(velocity == CGSize(width: row.velocity, height: -row.velocity), "\(row.what)")
  }

  @Test func anyNumberOfSamplesTakesABoundedPlace() {
    var tracker = VelocityTracker()
    for number in 0..<10_000 {
      tracker.add(CGPoint(x: number, y: 0), at: Instant(nanoseconds: Int64(number)))
    }
    let velocity = tracker.velocity(at: Instant(nanoseconds: 9_999))
    #expect(velocity.width == 1e9)
  }

  @Test(arguments: [61, 62, 63, 64, 65])
  func theOldestOfSixtyFourSamplesCounts(later: Int) {
    var tracker = VelocityTracker()
    // The first two are far from the others, a microsecond apart.
    tracker.add(CGPoint(x: 0, y: 0), at: .zero)
    tracker.add(CGPoint(x: 1, y: 0), at: Instant(nanoseconds: 1_000))
    for number in 0..<later {
      tracker.add(
        CGPoint(x: 100 + number, y: 0), at: Instant(nanoseconds: Int64(2 + number) * 1_000))
    }
    let first = later <= 62 ? 0 : later - 62
    let positions = [0, 1] + (0..<later).map { 100 + Double($0) }
    let expected =
      (positions[later + 1] - positions[first]) / (Double(later + 1 - first) * 1_000) * 1e9
    let velocity = tracker.velocity(at: Instant(nanoseconds: Int64(later + 1) * 1_000)).width

    #expect((velocity / expected - 1).magnitude < 1e-12)
  }

  @Test func ofOneInstantOnlyTheLastSampleIsKept() {
    var tracker = VelocityTracker()
    tracker.add(CGPoint(x: 50, y: 0), at: .zero)
    tracker.add(CGPoint(x: 0, y: 0), at: .zero)
    tracker.add(CGPoint(x: 10, y: 0), at: Instant(milliseconds: 10))

    #expect(tracker.velocity(at: Instant(milliseconds: 10)).width == 1_000)
  }
}
