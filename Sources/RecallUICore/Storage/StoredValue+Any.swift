extension StoredValue {
  /// What can be kept of a value; nil for a type that can't be.
  init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as CGFloat: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .url(value)
    case let value as any BinaryInteger:
      guard let whole = Int(exactly: value) else { return nil }
      self = .int(whole)
    case let values as [Any]:
      let stored = values.compactMap { StoredValue($0) }
      guard stored.count == values.count else { return nil }
      self = .array(stored)
    case let values as [String: Any]:
      let stored = values.compactMapValues { StoredValue($0) }
      guard stored.count == values.count else { return nil }
      self = .dictionary(stored)
    default: return nil
    }
  }

  /// The value as a program knows it.
  var any: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .url(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.any)
    case .dictionary(let values): values.mapValues(\.any)
    }
  }
}
