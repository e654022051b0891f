@_spi(Reflection) import Swift

/// A type that knows better than its fields when two of its values are the same to a view.
protocol SelfComparing: _FieldTrait {
  static func isSame(_ left: Self, _ right: Self) -> Bool
}

/// A type whose values matter to pointers only, and not before one comes.
protocol PointerModifier: _FieldTrait {}

/// How two values of a type are compared, given by their addresses.
///
/// References by identity, as two equal objects may differ later; structures of plain data field by
/// field, whatever they call equal; other Equatable types by `==`;
/// other structures and tuples field by field; everything else (closures, existential values,
/// enumerations with unequatable payloads) bit by bit. The last can call two equal values
/// different, which costs an evaluation, never the other way round.
///
/// It is a flat list of steps, found once for a type: a table compares each of its cards with each
/// change of one.
struct FieldComparison {
  private typealias Step = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private enum Field {
    /// So many bytes from an offset on.
    case bits(Int, count: Int)
    case string(Int)
    case value(Int, Step)
  }

  private var fields: [Field] = []

  /// - Parameter leavesOutPointers: Whether what only pointers notice counts as the same.
  init(for type: Any.Type, leavingOutPointers leavesOutPointers: Bool = false) {
    add(type, at: 0, leavesOutPointers)
  }

  /// Whether the values at two addresses are the same.
  func callAsFunction(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for field in fields {
      switch field {
      case .bits(let offset, let count):
        guard memcmp(left + offset, right + offset, count) == 0 else { return false }
      case .string(let offset):
        guard
          (left + offset).assumingMemoryBound(to: String.self).pointee
            == (right + offset).assumingMemoryBound(to: String.self).pointee
        else { return false }
      case .value(let offset, let isSame):
        guard isSame(left + offset, right + offset) else { return false }
      }
    }
    return true
  }

  private mutating func add(_ type: Any.Type, at offset: Int, _ leavesOutPointers: Bool) {
    if type == String.self {
      fields.append(.string(offset))
    } else if type == String?.self {
      fields.append(.value(offset) { Self.areEqual($0, $1, as: String?.self) })
    } else if type == CGFloat?.self {
      fields.append(.value(offset) { Self.areEqual($0, $1, as: CGFloat?.self) })
    } else if FieldComparison.isPlain(type) || !canConform(metadataKind(of: type)) {
      addBits(of: type, at: offset)
    } else if let trait = type as? any _FieldTrait.Type {
      add(trait, at: offset, leavesOutPointers)
    } else {
      addUnspecial(type, at: offset, leavesOutPointers)
    }
  }

  /// Adds a type that is something to the engine.
  private mutating func add(
    _ trait: any _FieldTrait.Type, at offset: Int, _ leavesOutPointers: Bool
  ) {
    if leavesOutPointers, trait is any PointerModifier.Type { return }
    if let comparing = trait as? any SelfComparing.Type {
      fields.append(.value(offset, Self.comparison(of: comparing)))
    } else {
      addUnspecial(trait, at: offset, leavesOutPointers)
    }
  }

  private mutating func addUnspecial(
    _ type: Any.Type, at offset: Int, _ leavesOutPointers: Bool
  ) {
    if isReference(type) {
      addBits(of: type, at: offset)
    } else if isPlainStructureOrTuple(type) {
      addFields(of: type, at: offset, leavesOutPointers)
    } else if let equatable = type as? any Equatable.Type {
      fields.append(.value(offset, Self.comparison(of: equatable)))
    } else if isStructureOrTuple(type) {
      addFields(of: type, at: offset, leavesOutPointers)
    } else {
      addBits(of: type, at: offset)
    }
  }

  private mutating func addFields(of type: Any.Type, at base: Int, _ leavesOutPointers: Bool) {
    var found: [(offset: Int, type: Any.Type)] = []
    _forEachField(of: type) { _, offset, fieldType, _ in
      found.append((base + offset, fieldType))
      return true
    }
    // A structure of the standard library that hides its storage has bits but no fields.
    if found.isEmpty { addBits(of: type, at: base) }
    for field in found {
      add(field.type, at: field.offset, leavesOutPointers)
    }
  }

  private mutating func addBits(of type: Any.Type, at offset: Int) {
    let size = sizeOf(type)
    guard size > 0 else { return }
    if case .bits(let start, let count)? = fields.last, start + count == offset {
      fields[fields.count - 1] = .bits(start, count: count + size)
    } else {
      fields.append(.bits(offset, count: size))
    }
  }

  /// Types whose values are equal when their bits are. Two zeros differ in them, which costs an
  /// evaluation at most.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == Int.self || type == Bool.self || type == Double.self || type == CGFloat.self
      || type == CGPoint.self || type == CGSize.self
  }

  /// Compares values of a type that is known here, without asking the type how.
  @inline(__always)
  private static func areEqual<Value: Equatable>(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, as _: Value.Type
  ) -> Bool {
    left.assumingMemoryBound(to: Value.self).pointee
      == right.assumingMemoryBound(to: Value.self).pointee
  }

  private static func comparison<Value: SelfComparing>(of _: Value.Type) -> Step {
    { left, right in
      Value.isSame(
        left.assumingMemoryBound(to: Value.self).pointee,
        right.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func comparison<Value: Equatable>(of _: Value.Type) -> Step {
    { left, right in
      left.assumingMemoryBound(to: Value.self).pointee
        == right.assumingMemoryBound(to: Value.self).pointee
    }
  }
}

private func sizeOf(_ type: Any.Type) -> Int {
  func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
  return _openExistential(type, do: size)
}

/// Whether values of `type` are references to objects, or weak ones, which reflection shows as
/// optional.
private func isReference(_ type: Any.Type) -> Bool {
  if type is AnyObject.Type { return true }
  guard metadataKind(of: type) == .optional, let optional = type as? any OptionalType.Type else {
    return false
  }
  return optional.wrapped is AnyObject.Type
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// Whether a type is made of numbers and the like alone, with nothing to be counted.
private func isPlainStructureOrTuple(_ type: Any.Type) -> Bool {
  func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
  return isStructureOrTuple(type) && _openExistential(type, do: isPlain)
}

private func isStructureOrTuple(_ type: Any.Type) -> Bool {
  switch metadataKind(of: type) {
  case .struct, .tuple: true
  default: false
  }
}
