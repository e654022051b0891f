/// What is kept, read as something of a type: numbers, truth values and texts stand for each other where
/// they can, as `UserDefaults` has it.
extension StoredValue {
  var asBool: Bool? {
    switch self {
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value): value != 0
    case .string(let value):
      switch value.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    default: nil
    }
  }

  var asInt: Int? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero))
    case .string(let value): Int(value)
    default: nil
    }
  }

  var asDouble: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): Double(value)
    case .double(let value): value
    case .string(let value): Double(value)
    default: nil
    }
  }

  var asString: String? {
    switch self {
    case .string(let value): value
    case .bool(let value): value ? "1" : "0"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    default: nil
    }
  }

  var asURL: URL? {
    switch self {
    case .url(let value): value
    case .string(let value): URL(fileURLWithPath: value)
    default: nil
    }
  }

  var asDate: Date? {
    if case .date(let value) = self { value } else { nil }
  }

  var asData: Data? {
    if case .data(let value) = self { value } else { nil }
  }
}
