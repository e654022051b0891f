/// How values of a type are kept.
struct StoredCoding<Value> {
  /// The value that was kept; nil where that is something else.
  let read: (StoredValue) -> Value?
  /// A value as it is kept; nil for one that stands for nothing.
  let write: (Value) -> StoredValue?
}

extension StoredCoding where Value: _StorableValue {
  static var plain: StoredCoding { StoredCoding(read: Value._read, write: \._stored) }
}

extension StoredCoding where Value: RawRepresentable, Value.RawValue: _StorableValue {
  static var raw: StoredCoding {
    StoredCoding(
      read: { Value.RawValue._read($0).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue._stored })
  }
}

extension StoredCoding {
  /// How optional values are kept: nil is nothing.
  func optional() -> StoredCoding<Value?> {
    StoredCoding<Value?>(
      read: { read($0).map { .some($0) } }, write: { $0.flatMap(write) })
  }
}
