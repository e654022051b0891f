import Interaction

/// Two gestures, neither of which stands in the other's way.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// What the two gestures tell.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer()
    -> ValueRecognizer<SimultaneousValue<First._Recognized, Second._Recognized>>
  {
    SimultaneousRecognizer(first._makeRecognizer(), second._makeRecognizer())
  }

  public func _value(
    of recognized: SimultaneousValue<First._Recognized, Second._Recognized>
  ) -> Value {
    Value(first: recognized.first.map(first._value), second: recognized.second.map(second._value))
  }

  public func _configure(
    _ recognizer: ValueRecognizer<SimultaneousValue<First._Recognized, Second._Recognized>>,
    _ context: _GestureContext<Value>
  ) {
    configureParts(of: recognizer, first, second, context)
    connect(recognizer, context)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, the second of which begins where the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// How far the two gestures are.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the second one's value, if it has one.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer()
    -> ValueRecognizer<SequenceValue<First._Recognized, Second._Recognized>>
  {
    SequenceRecognizer(first._makeRecognizer(), before: second._makeRecognizer())
  }

  public func _value(
    of recognized: SequenceValue<First._Recognized, Second._Recognized>
  ) -> Value {
    switch recognized {
    case .first(let value): .first(first._value(of: value))
    case .second(let value, let next):
      .second(first._value(of: value), next.map(second._value))
    }
  }

  public func _configure(
    _ recognizer: ValueRecognizer<SequenceValue<First._Recognized, Second._Recognized>>,
    _ context: _GestureContext<Value>
  ) {
    configureParts(of: recognizer, first, second, context)
    connect(recognizer, context)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures, and rather the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// What the gesture tells that was recognized.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer()
    -> ValueRecognizer<ExclusiveValue<First._Recognized, Second._Recognized>>
  {
    ExclusiveRecognizer(first._makeRecognizer(), before: second._makeRecognizer())
  }

  public func _value(
    of recognized: ExclusiveValue<First._Recognized, Second._Recognized>
  ) -> Value {
    switch recognized {
    case .first(let value): .first(first._value(of: value))
    case .second(let value): .second(second._value(of: value))
    }
  }

  public func _configure(
    _ recognizer: ValueRecognizer<ExclusiveValue<First._Recognized, Second._Recognized>>,
    _ context: _GestureContext<Value>
  ) {
    configureParts(of: recognizer, first, second, context)
    connect(recognizer, context)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Hands the parts of a combination to the parts of its recognizer.
private func configureParts<First: Gesture, Second: Gesture, Value>(
  of recognizer: GestureRecognizer, _ first: First, _ second: Second,
  _ context: _GestureContext<Value>
) {
  guard recognizer.parts.count == 2,
    let firstPart = recognizer.parts[0] as? ValueRecognizer<First._Recognized>,
    let secondPart = recognizer.parts[1] as? ValueRecognizer<Second._Recognized>
  else { return }
  first._configure(firstPart, context.forPart())
  second._configure(secondPart, context.forPart())
}

extension _GestureContext {
  /// The context of a part, which nobody listens to by itself.
  func forPart<Other>() -> _GestureContext<Other> {
    _GestureContext<Other>(
      point: point, contains: contains, link: link, tapInterval: tapInterval)
  }
}

extension Gesture {
  /// Recognizes this gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Recognizes this gesture or, if that fails, another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
