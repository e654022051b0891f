import Interaction

/// A touch that moves along an axis; one that moves across it leaves it alone.
package struct PanGesture: Gesture, Equatable {
  package typealias Value = DragRecognizer.Value
  package typealias Body = Never

  let axis: Axis

  package init(_ axis: Axis) {
    self.axis = axis
  }

  package func _makeRecognizer() -> ValueRecognizer<Value> {
    ScrollRecognizer(axes: axis == .horizontal ? .horizontal : .vertical, name: "pan")
  }

  package func _value(of recognized: Value) -> Value { recognized }

  package func _configure(
    _ recognizer: ValueRecognizer<Value>, _ context: _GestureContext<Value>
  ) {
    (recognizer as? ScrollRecognizer)?.axes = axis == .horizontal ? .horizontal : .vertical
    connect(recognizer, context.inSpace(.global))
  }
}
