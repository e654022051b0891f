/// What the view with the focus tells under a key; nil where none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let path: KeyPath<FocusedValues, Value?>
  private var follower: FocusedValueFollower<Value>?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    path = keyPath
  }

  public var wrappedValue: Value? { follower?.location.read() }
}

extension FocusedValue: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    let kept = slot.kept { FocusedValueFollower(path, for: slot) }
    follower = kept
    guard kept.path != path else { return }
    kept.willBeRemoved()
    let other = FocusedValueFollower(path, for: slot)
    slot.object = other
    follower = other
  }
}

extension FocusedValue: SelfComparing {
  static func isSame(_ left: FocusedValue, _ right: FocusedValue) -> Bool {
    left.path == right.path
  }
}

/// What a binding leads to that the view with the focus tells under a key; nil where none does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Reads the binding at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// Setting it where there is no binding, or to nil, changes nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue },
      set: { if let new = $0 { binding?.wrappedValue = new } })
  }
}
