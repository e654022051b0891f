import Snapshots
@_spi(Reflection) import Swift

/// A value as text that is the same on each run and each machine.
enum CanonicalText {
  /// The text of `value`, or nil when it has parts that no text can stand for, such as closures
  /// and objects.
  ///
  /// Structures and enumerations are written field by field, sets and dictionaries sorted.
  ///
  /// - Complexity: O(*n*) for a text of *n* characters.
  static func of(_ value: Any) -> String? {
    // Each question whether a value could be cast takes the runtime a thousand instructions, so what values of state
    // mostly are is told by their types alone.
    let type = type(of: value)
    if type == Bool.self, let truth = value as? Bool { return truth ? "true" : "false" }
    if type == Int.self, let number = value as? Int { return String(number) }
    if type == Double.self, let number = value as? Double { return number.canonicalText }
    if type == CGFloat.self, let number = value as? CGFloat { return Double(number).canonicalText }
    if type == String.self, let text = value as? String { return quoted(text) }
    switch metadataKind(of: type) {
    case .optional:
      guard let optional = value as? any ValueOrNil else { break }
      return optional.valueIfAny.map(of) ?? "nil"
    case .enum:
      return composed(Mirror(reflecting: value), value)
    case .struct:
      if let list = listed(value, of: type) { return list }
    default: break
    }
    return cast(value)
  }

  /// The text of a list of what lists of state mostly have, without a mirror of each element; nil for all else.
  private static func listed(_ value: Any, of type: Any.Type) -> String? {
    if type == [Bool].self, let list = value as? [Bool] { return listed(list) { String($0) } }
    if type == [Int].self, let list = value as? [Int] { return listed(list) { String($0) } }
    if type == [Double].self, let list = value as? [Double] { return listed(list, \.canonicalText) }
    if type == [String].self, let list = value as? [String] { return listed(list, quoted) }
    return nil
  }

  private static func listed<Element>(_ list: [Element], _ text: (Element) -> String) -> String {
    var all = "["
    for (number, element) in list.enumerated() {
      if number > 0 { all += ", " }
      all += text(element)
    }
    return all + "]"
  }

  /// The text of a value that may be cast to something else.
  private static func cast(_ value: Any) -> String? {
    switch value {
    case let text as String: return quoted(text)
    case let number as Int: return String(number)
    case let truth as Bool: return String(truth)
    case let number as Double: return number.canonicalText
    case let number as Float: return Double(number).canonicalText
    case let number as CGFloat: return Double(number).canonicalText
    case let character as Character: return quoted(String(character))
    case let number as any BinaryInteger: return "\(number)"
    default: return composed(Mirror(reflecting: value), value)
    }
  }

  /// What stands for a text that nobody is to read: bullets, as many whatever it is, and a digest, so
  /// that another one is told from it.
  static func hidden(_ text: String) -> String {
    let digest = StateSnapshot.Line(name: "hidden", value: text).digest
    return "•••• \(String(digest, radix: 16))"
  }

  private static func composed(_ mirror: Mirror, _ value: Any) -> String? {
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first else { return "nil" }
      return of(child.value)
    case .collection:
      return list(mirror).map { "[\($0.joined(separator: ", "))]" }
    case .set, .dictionary:
      return list(mirror).map { "[\($0.sorted().joined(separator: ", "))]" }
    case .tuple:
      return fields(mirror).map { "(\($0))" }
    case .struct:
      // A structure that hides what it is made of can't be told from another of its type.
      guard !mirror.children.isEmpty else { return nil }
      return fields(mirror).map { "\(mirror.subjectType)(\($0))" }
    case .enum:
      guard let payload = mirror.children.first else { return "\(value)" }
      return of(payload.value).map { "\(payload.label ?? "")(\($0))" }
    default:
      return nil
    }
  }

  private static func list(_ mirror: Mirror) -> [String]? {
    var texts: [String] = []
    for child in mirror.children {
      guard let text = of(child.value) else { return nil }
      texts.append(text)
    }
    return texts
  }

  private static func fields(_ mirror: Mirror) -> String? {
    var texts: [String] = []
    for child in mirror.children {
      guard let text = of(child.value) else { return nil }
      texts.append(child.label.map { "\($0): \(text)" } ?? text)
    }
    return texts.joined(separator: ", ")
  }

  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        !bytes.contains { $0 == 0x22 || $0 == 0x5C || $0 == 0x0A }
      } ?? false
    // A long text that somebody types is written down at each key that is recorded.
    if isPlain { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// An optional value.
private protocol ValueOrNil {
  var valueIfAny: Any? { get }
}

extension Optional: ValueOrNil {
  fileprivate var valueIfAny: Any? { self }
}
