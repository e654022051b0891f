@_spi(Reflection) import Swift

/// Keeps what a view reads of focused values in line with them.
final class FocusedValueFollower<Value>: ViewSlot {
  let location: StateLocation<Value?>
  let path: KeyPath<FocusedValues, Value?>
  private let reader: NodeLink
  private let reference: GraphReference
  /// Who tells the value.
  private var teller: NodeLink?
  private lazy var isComparable = canBeCompared(Value.self)

  init(_ path: KeyPath<FocusedValues, Value?>, for slot: PropertySlot) {
    self.path = path
    reference = slot.node.graph.reference
    reader = slot.node.link
    let told = slot.node.graph.focus.values.told(at: path)
    location = StateLocation(told.value, for: slot)
    teller = told.teller
    super.init()
    slot.node.graph.focus.add(self)
    slot.node.graph.focus.valuesDidChange()
  }

  override func willBeRemoved() {
    location.willBeRemoved()
  }
}

extension FocusedValueFollower: FocusReading {
  func valuesDidChange() {
    guard let graph = reference.graph else { return }
    let told = graph.focus.values.told(at: path)
    let isSameTeller = told.teller == teller
    teller = told.teller
    if let value = told.value, isSameTeller, isMadeByReader(value) {
      location.replace(by: value)
    } else {
      location.write(told.value)
    }
  }

  /// Whether a value may be another one only because the view that reads it was evaluated, and made it
  /// anew: a closure, or a binding that is made of some. To evaluate that view again would go on for
  /// ever.
  private func isMadeByReader(_ value: Value) -> Bool {
    guard reader.node?.contains(teller?.node) == true else { return false }
    return !isComparable || reference.graph?.plan(for: Value.self).areEqual(value, value) == false
  }
}

extension FocusedValueFollower: Sourced {
  var source: AnyObject? { location }
}

/// Whether two values of a type that do the same look the same: closures, and structures with some,
/// don't.
private func canBeCompared(_ type: Any.Type) -> Bool {
  guard !(type is any Equatable.Type), !(type is any SelfComparing.Type) else { return true }
  switch metadataKind(of: type) {
  case .function: return false
  case .optional:
    return (type as? any Wrapping.Type).map { canBeCompared($0.wrapped) } ?? true
  case .struct, .tuple:
    var isComparable = true
    _forEachField(of: type) { _, _, fieldType, _ in
      isComparable = canBeCompared(fieldType)
      return isComparable
    }
    return isComparable
  default: return true
  }
}

private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
