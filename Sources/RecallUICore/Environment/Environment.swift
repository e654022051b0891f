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
    let node = slot.node
    value = read(node.environment)
    _ = slot.kept { EnvironmentReading(read, node.graph.plan(for: Value?.self)) }
    if value == nil {
      node.graph.report(.missingEnvironmentObject(type: "\(Value.self)", in: node.path))
    }
  }

  var isConnected: Bool { value != nil }
}

extension Environment: SelfComparing {
  static func isSame(_ left: Environment, _ right: Environment) -> Bool {
    left.path == right.path
  }
}

/// What a view's property reads of its environment.
private final class EnvironmentReading<Value>: EnvironmentDependency {
  private let read: (EnvironmentValues) -> Value?
  private let plan: PropertyPlan

  init(_ read: @escaping (EnvironmentValues) -> Value?, _ plan: PropertyPlan) {
    self.read = read
    self.plan = plan
  }

  func isSame(in left: EnvironmentValues, as right: EnvironmentValues) -> Bool {
    plan.areEqual(read(left), read(right))
  }
}

/// Something that a node keeps, which depends on a part of its environment.
protocol EnvironmentDependency: AnyObject {
  func isSame(in left: EnvironmentValues, as right: EnvironmentValues) -> Bool
}
