/// A value that a view inherits.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
  }

  public var wrappedValue: Value {
    value ?? EnvironmentValues()[keyPath: path]
  }
}

extension Environment: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    value = slot.node.environment[keyPath: path]
    slot.node.readsEnvironment = true
  }
}

extension Environment: SelfComparing {
  static func isSame(_ left: Environment, _ right: Environment) -> Bool {
    left.path == right.path
  }
}
