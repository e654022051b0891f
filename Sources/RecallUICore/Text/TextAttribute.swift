/// Something that a program says of a part of a text to its own renderers.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
/// Text("Find \(Text("pairs").customAttribute(Emphasis())) of cards")
/// ```
public protocol TextAttribute {}

/// What a program says of a stretch of text, by the types that it says it with.
struct TextAttributes: Equatable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  /// What is said with a type.
  subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? {
    values[ObjectIdentifier(type)] as? Attribute
  }

  func adding<Attribute: TextAttribute>(_ value: Attribute) -> TextAttributes {
    var all = self
    let key = ObjectIdentifier(Attribute.self)
    if all.values[key] == nil { all.values[key] = value }
    return all
  }

  /// Values that can't be compared are taken to differ, but for those that hold nothing.
  static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in
        right.values[key].map { areEqual(value, $0) } ?? false
      }
  }

  private static func areEqual<Value>(_ left: Value, _ right: any TextAttribute) -> Bool {
    guard let right = right as? Value else { return false }
    guard let comparable = left as? any Equatable else { return MemoryLayout<Value>.size == 0 }
    return comparable.isEqual(to: right)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
