/// A value that belongs to a view and lives as long as the view's identity.
///
/// A view that reads it in its body is evaluated again when it changes. Before the view is on a
/// stage, reads give the initial value and writes are lost, as in SwiftUI.
///
/// Reading is inlined where the view is: a table reads its state once for each of its cards.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline let initialValue: Value
  @usableFromInline var location: StateLocation<Value>?

  /// Creates state with the value that it has at first.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates state with the value that it has at first.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: Value {
    @inlinable get {
      guard let location else { return initialValue }
      location.noteReading()
      return location.value
    }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to this state.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that is nil at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: ConnectedProperty {
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

extension State: SelfComparing {
  /// What a view's new value says of its state is only the initial value.
  static func isSame(_ left: State, _ right: State) -> Bool { true }
}
