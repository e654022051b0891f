/// A value that a window keeps from one time to the next: what was open, what was selected.
///
/// ```swift
/// @SceneStorage("selectedTab") private var selectedTab = "home"
/// ```
///
/// A stage is one scene. A view that reads the value in its body is evaluated again when it changes.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, initial: Value, coding: StoredCoding<Value>) {
    property = StoredProperty(key, in: .scene, initial: initial, coding: coding)
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }
}

extension SceneStorage {
  /// Creates a property for a value that has the type of one that can be kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is while nothing, or nothing of its type, is kept under the key.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(key, initial: wrappedValue, coding: .plain)
  }

  /// Creates a property for a value that is kept as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is while nothing, or nothing of its type, is kept under the key.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(key, initial: wrappedValue, coding: .raw)
  }

  /// Creates a property that is nil while nothing is kept under the key.
  public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key, initial: nil, coding: StoredCoding<Wrapped>.plain.optional())
  }

  /// Creates a property that is nil while nothing is kept under the key, and is kept as its raw value.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(key, initial: nil, coding: StoredCoding<Wrapped>.raw.optional())
  }
}

extension SceneStorage: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) { property.connect(slot) }
}

extension SceneStorage: SelfComparing {
  static func isSame(_ left: SceneStorage, _ right: SceneStorage) -> Bool {
    StoredProperty.isSame(left.property, right.property)
  }
}
