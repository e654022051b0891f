import Interaction

extension Gesture {
  /// Adds an action for when the gesture ends.
  @inlinable
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action for when the gesture's value changes.
  @inlinable
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension Gesture {
  /// Has the gesture update state that goes back to its initial value when the gesture is over,
  /// whether it ended or was cancelled.
  ///
  /// - Parameters:
  ///   - state: What is updated.
  ///   - body: Gets the gesture's value, the state to change, and the transaction of the change.
  @inlinable
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// Makes a gesture with another value of this one's.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(content: self, transform: transform)
  }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  public typealias _Recognized = Content._Recognized

  @usableFromInline let content: Content
  @usableFromInline let action: (Value) -> Void

  @inlinable
  init(content: Content, action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  public func _makeRecognizer() -> ValueRecognizer<_Recognized> { content._makeRecognizer() }
  public func _value(of recognized: _Recognized) -> Value { content._value(of: recognized) }

  public func _configure(
    _ recognizer: ValueRecognizer<_Recognized>, _ context: _GestureContext<Value>
  ) {
    var context = context
    context.ended = { [ended = context.ended] value in
      action(value)
      ended(value)
    }
    content._configure(recognizer, context)
  }
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  public typealias _Recognized = Content._Recognized

  @usableFromInline let content: Content
  @usableFromInline let action: (Value) -> Void

  @inlinable
  init(content: Content, action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  public func _makeRecognizer() -> ValueRecognizer<_Recognized> { content._makeRecognizer() }
  public func _value(of recognized: _Recognized) -> Value { content._value(of: recognized) }

  public func _configure(
    _ recognizer: ValueRecognizer<_Recognized>, _ context: _GestureContext<Value>
  ) {
    var context = context
    context.changed = { [changed = context.changed] value in
      action(value)
      changed(value)
    }
    content._configure(recognizer, context)
  }
}

/// A gesture that updates state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public typealias _Recognized = Base._Recognized

  public var base: Base
  public var state: GestureState<State>
  @usableFromInline let update: (Value, inout State, inout Transaction) -> Void

  @inlinable
  init(
    base: Base, state: GestureState<State>,
    update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.update = update
  }

  public func _makeRecognizer() -> ValueRecognizer<_Recognized> { base._makeRecognizer() }
  public func _value(of recognized: _Recognized) -> Value { base._value(of: recognized) }

  public func _configure(
    _ recognizer: ValueRecognizer<_Recognized>, _ context: _GestureContext<Value>
  ) {
    var context = context
    context.changed = { [changed = context.changed] value in
      state.change { update(value, &$0, &$1) }
      changed(value)
    }
    context.finished = { [finished = context.finished] in
      finished()
      state.reset()
    }
    base._configure(recognizer, context)
  }
}

/// A gesture with another one's value, changed.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  public typealias _Recognized = Content._Recognized

  let content: Content
  let transform: (Content.Value) -> Value

  public func _makeRecognizer() -> ValueRecognizer<_Recognized> { content._makeRecognizer() }

  public func _value(of recognized: _Recognized) -> Value {
    transform(content._value(of: recognized))
  }

  public func _configure(
    _ recognizer: ValueRecognizer<_Recognized>, _ context: _GestureContext<Value>
  ) {
    var inner = _GestureContext<Content.Value>()
    inner.changed = { context.changed(transform($0)) }
    inner.ended = { context.ended(transform($0)) }
    inner.finished = context.finished
    inner.point = context.point
    inner.contains = context.contains
    inner.link = context.link
    inner.tapInterval = context.tapInterval
    content._configure(recognizer, inner)
  }
}
