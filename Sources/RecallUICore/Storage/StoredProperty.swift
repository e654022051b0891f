/// What `@AppStorage` and `@SceneStorage` have in common: a value under a key of what a program keeps.
struct StoredProperty<Value> {
  let name: String
  /// Where it is kept, if the program says so.
  let domain: StoreDomain?
  let initial: Value
  let coding: StoredCoding<Value>
  /// Found for the property of a view on a stage.
  private var location: StoredLocation<Value>?

  init(
    _ name: String, in domain: StoreDomain?, initial: Value, coding: StoredCoding<Value>
  ) {
    self.name = name
    self.domain = domain
    self.initial = initial
    self.coding = coding
  }

  /// The location of a view's property, or what a property of an object finds on the stage whose code
  /// asks; nil off any stage.
  private var current: StoredLocation<Value>? {
    location
      ?? StageContext.services.map { services in
        StoredLocation(
          StoreKey(domain ?? .standard, name), in: services.store, initial: initial,
          coding: coding)
      }
  }

  var value: Value {
    get { current?.read() ?? initial }
    nonmutating set { current?.write(newValue) }
  }

  var binding: Binding<Value> { current?.binding ?? .constant(initial) }

  mutating func connect(_ slot: PropertySlot) {
    let node = slot.node
    let key = StoreKey(domain ?? node.environment.defaultDomain, name)
    let reading = slot.kept { StoredReading<Value>(domain) }
    location = reading.location(
      at: key, in: node.graph.services.store, initial: initial, coding: coding)
  }

  static func isSame(_ left: StoredProperty, _ right: StoredProperty) -> Bool {
    left.name == right.name && left.domain == right.domain
  }
}

/// What a node keeps for a stored property: its location, as long as it is about the same key.
private final class StoredReading<Value>: ViewSlot {
  private let domain: StoreDomain?
  private var location: StoredLocation<Value>?

  init(_ domain: StoreDomain?) {
    self.domain = domain
  }

  func location(
    at key: StoreKey, in store: StageStore, initial: Value, coding: StoredCoding<Value>
  ) -> StoredLocation<Value> {
    if let location, location.key == key { return location }
    let location = StoredLocation(key, in: store, initial: initial, coding: coding)
    self.location = location
    return location
  }

  override func isSame(in left: EnvironmentValues, as right: EnvironmentValues) -> Bool {
    domain != nil || left.defaultDomain == right.defaultDomain
  }
}

private struct DefaultDomainKey: EnvironmentKey {
  static var defaultValue: StoreDomain { .standard }
}

extension EnvironmentValues {
  /// Where `@AppStorage` keeps values that say no store.
  fileprivate(set) var defaultDomain: StoreDomain {
    get { self[DefaultDomainKey.self] }
    set { self[DefaultDomainKey.self] = newValue }
  }
}

extension View {
  /// Has `@AppStorage` inside of this view that names no store keep its values in `store`.
  public consuming func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultDomain, store.domain)
  }
}
