import Interaction

/// The press of a button: over when the touch leaves, successful when it ends inside.
package struct PressGesture: Gesture {
  package typealias Value = PressRecognizer.Value
  package typealias Body = Never

  package init() {}

  package func _makeRecognizer() -> ValueRecognizer<Value> { PressRecognizer() }

  package func _value(of recognized: Value) -> Value { recognized }

  package func _configure(_ recognizer: ValueRecognizer<Value>, _ context: _GestureContext<Value>) {
    (recognizer as? PressRecognizer)?.contains = context.contains
    connect(recognizer, context)
  }
}
