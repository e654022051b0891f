/// Where a movement is: `displacement` parts of the distance before its end, and moved by `impulse`
/// seconds of the velocity that it began with.
package struct Motion: Equatable {
  package var displacement: Double
  package var impulse: Double
  /// The derivatives of both by time.
  package var displacementRate: Double
  package var impulseRate: Double

  /// Still where it began.
  static let waiting = Motion(
    displacement: 1, impulse: 0, displacementRate: 0, impulseRate: 0)
  /// At its end.
  static let ended = Motion(
    displacement: 0, impulse: 0, displacementRate: 0, impulseRate: 0)
}

extension Animation {
  /// Where the movement is, `seconds` after its beginning.
  package func motion(at seconds: Double) -> Motion {
    course.motion(at: seconds)
  }

  /// The seconds until it ends; infinite when it doesn't.
  ///
  /// - Parameter velocity: The velocity that it begins with, in distances a second.
  package func duration(velocity: Double = 0) -> Double {
    course.duration(velocity: velocity)
  }

  /// The seconds that it waits before it moves, and what comes then.
  package var withoutDelay: (delay: Double, animation: Animation) {
    let (delay, course) = course.withoutDelay
    return (delay, Animation(course))
  }

  /// Whether it takes over from a former one that is under way, with the place and the velocity that the value has, as
  /// springs do. Others run together with it, and what both do adds up (SwiftUI's `CustomAnimation.shouldMerge`).
  package var takesOver: Bool { course.isSpring }

  /// The seconds until it is about where it will be: for a spring, without its last swings.
  package var logicalDuration: Double { course.logicalDuration }
}

extension Animation.Course {
  fileprivate var withoutDelay: (Double, Animation.Course) {
    switch self {
    case .timing, .spring, .repeated, .custom:
      return (0, self)
    case .delayed(let course, let delay):
      let (more, course) = course.withoutDelay
      return (delay + more, course)
    case .hastened(let course, let speed):
      guard speed > 0 else { return (0, self) }
      let (delay, course) = course.withoutDelay
      return (delay / speed, .hastened(course, by: speed))
    }
  }

  fileprivate var isSpring: Bool {
    switch self {
    case .timing, .repeated, .custom: false
    case .spring: true
    case .delayed(let course, _), .hastened(let course, _): course.isSpring
    }
  }

  fileprivate func motion(at seconds: Double) -> Motion {
    switch self {
    case .timing(let curve, let duration):
      guard duration > 0, seconds < duration else { return .ended }
      return Motion(
        displacement: 1 - curve.value(at: seconds / duration), impulse: 0,
        displacementRate: -curve.velocity(at: seconds / duration) / duration, impulseRate: 0)
    case .spring(let spring, _, let velocity):
      let time = max(seconds, 0)
      let impulse = spring.impulse(at: time)
      let rates = spring.velocities(at: time)
      // A velocity towards the end takes distance away.
      return Motion(
        displacement: spring.displacement(at: time) - velocity * impulse, impulse: impulse,
        displacementRate: rates.displacement - velocity * rates.impulse,
        impulseRate: rates.impulse)
    case .delayed(let course, let delay):
      return seconds < delay ? .waiting : course.motion(at: seconds - delay)
    case .hastened(let course, let speed):
      guard speed > 0 else { return .waiting }
      var motion = course.motion(at: seconds * speed)
      motion.impulse /= speed
      motion.displacementRate *= speed
      return motion
    case .repeated(let course, let count, let autoreverses):
      return course.motion(at: seconds, repeated: count, autoreverses)
    case .custom(let course):
      return course.motion(at: seconds)
    }
  }

  private func motion(at seconds: Double, repeated count: Int?, _ autoreverses: Bool) -> Motion {
    let cycle = duration(velocity: 0)
    guard cycle > 0 else { return .ended }
    guard cycle.isFinite else { return motion(at: seconds) }
    let runs = (max(seconds, 0) / cycle).rounded(.down)
    if let count, runs >= Double(count) { return .ended }
    guard runs > 0 else { return motion(at: seconds) }
    let elapsed = max(seconds - runs * cycle, 0)
    let isBackwards = autoreverses && runs.truncatingRemainder(dividingBy: 2) == 1
    // What the value was doing before it began is spent in the first run.
    var motion = motion(at: isBackwards ? cycle - elapsed : elapsed)
    motion.impulse = 0
    motion.impulseRate = 0
    if isBackwards { motion.displacementRate.negate() }
    return motion
  }

  fileprivate func duration(velocity: Double) -> Double {
    switch self {
    case .timing(_, let duration):
      return duration
    case .spring(let spring, _, let own):
      return spring.settlingTime(velocity: abs(velocity) + abs(own))
    case .delayed(let course, let delay):
      return delay + course.duration(velocity: velocity)
    case .hastened(let course, let speed):
      return speed > 0 ? course.duration(velocity: velocity / speed) / speed : .infinity
    case .repeated(let course, let count, _):
      let cycle = course.duration(velocity: 0)
      guard cycle > 0 else { return 0 }
      return count.map { $0 == 0 ? 0 : cycle * Double($0) } ?? .infinity
    case .custom(let course):
      return course.duration
    }
  }

  fileprivate var logicalDuration: Double {
    switch self {
    case .timing(_, let duration), .spring(_, let duration, _):
      return duration
    case .delayed(let course, let delay):
      return delay + course.logicalDuration
    case .hastened(let course, let speed):
      return speed > 0 ? course.logicalDuration / speed : .infinity
    case .repeated(let course, let count, _):
      let cycle = course.duration(velocity: 0)
      guard cycle > 0, count != 0 else { return 0 }
      guard let count else { return .infinity }
      return cycle * Double(count - 1) + course.logicalDuration
    case .custom(let course):
      return course.duration
    }
  }
}
