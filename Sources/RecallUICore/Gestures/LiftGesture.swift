import Interaction

/// A pointer that takes something up, and carries it elsewhere.
package struct LiftGesture: Gesture, Equatable {
  package typealias Value = DragRecognizer.Value
  package typealias Body = Never

  package init() {}

  package func _makeRecognizer() -> ValueRecognizer<Value> {
    LiftRecognizer()
  }

  package func _value(of recognized: Value) -> Value { recognized }

  package func _configure(
    _ recognizer: ValueRecognizer<Value>, _ context: _GestureContext<Value>
  ) {
    connect(recognizer, context.inSpace(.global))
  }
}
