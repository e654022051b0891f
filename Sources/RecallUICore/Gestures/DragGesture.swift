import Interaction

/// A touch that moves.
public struct DragGesture: Gesture, Equatable {
  public typealias Value = DragRecognizer.Value
  public typealias Body = Never

  /// How far the touch must move before the drag begins, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that tells places in a space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public func _makeRecognizer() -> ValueRecognizer<Value> {
    DragRecognizer(minimumDistance: minimumDistance)
  }

  public func _value(of recognized: Value) -> Value { recognized }

  public func _configure(_ recognizer: ValueRecognizer<Value>, _ context: _GestureContext<Value>) {
    (recognizer as? DragRecognizer)?.minimumDistance = minimumDistance
    connect(recognizer, context.inSpace(coordinateSpace))
  }
}
