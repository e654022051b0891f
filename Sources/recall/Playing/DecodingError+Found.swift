extension DecodingError {
  /// What was found instead, as the end of a sentence.
  var found: String {
    switch self {
    case .keyNotFound(let key, let context):
      "nothing named \(Self.name(of: context.codingPath + [key]))"
    case .valueNotFound(_, let context):
      "no value of \(Self.name(of: context.codingPath))"
    case .typeMismatch(_, let context):
      "a value of another kind as \(Self.name(of: context.codingPath))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "a text that is no JSON"
        : "this as \(Self.name(of: context.codingPath)): \(context.debugDescription)"
    @unknown default: "something else"
    }
  }

  /// `records[2].deck`; `all of it` for the outermost value.
  private static func name(of path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "all of it" }
    return path.reduce(into: "") { name, key in
      if let number = key.intValue {
        name += "[\(number)]"
      } else {
        name += name.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
