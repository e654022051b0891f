import Interaction

/// One tap, or several in a row.
public struct TapGesture: Gesture, Equatable {
  public typealias Value = Void
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int

  @inlinable
  public init(count: Int = 1) {
    self.count = count
  }

  public func _makeRecognizer() -> ValueRecognizer<TapRecognizer.Value> {
    TapRecognizer(count: count)
  }

  public func _value(of recognized: TapRecognizer.Value) {}

  public func _configure(
    _ recognizer: ValueRecognizer<TapRecognizer.Value>, _ context: _GestureContext<Void>
  ) {
    configure(recognizer, taps: count, context)
    connect(recognizer, context)
  }
}

/// A tap, or several in a row, that tells where the last one was.
public struct SpatialTapGesture: Gesture, Equatable {
  public typealias Value = TapRecognizer.Value
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public func _makeRecognizer() -> ValueRecognizer<TapRecognizer.Value> {
    TapRecognizer(count: count)
  }

  public func _value(of recognized: TapRecognizer.Value) -> Value { recognized }

  public func _configure(
    _ recognizer: ValueRecognizer<TapRecognizer.Value>, _ context: _GestureContext<Value>
  ) {
    configure(recognizer, taps: count, context)
    connect(recognizer, context.inSpace(coordinateSpace))
  }
}

extension Gesture {
  /// Has a recognizer count so many taps, as fast as the surroundings say.
  fileprivate func configure(
    _ recognizer: ValueRecognizer<TapRecognizer.Value>, taps count: Int,
    _ context: _GestureContext<Value>
  ) {
    guard let recognizer = recognizer as? TapRecognizer else { return }
    recognizer.count = count
    recognizer.interval = context.tapInterval
  }
}

extension _GestureContext {
  /// This context with points in a space.
  func inSpace(_ space: CoordinateSpace) -> _GestureContext {
    var context = self
    context.space = space
    return context
  }
}
