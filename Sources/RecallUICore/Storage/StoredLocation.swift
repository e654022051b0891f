/// What a property of a view, or of an object, reads and writes of what a program keeps.
final class StoredLocation<Value> {
  let key: StoreKey
  private let store: StageStore
  private let initial: Value
  private let coding: StoredCoding<Value>

  init(_ key: StoreKey, in store: StageStore, initial: Value, coding: StoredCoding<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.coding = coding
  }

  /// The value; a view that is being evaluated depends on it.
  func read() -> Value {
    store.noteReading(of: key)
    return store.value(at: key).flatMap(coding.read) ?? initial
  }

  func write(_ value: Value) {
    store.set(coding.write(value), at: key)
  }

  var binding: Binding<Value> {
    Binding(of: self, get: read, set: write)
  }
}
