/// What a value was in several versions of the state.
final class ValueVersions<Value> {
  /// The first version that is known.
  private let first: Int
  /// The values that it had, in order.
  private var values: [Value]
  /// Which of them it was, for each version from the first one that is known to the last one in which it was written.
  private var places = [0]

  init(_ value: Value, in version: Int) {
    first = version
    values = [value]
  }

  /// Notes the value in a version in which it was written; the first time counts.
  func add(_ value: Value, as version: Int) {
    let unchanged = version - first - places.count
    guard unchanged >= 0 else { return }
    places.append(contentsOf: repeatElement(values.count - 1, count: unchanged))
    places.append(values.count)
    values.append(value)
  }

  /// Has the value be another one in a version, and in those behind it up to the next one in which it was written.
  func replace(with value: Value, in version: Int) {
    values[place(in: version)] = value
  }

  /// Whether the value was written in a version.
  func isWritten(in version: Int) -> Bool {
    let place = version - first
    return place > 0 && place < places.count && places[place] != places[place - 1]
  }

  /// The value in a version; before the first one that is known, what it was in that one.
  ///
  /// - Complexity: O(1).
  func value(in version: Int) -> Value {
    values[place(in: version)]
  }

  private func place(in version: Int) -> Int {
    places[min(max(version - first, 0), places.count - 1)]
  }
}
