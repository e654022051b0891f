import Interaction

/// Two touches that move apart or together.
public struct MagnifyGesture: Gesture, Equatable {
  public typealias Value = MagnifyRecognizer.Value
  public typealias Body = Never

  /// How much the distance must change before the gesture begins, as a part of it.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _makeRecognizer() -> ValueRecognizer<Value> {
    MagnifyRecognizer(minimumScaleDelta: minimumScaleDelta)
  }

  public func _value(of recognized: Value) -> Value { recognized }

  public func _configure(_ recognizer: ValueRecognizer<Value>, _ context: _GestureContext<Value>) {
    (recognizer as? MagnifyRecognizer)?.minimumScaleDelta = minimumScaleDelta
    recognizer.take(context.link)
    connect(recognizer, context)
  }
}

extension MagnifyRecognizer.Value {
  /// Where the middle between the touches was at the beginning, in parts of the view's size.
  public var startAnchor: UnitPoint { UnitPoint(startLocation, in: startSize) }
}

/// Two touches that move apart or together, told as a factor of their distance.
public struct MagnificationGesture: Gesture, Equatable {
  public typealias Value = CGFloat
  public typealias Body = Never

  /// How much the distance must change before the gesture begins, as a part of it.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _makeRecognizer() -> ValueRecognizer<MagnifyRecognizer.Value> {
    MagnifyRecognizer(minimumScaleDelta: minimumScaleDelta)
  }

  public func _value(of recognized: MagnifyRecognizer.Value) -> CGFloat {
    recognized.magnification
  }

  public func _configure(
    _ recognizer: ValueRecognizer<MagnifyRecognizer.Value>, _ context: _GestureContext<CGFloat>
  ) {
    (recognizer as? MagnifyRecognizer)?.minimumScaleDelta = minimumScaleDelta
    connect(recognizer, context)
  }
}
