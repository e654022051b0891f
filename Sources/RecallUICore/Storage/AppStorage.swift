/// A value that a program keeps from one time to the next, under a key of `UserDefaults`.
///
/// ```swift
/// @AppStorage("highScore") private var highScore = 0
/// ```
///
/// A view that reads it in its body is evaluated again when what is kept under the key changes, by
/// whomever. Off any stage it has the value that is said, and keeps none.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(
    _ key: String, _ store: UserDefaults?, initial: Value, coding: StoredCoding<Value>
  ) {
    property = StoredProperty(key, in: store?.domain, initial: initial, coding: coding)
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage {
  /// Creates a property for a value that has the type of one that can be kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is while nothing, or nothing of its type, is kept under the key.
  ///   - key: The key.
  ///   - store: Where it is kept; nil for where the environment says, `UserDefaults.standard` by itself.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _StorableValue {
    self.init(key, store, initial: wrappedValue, coding: .plain)
  }

  /// Creates a property for a value that is kept as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is while nothing, or nothing of its type, is kept under the key.
  ///   - key: The key.
  ///   - store: Where it is kept; nil for where the environment says, `UserDefaults.standard` by itself.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(key, store, initial: wrappedValue, coding: .raw)
  }

  /// Creates a property that is nil while nothing is kept under the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: Where it is kept; nil for where the environment says, `UserDefaults.standard` by itself.
  public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key, store, initial: nil, coding: StoredCoding<Wrapped>.plain.optional())
  }

  /// Creates a property that is nil while nothing is kept under the key, and is kept as its raw value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: Where it is kept; nil for where the environment says, `UserDefaults.standard` by itself.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(key, store, initial: nil, coding: StoredCoding<Wrapped>.raw.optional())
  }
}

extension AppStorage: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) { property.connect(slot) }
}

extension AppStorage: SelfComparing {
  static func isSame(_ left: AppStorage, _ right: AppStorage) -> Bool {
    StoredProperty.isSame(left.property, right.property)
  }
}
