import Interaction

/// A gesture on a view, as long as there is one.
public struct _OptionalGestureModifier<Added: Gesture>: RecognizerModifier {
  public typealias Body = Never

  let gesture: Added?
  let priority: GestureAttachment.Priority
  let mask: GestureMask

  private var known: _GestureModifier<Added>? {
    gesture.map { _GestureModifier(gesture: $0, priority: priority, mask: mask) }
  }

  var isListening: Bool { gesture != nil }

  func makeGesture() -> GestureAttachment? { known?.makeGesture() }

  func update(_ recognizer: GestureRecognizer, in box: Box) {
    known?.update(recognizer, in: box)
  }
}

extension View {
  /// Adds a gesture, as long as there is one, that stands behind those of what is inside of this
  /// view. One that goes on when it is taken away is cancelled.
  public consuming func gesture<Added: Gesture>(
    _ gesture: Added?, including mask: GestureMask = .all
  ) -> some View {
    modifier(_OptionalGestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture, as long as there is one, that stands before those of what is inside of this
  /// view.
  public consuming func highPriorityGesture<Added: Gesture>(
    _ gesture: Added?, including mask: GestureMask = .all
  ) -> some View {
    modifier(_OptionalGestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture, as long as there is one, that stands beside all others.
  public consuming func simultaneousGesture<Added: Gesture>(
    _ gesture: Added?, including mask: GestureMask = .all
  ) -> some View {
    modifier(_OptionalGestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that stands behind those of what is inside of this view, while it is enabled.
  public func gesture<Added: Gesture>(_ gesture: Added, isEnabled: Bool) -> some View {
    self.gesture(isEnabled ? gesture : Added?.none)
  }

  /// Adds a gesture that stands before those of what is inside of this view, while it is enabled.
  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(isEnabled ? gesture : Added?.none)
  }

  /// Adds a gesture that stands beside all others, while it is enabled.
  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(isEnabled ? gesture : Added?.none)
  }
}

/// A gesture that is there or not, as a part of another one.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias _Recognized = Wrapped._Recognized

  public func _makeRecognizer() -> ValueRecognizer<Wrapped._Recognized> {
    GatedRecognizer(self?._makeRecognizer(), name: "optional")
  }

  public func _value(of recognized: Wrapped._Recognized) -> Wrapped.Value {
    guard let self else { preconditionFailure("No gesture recognizes nothing.") }
    return self._value(of: recognized)
  }

  public func _configure(
    _ recognizer: ValueRecognizer<Wrapped._Recognized>, _ context: _GestureContext<Wrapped.Value>
  ) {
    guard let gate = recognizer as? GatedRecognizer<Wrapped._Recognized> else { return }
    guard let self else { return gate.close() }
    if gate.part == nil { gate.take(self._makeRecognizer()) }
    guard let part = gate.part else { return }
    gate.isOpen = { true }
    self._configure(part, context.forPart())
    self.connect(gate, context)
  }
}
