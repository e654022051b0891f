import Interaction

/// A gesture that begins only while modifier keys are held.
public struct _ModifiersGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  public typealias _Recognized = Content._Recognized

  let content: Content
  let modifiers: EventModifiers

  public func _makeRecognizer() -> ValueRecognizer<_Recognized> {
    GatedRecognizer(content._makeRecognizer(), name: "modifiers")
  }

  public func _value(of recognized: _Recognized) -> Value { content._value(of: recognized) }

  public func _configure(
    _ recognizer: ValueRecognizer<_Recognized>, _ context: _GestureContext<Value>
  ) {
    guard let gate = recognizer as? GatedRecognizer<_Recognized>, let part = gate.part else {
      return
    }
    gate.isOpen = { [modifiers, link = context.link] in
      let held = link?.box?.node.environment.heldModifiers.now ?? []
      return held.isSuperset(of: modifiers)
    }
    content._configure(part, context.forPart())
    connect(gate, context)
  }
}

extension Gesture {
  /// Has this gesture begin only where all of these keys are held when the pointer comes down; it goes on when they are
  /// let go.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
