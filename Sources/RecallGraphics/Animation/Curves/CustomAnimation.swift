import Foundation

/// An animation that a program makes: how far a value has come after a time.
///
/// ```swift
/// struct Elastic: CustomAnimation {
///   let duration: TimeInterval
///
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     guard time < duration else { return nil }
///     return value.scaled(by: 1 - cos(time / duration * 5 * .pi) * pow(1 - time / duration, 2))
///   }
/// }
/// ```
///
/// An animation is asked for a distance of 1, a number, and the answer counts for each part of what is
/// animated. It is asked at any instant, and in any order: what it keeps in the context is gone by the
/// next time.
public protocol CustomAnimation: Hashable {
  /// The way that is behind a value.
  ///
  /// - Parameters:
  ///   - value: The whole way.
  ///   - time: The seconds since the beginning.
  ///   - context: What goes with it.
  /// - Returns: Nil when it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value goes, in ways a second; nil for what follows from two instants near each other.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this one goes on in place of a former one that is under way. It isn't asked here: both run together, and
  /// what they do adds up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What goes with an animation that a program makes.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps until it has answered.
  public var state = AnimationState<Value>()
  /// Whether nothing but the last swings is to come.
  public var isLogicallyComplete = false
}

/// A name for something that an animation keeps.
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// What an animation that a program makes keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Animation {
  /// Creates an animation from one that a program makes. When it goes on for more than an hour it counts
  /// as one without an end.
  public init<Custom: CustomAnimation>(_ base: Custom) {
    self.init(.custom(CustomCourse(base)))
  }
}

/// A program's animation as a function of time.
struct CustomCourse: Hashable, @unchecked Sendable {
  private let base: AnyHashable
  /// The seconds until it ends, found once.
  let duration: Double

  init<Custom: CustomAnimation>(_ custom: Custom) {
    base = AnyHashable(custom)
    duration = Self.end { Self.fraction(of: custom, at: $0) == nil }
  }

  /// Which part of the way is behind; nil at the end.
  private static func fraction(of custom: some CustomAnimation, at seconds: Double) -> Double? {
    var context = AnimationContext<Double>()
    return custom.animate(value: 1, time: max(seconds, 0), context: &context)
  }

  private static func speed(of custom: some CustomAnimation, at seconds: Double) -> Double? {
    custom.velocity(value: 1.0, time: max(seconds, 0), context: AnimationContext())
  }

  /// The longest one, in seconds.
  private static let longest = 3_600.0
  /// How exact an end is, in seconds.
  private static let exactness = 1e-9

  /// The instant from which something is true, by bisection; it has to stay true.
  private static func end(isOver: (Double) -> Bool) -> Double {
    if isOver(0) { return 0 }
    var (running, over) = (0.0, 1.0 / 64)
    while !isOver(over) {
      guard over < longest else { return .infinity }
      (running, over) = (over, over * 2)
    }
    while over - running > exactness {
      let middle = (running + over) / 2
      if isOver(middle) { over = middle } else { running = middle }
    }
    return over
  }

  func motion(at seconds: Double) -> Motion {
    guard seconds < duration, let custom = base.base as? any CustomAnimation,
      let fraction = Self.fraction(of: custom, at: seconds), fraction.isFinite
    else { return .ended }
    return Motion(
      displacement: 1 - fraction, impulse: 0,
      displacementRate: -Self.rate(of: custom, at: seconds, fraction), impulseRate: 0)
  }

  private static func rate(
    of custom: some CustomAnimation, at seconds: Double, _ now: Double
  ) -> Double {
    if let speed = speed(of: custom, at: seconds), speed.isFinite { return speed }
    let step = 1e-5
    let earlier = max(seconds - step, 0)
    guard let before = fraction(of: custom, at: earlier), seconds > earlier, before.isFinite else {
      return 0
    }
    return (now - before) / (seconds - earlier)
  }
}
