import Interaction

/// A gesture whose kind is hidden: only what it tells can be seen.
///
/// When a gesture of another kind takes its place, what the former one had begun is cancelled.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  public typealias _Recognized = Value

  private let hidden: any Gesture<Value>

  public init<Hidden: Gesture<Value>>(_ gesture: Hidden) {
    hidden = (gesture as? AnyGesture<Value>)?.hidden ?? gesture
  }

  public func _makeRecognizer() -> ValueRecognizer<Value> { ErasedRecognizer() }
  public func _value(of recognized: Value) -> Value { recognized }

  public func _configure(
    _ recognizer: ValueRecognizer<Value>, _ context: _GestureContext<Value>
  ) {
    guard let erased = recognizer as? ErasedRecognizer<Value> else { return }
    configure(hidden, in: erased, context)
    connect(erased, context)
  }

  private func configure<Hidden: Gesture<Value>>(
    _ gesture: Hidden, in erased: ErasedRecognizer<Value>, _ context: _GestureContext<Value>
  ) {
    let part = erased.part(madeBy: Hidden.self) ?? gesture._makeRecognizer()
    erased.take(part) { gesture._value(of: $0) }
    erased.maker = Hidden.self
    gesture._configure(part, context.forPart())
  }
}

extension ErasedRecognizer {
  /// The part, if a gesture of this kind made it.
  fileprivate func part<Made: Gesture>(madeBy _: Made.Type) -> ValueRecognizer<Made._Recognized>? {
    maker == Made.self ? part as? ValueRecognizer<Made._Recognized> : nil
  }
}
