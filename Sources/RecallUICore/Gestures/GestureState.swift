/// A value that a gesture changes while it goes on, and that is back at its beginning when the
/// gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates state that goes back to its beginning in `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates state that goes back to its beginning in `resetTransaction`.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates state that goes back to its beginning in a transaction that `reset` can change.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// Creates state that goes back to its beginning in a transaction that `reset` can change.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    onReset = reset
  }

  public var wrappedValue: Value { location?.read() ?? initialValue }

  /// This state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.current
    var transaction = Transaction()
    body(&value, &transaction)
    withTransaction(transaction) { location.write(value) }
  }

  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    onReset(location.current, &transaction)
    withTransaction(transaction) { location.write(initialValue) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    if let kept = slot.object {
      location = unsafeDowncast(kept, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initialValue, for: slot)
      slot.object = made
      location = made
    }
  }
}

extension GestureState: SelfComparing {
  /// As for `State`: a new value of the view says only how the state begins.
  static func isSame(_ left: GestureState, _ right: GestureState) -> Bool { true }
}
