/// A change of one property over time.
public struct _KeyframeChange<Root> {
  /// In seconds.
  let duration: Double
  let apply: (inout Root, _ time: Double) -> Void
  let applyVelocity: (inout Root, _ time: Double) -> Void
}

/// Changes of the properties of a value over time.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  /// What these keyframes consist of.
  @KeyframesBuilder<Value> var body: Body { get }

  func _changes(from initial: Value) -> [_KeyframeChange<Value>]
}

extension Keyframes where Body.Value == Value {
  public func _changes(from initial: Value) -> [_KeyframeChange<Value>] {
    body._changes(from: initial)
  }
}

extension Keyframes where Body == Self {
  public var body: Self { self }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  public typealias Value = Root
  public typealias Body = KeyframeTrack

  private let path: WritableKeyPath<Root, Property>
  private let content: Content

  /// The keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  /// The keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Property> content: () -> Content)
  where Root == Property {
    self.init(\.self, content: content)
  }

  public func _changes(from initial: Root) -> [_KeyframeChange<Root>] {
    let motion = KeyframeMotion(from: initial[keyPath: path], along: content._segments)
    return [
      _KeyframeChange(
        duration: motion.duration,
        apply: { $0[keyPath: path] = motion.value(at: $1) },
        applyVelocity: { $0[keyPath: path] = motion.velocity(at: $1) })
    ]
  }
}

/// Tracks that a builder puts together.
public struct _KeyframeTracks<Value>: Keyframes {
  public typealias Body = _KeyframeTracks

  fileprivate let changes: (Value) -> [_KeyframeChange<Value>]

  public func _changes(from initial: Value) -> [_KeyframeChange<Value>] { changes(initial) }
}

/// Puts the tracks of a closure together; keyframes without a track are those of the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes>(
    _ content: Content
  ) -> _KeyframeTracks<Value> where Content.Value == Value {
    _KeyframeTracks(changes: content._changes)
  }

  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeSegments<Value> where Content.Value == Value {
    _KeyframeSegments(segments: content._segments)
  }

  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in [] } }

  public static func buildPartialBlock(
    first: _KeyframeTracks<Value>
  ) -> _KeyframeTracks<Value> {
    first
  }

  public static func buildPartialBlock(
    accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks { accumulated.changes($0) + next.changes($0) }
  }

  public static func buildPartialBlock(
    first: _KeyframeSegments<Value>
  ) -> _KeyframeSegments<Value> where Value: Animatable {
    first
  }

  public static func buildPartialBlock(
    accumulated: _KeyframeSegments<Value>, next: _KeyframeSegments<Value>
  ) -> _KeyframeSegments<Value> where Value: Animatable {
    _KeyframeSegments(segments: accumulated.segments + next.segments)
  }

  public static func buildArray(_ contents: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks { initial in contents.flatMap { $0.changes(initial) } }
  }

  public static func buildArray(
    _ contents: [_KeyframeSegments<Value>]
  ) -> _KeyframeSegments<Value> where Value: Animatable {
    _KeyframeSegments(segments: contents.flatMap(\.segments))
  }

  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    second
  }

  public static func buildEither(
    first: _KeyframeSegments<Value>
  ) -> _KeyframeSegments<Value> where Value: Animatable { first }

  public static func buildEither(
    second: _KeyframeSegments<Value>
  ) -> _KeyframeSegments<Value> where Value: Animatable { second }

  public static func buildFinalResult(_ content: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    content
  }

  public static func buildFinalResult(
    _ content: _KeyframeSegments<Value>
  ) -> _KeyframeTracks<Value> where Value: Animatable {
    _KeyframeTracks(changes: content._changes)
  }
}

/// Keyframes of a whole value that a builder puts together.
public struct _KeyframeSegments<Value: Animatable> {
  let segments: [_KeyframeSegment<Value>]

  func _changes(from initial: Value) -> [_KeyframeChange<Value>] {
    KeyframeTrack<Value, Value, _KeyframeList<Value>> {
      _KeyframeList(_segments: segments)
    }
    ._changes(from: initial)
  }
}

/// Where a value is at each time, by its keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let changes: [_KeyframeChange<Value>]

  /// Creates a timeline that begins with a value.
  public init<Content: Keyframes<Value>>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) {
    self.init(initialValue: initialValue, content())
  }

  init<Content: Keyframes<Value>>(initialValue: Value, _ content: Content) {
    initial = initialValue
    changes = content._changes(from: initialValue)
  }

  /// The seconds of the longest track.
  public var duration: TimeInterval { changes.map(\.duration).max() ?? 0 }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for change in changes {
      change.apply(&value, time)
    }
    return value
  }

  /// The value after a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// How fast the value is after some seconds, a second.
  public func velocity(time: Double) -> Value {
    var value = initial
    for change in changes {
      change.applyVelocity(&value, time)
    }
    return value
  }

  /// How fast the value is after a part of the duration, a second.
  public func velocity(progress: Double) -> Value { velocity(time: progress * duration) }
}
