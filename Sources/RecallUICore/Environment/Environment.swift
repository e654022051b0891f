import Observation

/// A value that a view inherits.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// Where the value is found.
  @usableFromInline
  struct Source {
    let path: AnyKeyPath
    /// Finds an object that need not be there; nil where the path leads to the value. Views are made
    /// anew all the time, and a closure is an object more for each.
    let find: ((EnvironmentValues) -> Value?)?

    @usableFromInline
    init(path: AnyKeyPath, find: ((EnvironmentValues) -> Value?)?) {
      self.path = path
      self.find = find
    }

    func read(in values: EnvironmentValues) -> Value? {
      if let find { return find(values) }
      return values[keyPath: unsafeDowncast(path, to: KeyPath<EnvironmentValues, Value>.self)]
    }
  }

  @usableFromInline let source: Source
  @usableFromInline var value: Value?

  /// Reads the value at `keyPath`.
  @inlinable
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = Source(path: keyPath, find: nil)
  }

  /// The value. A required object is there only for a view on a stage.
  @inlinable public var wrappedValue: Value {
    if let value { return value }
    return valueOffStage
  }

  /// What a view reads that is on no stage.
  @usableFromInline var valueOffStage: Value {
    guard let value = source.read(in: EnvironmentValues()) else {
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
    source = Source(path: \EnvironmentValues.[object: ObjectKey<Value>()]) {
      $0[ObjectKey<Value>.self]
    }
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
    value = source.read(in: node.environment)
    if slot.object == nil { slot.object = reading(slot) }
    if value == nil {
      node.graph.report(.missingEnvironmentObject(type: "\(Value.self)", in: node.path))
    }
  }

  mutating func find(_ slot: PropertySlot) -> Bool {
    connect(slot)
    return hasValue(value)
  }

  /// What compares the property's values: views of one type nearly always read the same.
  private func reading(_ slot: PropertySlot) -> ViewSlot {
    if source.find == nil, let known = slot.facts.shared as? EnvironmentPath,
      known.path === source.path
    {
      return known
    }
    let made = EnvironmentReading(source, slot.node.graph.plans.plan(for: Value?.self))
    slot.facts.shared = source.find == nil ? made : nil
    return made
  }
}

extension Environment: SelfComparing {
  static func isSame(_ left: Environment, _ right: Environment) -> Bool {
    left.source.path == right.source.path
  }
}

/// Where a view's property finds its value.
private class EnvironmentPath: ViewSlot {
  final let path: AnyKeyPath

  init(_ path: AnyKeyPath) {
    self.path = path
  }
}

/// What a view's property reads of its environment.
private final class EnvironmentReading<Value>: EnvironmentPath {
  private let source: Environment<Value>.Source
  private let plan: PropertyPlan

  init(_ source: Environment<Value>.Source, _ plan: PropertyPlan) {
    self.source = source
    self.plan = plan
    super.init(source.path)
  }

  override func isSame(in left: EnvironmentValues, as right: EnvironmentValues) -> Bool {
    plan.areEqual(source.read(in: left), source.read(in: right))
  }
}
