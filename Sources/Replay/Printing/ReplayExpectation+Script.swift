extension ReplayExpectation: CustomStringConvertible {
  /// As it stands in a script, behind `expect`.
  public var description: String {
    if case .element(let name, nil) = subject, name.contains("."), comparison.hasValue {
      return "element \(quoted(name)) \(comparison)"
    }
    return "\(subject) \(comparison)"
  }
}

extension ReplayExpectation.Subject: CustomStringConvertible {
  public var description: String {
    switch self {
    case .state(let name): name.asName
    case .element(let name, nil): "element \(name.asElement)"
    case .element(let name, let property?):
      name.asElement.first == "\""
        ? "element \(quoted(name)) \(property.rawValue)" : "element \(name).\(property.rawValue)"
    }
  }
}

extension ReplayExpectation.Comparison {
  /// Whether it is one with a value: before such a one, what stands behind an element's dot is a property.
  fileprivate var hasValue: Bool { self != .exists && self != .gone }
}

extension ReplayExpectation.Comparison: CustomStringConvertible {
  public var description: String {
    switch self {
    case .equal(let value): "= \(value.asValue)"
    case .different(let value): "!= \(value.asValue)"
    case .less(let bound): "< \(bound)"
    case .greater(let bound): "> \(bound)"
    case .exists: "exists"
    case .gone: "gone"
    }
  }
}

extension String {
  /// As an element's name, which must not look as if it had a property.
  fileprivate var asElement: String {
    let suffix = split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
    let hasProperty = suffix.flatMap(ElementProperty.init(rawValue:)) != nil && contains(".")
    return hasProperty ? quoted(self) : asName
  }
}
