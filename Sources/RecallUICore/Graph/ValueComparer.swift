/// Compares values of a type, given by their addresses.
class ValueComparer {
  func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }
}

/// Compares values of a type that is known where this is made, without asking the type how.
final class KnownComparer: ValueComparer {
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(_ compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.compare = compare
  }

  override func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    compare(left, right)
  }
}

/// Compares values as their type does.
final class EquatableComparer<Value: Equatable>: ValueComparer {
  override func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: Value.self).pointee
      == right.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Compares values as their type says that they matter to a view.
final class SelfComparer<Value: SelfComparing>: ValueComparer {
  override func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    Value.isSame(
      left.assumingMemoryBound(to: Value.self).pointee,
      right.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// Compares what optional values hold.
final class OptionalComparer<Wrapped>: ValueComparer {
  private let inside: ValueComparer

  init(_ inside: ValueComparer) {
    self.inside = inside
  }

  /// What an optional holds lies where the optional does (Swift's ABI, "Single-Payload Enums").
  override func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let isNil = left.assumingMemoryBound(to: Wrapped?.self).pointee == nil
    guard isNil == (right.assumingMemoryBound(to: Wrapped?.self).pointee == nil) else {
      return false
    }
    return isNil || inside.areSame(left, right)
  }
}

/// Compares values of an enumeration: their cases, and what these hold.
///
/// Bits don't tell: what a smaller case leaves over is whatever was there before.
final class EnumComparer: ValueComparer {
  private let layout: EnumLayout
  /// Who compares what a case holds; nil for one that holds nothing.
  private let payloads: [ValueComparer?]

  init(_ layout: EnumLayout, _ payloads: [ValueComparer?]) {
    self.layout = layout
    self.payloads = payloads
  }

  override func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let index = layout.caseIndex(at: left)
    guard index == layout.caseIndex(at: right) else { return false }
    guard payloads.indices.contains(index), let payload = payloads[index] else { return true }
    return layout.withPayload(at: left) { left in
      layout.withPayload(at: right) { right in payload.areSame(left, right) }
    }
  }
}

/// Compares existential values of any type: their types, and as values of these.
///
/// Bits don't tell: a value that is large lies elsewhere, and one that is small leaves over some of the room.
final class ExistentialComparer: ValueComparer {
  private let makeComparer: (Any.Type) -> ValueComparer
  private var comparers: [ObjectIdentifier: ValueComparer] = [:]

  /// - Parameter makeComparer: Makes what compares values of the types that are met.
  init(_ makeComparer: @escaping (Any.Type) -> ValueComparer) {
    self.makeComparer = makeComparer
  }

  override func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let type = ExistentialLayout.type(at: left)
    guard type == ExistentialLayout.type(at: right) else { return false }
    return comparer(for: type).areSame(
      ExistentialLayout.value(at: left), ExistentialLayout.value(at: right))
  }

  private func comparer(for type: Any.Type) -> ValueComparer {
    let key = ObjectIdentifier(type)
    if let known = comparers[key] { return known }
    let made = makeComparer(type)
    comparers[key] = made
    return made
  }
}
