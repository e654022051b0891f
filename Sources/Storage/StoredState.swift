/// All that a program keeps from one time to the next, as a value: a driver reads it from wherever it
/// is, hands it to a stage, and writes down what changes.
public struct StoredState: Equatable, Sendable {
  private var values: [StoreKey: StoredValue] = [:]

  /// Creates a state in which nothing is kept.
  public init() {}

  /// Creates a state of some changes to nothing.
  public init(_ changes: some Sequence<StoredChange>) {
    for change in changes { apply(change) }
  }

  /// What is kept under a key; nil for nothing.
  public subscript(key: StoreKey) -> StoredValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// What is kept under a name in a domain; nil for nothing.
  public subscript(domain: StoreDomain, name: String) -> StoredValue? {
    get { values[StoreKey(domain, name)] }
    set { values[StoreKey(domain, name)] = newValue }
  }

  public var isEmpty: Bool { values.isEmpty }

  /// The keys, sorted.
  ///
  /// - Complexity: O(*n* log *n*).
  public var keys: [StoreKey] { values.keys.sorted() }

  /// The keys of a domain, sorted.
  ///
  /// - Complexity: O(*n* log *n*), for all that is kept.
  public func keys(in domain: StoreDomain) -> [StoreKey] {
    values.keys.filter { $0.domain == domain }.sorted()
  }

  /// Takes a change over.
  public mutating func apply(_ change: StoredChange) {
    values[change.key] = change.value
  }

  /// What makes this state of nothing, sorted by keys.
  public var changes: [StoredChange] {
    keys.map { StoredChange($0, to: values[$0]) }
  }
}
