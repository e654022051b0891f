/// Remembers what was used lately, within a bound.
///
/// Two generations: what is used moves to the young one; when that is full it becomes the old
/// one, and what had stayed in the old one is dropped. So every entry among the last
/// `capacity` of cost stays, at most twice that is held, and nothing is sorted or linked.
struct BoundedCache<Key: Hashable, Value> {
  /// The cost that a generation may have.
  let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let cost: (Value) -> Int

  init(capacity: Int, cost: @escaping (Value) -> Int) {
    self.capacity = capacity
    self.cost = cost
  }

  /// The number of entries that are held.
  var count: Int {
    young.count + old.count
  }

  /// The value for `key`, if it is still held; it counts as used.
  ///
  /// - Complexity: O(1) on average.
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  /// Holds `value` for `key`, which has none.
  mutating func insert(_ value: Value, for key: Key) {
    youngCost += cost(value)
    if youngCost > capacity {
      old = young
      young = [:]
      youngCost = cost(value)
    }
    young[key] = value
  }

  /// The value for `key`, from `make` when none is held.
  ///
  /// - Complexity: O(1) on average, and `make`.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = value(for: key) { return value }
    let value = make()
    insert(value, for: key)
    return value
  }
}
