import Interaction

/// A pointer that takes something up, and carries it elsewhere.
package struct LiftGesture: Gesture, Equatable {
  /// A way of the pointer in the viewport, and where it took the view hold.
  package struct Value: Equatable, Sendable {
    package var way: DragRecognizer.Value
    /// In the view's own space, where that is now: with the first value of a way, where it was taken up.
    package var grip: CGPoint
  }

  package typealias Body = Never

  package init() {}

  package func _makeRecognizer() -> ValueRecognizer<DragRecognizer.Value> {
    LiftRecognizer()
  }

  package func _value(of recognized: DragRecognizer.Value) -> Value {
    Value(way: recognized, grip: .zero)
  }

  package func _configure(
    _ recognizer: ValueRecognizer<DragRecognizer.Value>, _ context: _GestureContext<Value>
  ) {
    func held(_ value: Value) -> Value {
      Value(way: value.way, grip: context.point(value.way.startLocation, .local))
    }
    var inViewport = context.inSpace(.global)
    inViewport.changed = { context.changed(held($0)) }
    inViewport.ended = { context.ended(held($0)) }
    connect(recognizer, inViewport)
  }
}
