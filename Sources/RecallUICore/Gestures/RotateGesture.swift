import Interaction

/// Two touches that turn around each other.
public struct RotateGesture: Gesture, Equatable {
  public typealias Body = Never

  /// What the touches do.
  public struct Value: Equatable, Sendable {
    /// The instant of the event.
    public var time: Instant
    /// How far they turned.
    public var rotation: Angle
    /// How fast they turn, in a second.
    public var velocity: Angle
    /// The middle between them at the beginning.
    public var startLocation: CGPoint
    /// Where that is, in parts of the view's size.
    public var startAnchor: UnitPoint
  }

  /// How far the touches must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _makeRecognizer() -> ValueRecognizer<RotateRecognizer.Value> {
    RotateRecognizer(minimumAngleDelta: minimumAngleDelta.radians)
  }

  public func _value(of recognized: RotateRecognizer.Value) -> Value {
    Value(
      time: recognized.time, rotation: .radians(recognized.rotation),
      velocity: .radians(recognized.velocity), startLocation: recognized.startLocation,
      startAnchor: UnitPoint(recognized.startLocation, in: recognized.startSize))
  }

  public func _configure(
    _ recognizer: ValueRecognizer<RotateRecognizer.Value>, _ context: _GestureContext<Value>
  ) {
    (recognizer as? RotateRecognizer)?.minimumAngleDelta = minimumAngleDelta.radians
    recognizer.take(context.link)
    connect(recognizer, context)
  }
}

/// Two touches that turn around each other, told as an angle.
public struct RotationGesture: Gesture, Equatable {
  public typealias Value = Angle
  public typealias Body = Never

  /// How far the touches must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _makeRecognizer() -> ValueRecognizer<RotateRecognizer.Value> {
    RotateRecognizer(minimumAngleDelta: minimumAngleDelta.radians)
  }

  public func _value(of recognized: RotateRecognizer.Value) -> Angle {
    .radians(recognized.rotation)
  }

  public func _configure(
    _ recognizer: ValueRecognizer<RotateRecognizer.Value>, _ context: _GestureContext<Angle>
  ) {
    (recognizer as? RotateRecognizer)?.minimumAngleDelta = minimumAngleDelta.radians
    connect(recognizer, context)
  }
}
