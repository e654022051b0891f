import Observation

/// A value that a view inherits.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: AnyKeyPath
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// The value. A required object is there only for a view on a stage.
  public var wrappedValue: Value {
    guard let value = value ?? read(EnvironmentValues()) else {
      preconditionFailure(
        "an environment object of type \(Value.self) was read outside of a view's body")
    }
    return value
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the object of a type that a view around hands down with `environment(_:)`.
  ///
  /// Without one, the view is left out and the stage reports it (`Stage.issues`).
  public init(_ objectType: Value.Type) {
    path = \EnvironmentValues.[object: ObjectKey<Value>()]
    read = { $0[ObjectKey<Value>.self] }
  }
}

extension Environment {
  /// Reads the object of a type that a view around hands down, if one does.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    self.init(\.[object: ObjectKey<Object>()])
  }
}

extension Environment: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    slot.node.readsEnvironment = true
    value = read(slot.node.environment)
    if value == nil {
      slot.node.graph.report(
        .missingEnvironmentObject(type: "\(Value.self)", in: slot.node.path))
    }
  }

  var isConnected: Bool { value != nil }
}

extension Environment: SelfComparing {
  static func isSame(_ left: Environment, _ right: Environment) -> Bool {
    left.path == right.path
  }
}
