@_spi(Reflection) import Swift

/// Tells whether two values, given by their addresses, are the same.
typealias FieldComparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// A type that knows better than its fields when two of its values are the same to a view.
protocol SelfComparing {
  static func isSame(_ left: Self, _ right: Self) -> Bool
}

/// How two values of `type` are compared.
///
/// References by identity, as two equal objects may differ later; Equatable types by `==`;
/// structures and tuples field by field; everything else (closures, existential values,
/// enumerations with unequatable payloads) bit by bit. The last can call two equal values
/// different, which costs an evaluation, never the other way round.
func fieldComparison(for type: Any.Type) -> FieldComparison {
  if let comparing = type as? any SelfComparing.Type { return comparison(for: comparing) }
  if isReference(type) { return bitwiseComparison(for: type) }
  if let equatable = type as? any Equatable.Type { return comparison(for: equatable) }
  guard isStructureOrTuple(type) else { return bitwiseComparison(for: type) }
  var fields: [(offset: Int, isSame: FieldComparison)] = []
  _forEachField(of: type) { _, offset, fieldType, _ in
    fields.append((offset, fieldComparison(for: fieldType)))
    return true
  }
  // A structure of the standard library that hides its storage has bits but no fields.
  guard !fields.isEmpty else { return bitwiseComparison(for: type) }
  return { left, right in
    for field in fields where !field.isSame(left + field.offset, right + field.offset) {
      return false
    }
    return true
  }
}

private func comparison<Value: SelfComparing>(for _: Value.Type) -> FieldComparison {
  { left, right in
    Value.isSame(
      left.assumingMemoryBound(to: Value.self).pointee,
      right.assumingMemoryBound(to: Value.self).pointee)
  }
}

private func comparison<Value: Equatable>(for _: Value.Type) -> FieldComparison {
  { left, right in
    left.assumingMemoryBound(to: Value.self).pointee
      == right.assumingMemoryBound(to: Value.self).pointee
  }
}

private func bitwiseComparison(for type: Any.Type) -> FieldComparison {
  let size = sizeOf(type)
  return { left, right in memcmp(left, right, size) == 0 }
}

private func sizeOf(_ type: Any.Type) -> Int {
  func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
  return _openExistential(type, do: size)
}

/// Whether values of `type` are references to objects, or weak ones, which reflection shows as
/// optional.
private func isReference(_ type: Any.Type) -> Bool {
  if type is AnyObject.Type { return true }
  guard let optional = type as? any OptionalType.Type else { return false }
  return optional.wrapped is AnyObject.Type
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private func isStructureOrTuple(_ type: Any.Type) -> Bool {
  // The first word of a type's metadata is its kind (Swift ABI, "Type Metadata").
  let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  return switch _MetadataKind(rawValue: kind) {
  case .struct, .tuple: true
  default: false
  }
}
