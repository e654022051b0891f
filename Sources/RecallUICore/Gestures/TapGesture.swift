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
    (recognizer as? TapRecognizer)?.count = count
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
    (recognizer as? TapRecognizer)?.count = count
    connect(recognizer, context.inSpace(coordinateSpace))
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
