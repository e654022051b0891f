@_spi(Reflection) import Swift

/// A type that knows better than its fields when two of its values are the same to a view.
protocol SelfComparing: _FieldTrait {
  static func isSame(_ left: Self, _ right: Self) -> Bool
}

/// A type whose values are equal when their fields are, which can be compared without a copy of the whole.
protocol MadeOfFields: _FieldTrait {}

/// A type whose values matter to pointers only, and not before one comes.
protocol PointerModifier: _FieldTrait {}

/// How two values of a type are compared, given by their addresses.
///
/// References by identity, as two equal objects may differ later; structures of plain data field by
/// field, whatever they call equal; other Equatable types by `==`;
/// other structures and tuples field by field; enumerations and existential values by their case or type and by what
/// they hold; everything else (closures, types, boxes of `indirect` cases) bit by bit. The last can call two equal
/// values different, which costs an evaluation, never the other way round.
///
/// A value is the same as its own copy. Where views say what they show to views around them, anything else would cost
/// an evaluation each time, without an end: so bits that nobody has set are never compared.
///
/// It is a flat list of steps, found once for a type: a table compares each of its cards with each
/// change of one.
final class FieldComparison: ValueComparer {
  /// In memory of their own, which nobody counts references to.
  private let steps: UnsafeMutableBufferPointer<Step>
  /// Keeps what the steps compare with.
  private let comparers: [ValueComparer]

  /// - Parameter leavesOutPointers: Whether what only pointers notice counts as the same.
  init(for type: Any.Type, leavingOutPointers leavesOutPointers: Bool = false) {
    var list = StepList()
    list.add(type, at: 0, leavesOutPointers)
    steps = .allocate(capacity: list.steps.count)
    _ = steps.initialize(from: list.steps)
    comparers = list.comparers
  }

  deinit {
    steps.deinitialize()
    steps.deallocate()
  }

  /// Whether two values of one type are the same. Finds out anew how to compare them, each time.
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in FieldComparison(for: Value.self)(left, right) }
    }
  }

  override func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    self(left, right)
  }

  /// Whether the values at two addresses are the same.
  func callAsFunction(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for step in steps {
      let (left, right) = (left + step.offset, right + step.offset)
      if memcmp(left, right, step.size) == 0 { continue }
      // What has other bits can be the same where somebody knows better.
      guard step.comparer?._withUnsafeGuaranteedRef({ $0.areSame(left, right) }) == true else {
        return false
      }
    }
    return true
  }
}

/// Some bytes of a value that are compared at once.
private struct Step {
  /// From where on, in bytes, and how many.
  let offset: Int
  let size: Int
  /// Who compares the values where their bits differ; nil where these tell all. The comparison keeps
  /// it, so that nothing is counted for it. (With an `unowned(unsafe)` reference, Swift 6.3 without
  /// optimization runs past the end of a list of these.)
  let comparer: Unmanaged<ValueComparer>?
}

/// The steps of a comparison while they are found.
private struct StepList {
  private(set) var steps: ContiguousArray<Step> = []
  private(set) var comparers: [ValueComparer] = []

  mutating func add(_ type: Any.Type, at offset: Int, _ leavesOutPointers: Bool) {
    if type == String.self {
      addKnown(String.self, at: offset)
    } else if type == String?.self {
      addKnown(String?.self, at: offset)
    } else if type == CGFloat?.self {
      addKnown(CGFloat?.self, at: offset)
    } else if type == Gradient.self {
      addKnown(Gradient.self, at: offset)
    } else if type == [Bool].self {
      addKnown([Bool].self, at: offset)
    } else if type == [Int].self {
      addKnown([Int].self, at: offset)
    } else if ExistentialLayout.describes(type) {
      let comparer = ExistentialComparer { type in
        FieldComparison(for: type, leavingOutPointers: leavesOutPointers)
      }
      add(comparer, bits: sizeOf(type), at: offset)
    } else if Self.isPlain(type) || !canConform(metadataKind(of: type)) {
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
      addComparing(comparing, at: offset)
    } else if trait is any MadeOfFields.Type {
      addFields(of: trait, at: offset, leavesOutPointers)
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
      addEquatable(equatable, at: offset)
    } else if isStructureOrTuple(type) {
      addFields(of: type, at: offset, leavesOutPointers)
    } else if let optional = optionalType(type) {
      addOptional(optional, at: offset, leavesOutPointers)
    } else if let layout = EnumLayout(of: type) {
      addEnum(type, layout, at: offset, leavesOutPointers)
    } else {
      addBits(of: type, at: offset)
    }
  }

  private mutating func addEnum(
    _ type: Any.Type, _ layout: EnumLayout, at offset: Int, _ leavesOutPointers: Bool
  ) {
    let payloads = layout.payloads.map { payload -> ValueComparer? in
      switch payload {
      case .none: nil
      case .box: FieldComparison(for: UnsafeRawPointer.self)
      // Only the same bits are the same.
      case .unknown: ValueComparer()
      case .value(let type):
        FieldComparison(for: type, leavingOutPointers: leavesOutPointers)
      }
    }
    add(EnumComparer(layout, payloads), bits: sizeOf(type), at: offset)
  }

  private mutating func addOptional(
    _ type: any OptionalType.Type, at offset: Int, _ leavesOutPointers: Bool
  ) {
    let inside = FieldComparison(for: type.wrapped, leavingOutPointers: leavesOutPointers)
    add(type.comparer(with: inside), bits: sizeOf(type), at: offset)
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
    if let last = steps.last, last.comparer == nil, last.offset + last.size == offset {
      steps[steps.count - 1] = Step(offset: last.offset, size: last.size + size, comparer: nil)
    } else {
      steps.append(Step(offset: offset, size: size, comparer: nil))
    }
  }

  @inline(__always)
  private mutating func addKnown<Value: Equatable>(_: Value.Type, at offset: Int) {
    let comparer = KnownComparer { left, right in
      left.assumingMemoryBound(to: Value.self).pointee
        == right.assumingMemoryBound(to: Value.self).pointee
    }
    add(comparer, bits: MemoryLayout<Value>.size, at: offset)
  }

  private mutating func addEquatable<Value: Equatable>(_: Value.Type, at offset: Int) {
    add(EquatableComparer<Value>(), bits: MemoryLayout<Value>.size, at: offset)
  }

  private mutating func addComparing<Value: SelfComparing>(_: Value.Type, at offset: Int) {
    add(SelfComparer<Value>(), bits: MemoryLayout<Value>.size, at: offset)
  }

  private mutating func add(_ comparer: ValueComparer, bits size: Int, at offset: Int) {
    comparers.append(comparer)
    steps.append(Step(offset: offset, size: size, comparer: .passUnretained(comparer)))
  }

  /// Types whose values are equal when their bits are. Two zeros differ in them, which costs an
  /// evaluation at most.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == Int.self || type == Bool.self || type == Double.self || type == CGFloat.self
      || type == CGPoint.self || type == CGSize.self
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
  return optionalType(type)?.wrapped is AnyObject.Type
}

private func optionalType(_ type: Any.Type) -> (any OptionalType.Type)? {
  metadataKind(of: type) == .optional ? type as? any OptionalType.Type : nil
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }

  static func comparer(with comparison: FieldComparison) -> ValueComparer
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func comparer(with comparison: FieldComparison) -> ValueComparer {
    OptionalComparer<Wrapped>(comparison)
  }
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
