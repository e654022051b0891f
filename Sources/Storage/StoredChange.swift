/// What became of a value that is kept.
public struct StoredChange: Hashable, Sendable {
  public var key: StoreKey
  /// What it is now; nil when it is gone.
  public var value: StoredValue?

  public init(_ key: StoreKey, to value: StoredValue?) {
    self.key = key
    self.value = value
  }
}

extension StoredChange: CustomStringConvertible {
  /// `standard highScore int 12`, or `standard highScore none`.
  public var description: String {
    "\(key.domain) \(key.name) \(value.map(\.description) ?? "none")"
  }
}
