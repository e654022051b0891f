extension ReplayExpectation: ScriptPart {
  /// As it stands in a script, behind `expect`.
  public var description: String { written }

  func write(to text: inout ScriptText) {
    if case .element(let name, nil) = subject, name.contains("."), comparison.hasValue {
      text.append("element ", quoted(name), " ", comparison)
    } else {
      text.append(subject, " ", comparison)
    }
  }
}

extension ReplayExpectation.Subject: ScriptPart {
  public var description: String { written }

  func write(to text: inout ScriptText) {
    switch self {
    case .state(let name): text.append(name.asName)
    case .element(let name, nil): text.append("element ", name.asElement)
    case .element(let name, let property?):
      if name.asElement.isQuoted {
        text.append("element ", quoted(name), " ", property.rawValue)
      } else {
        text.append("element ", name, ".", property.rawValue)
      }
    }
  }
}

extension ReplayExpectation.Comparison {
  /// Whether it is one with a value: before such a one, what stands behind an element's dot is a property.
  fileprivate var hasValue: Bool { self != .exists && self != .gone }
}

extension ReplayExpectation.Comparison: ScriptPart {
  public var description: String { written }

  func write(to text: inout ScriptText) {
    switch self {
    case .equal(let value): text.append("= ", value.asValue)
    case .different(let value): text.append("!= ", value.asValue)
    case .less(let bound): text.append("< ", bound.description)
    case .greater(let bound): text.append("> ", bound.description)
    case .exists: text.append("exists")
    case .gone: text.append("gone")
    }
  }
}

extension String {
  /// As an element's name, which must not look as if it had a property.
  fileprivate var asElement: ScriptWord {
    let suffix = split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
    let hasProperty = suffix.flatMap(ElementProperty.init(rawValue:)) != nil && contains(".")
    return hasProperty ? quoted(self) : asName
  }
}
