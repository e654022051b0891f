/// A piece of a track: the way of a value to a keyframe.
public struct _KeyframeSegment<Value: Animatable> {
  enum Course {
    case linear(UnitCurve)
    /// Velocities are given, or follow from what stands beside.
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Animation, start: Value.AnimatableData?)
    case move
  }

  let target: Value
  /// In seconds.
  let duration: Double
  let course: Course

  init(to target: Value, duration: Double, _ course: Course) {
    self.target = target
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.course = course
  }
}

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent

  /// What these keyframes consist of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  var _segments: [_KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _segments: [_KeyframeSegment<Value>] { body._segments }
}

extension KeyframeTrackContent where Body == Self {
  public var body: Self { self }
}

/// Goes to a value, along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = LinearKeyframe
  public let _segments: [_KeyframeSegment<Value>]

  /// - Parameters:
  ///   - to: Where to.
  ///   - duration: In seconds.
  ///   - timingCurve: How far it has come after which part of that.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = [_KeyframeSegment(to: to, duration: duration, .linear(timingCurve))]
  }
}

/// Goes to a value along a cubic curve, smoothly from one such keyframe to the next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = CubicKeyframe
  public let _segments: [_KeyframeSegment<Value>]

  /// - Parameters:
  ///   - to: Where to.
  ///   - duration: In seconds.
  ///   - startVelocity: What it begins with, a second; by default what the value has.
  ///   - endVelocity: What it ends with; by default so that the next keyframe goes on smoothly.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _segments = [
      _KeyframeSegment(
        to: to, duration: duration,
        .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = SpringKeyframe
  public let _segments: [_KeyframeSegment<Value>]

  /// - Parameters:
  ///   - to: Where to.
  ///   - duration: In seconds; by default until the spring stands still. The next keyframe goes on
  ///     from where the spring is then.
  ///   - spring: The spring.
  ///   - startVelocity: What it begins with, a second; by default what the value has.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _segments = [
      _KeyframeSegment(
        to: to, duration: duration ?? spring.settlingDuration,
        .spring(spring.animation, start: startVelocity?.animatableData))
    ]
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = MoveKeyframe
  public let _segments: [_KeyframeSegment<Value>]

  public init(_ to: Value) {
    _segments = [_KeyframeSegment(to: to, duration: 0, .move)]
  }
}

/// Keyframes that a builder puts together.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _KeyframeList
  public let _segments: [_KeyframeSegment<Value>]
}

/// Puts the keyframes of a closure together.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> Content where Content.Value == Value {
    content
  }

  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(_segments: []) }

  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> _KeyframeList<Value> where Content.Value == Value {
    _KeyframeList(_segments: first._segments)
  }

  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    accumulated: _KeyframeList<Value>, next: Content
  ) -> _KeyframeList<Value> where Content.Value == Value {
    _KeyframeList(_segments: accumulated._segments + next._segments)
  }

  public static func buildOptional(_ content: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    content ?? _KeyframeList(_segments: [])
  }

  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

  public static func buildArray(_ contents: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_segments: contents.flatMap(\._segments))
  }
}
