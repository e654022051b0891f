@_spi(Reflection) import Swift

/// Keeps what a view reads of focused values in line with them.
final class FocusedValueFollower<Value>: ViewSlot {
  let location: StateLocation<Value?>
  let path: KeyPath<FocusedValues, Value?>
  private let reader: NodeLink
  private let reference: GraphReference
  /// Who tells the value.
  private var teller: NodeLink?

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
  /// anew. To evaluate that view again would go on for ever.
  private func isMadeByReader(_ value: Value) -> Bool {
    reader.node?.contains(teller?.node) == true && holdsClosures(value)
  }
}

extension FocusedValueFollower: Sourced {
  var source: AnyObject? { location }
}

/// Whether a value holds closures, or bindings that are made of some: two such values that do the same don't look the
/// same.
private func holdsClosures(_ value: Any) -> Bool {
  if let binding = value as? any ClosureBinding { return binding.isMadeOfClosures }
  if value is any Equatable || value is any SelfComparing { return false }
  if metadataKind(of: type(of: value)) == .function { return true }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle != .class && mirror.children.contains { holdsClosures($0.value) }
}

private protocol ClosureBinding {
  var isMadeOfClosures: Bool { get }
}

extension Binding: ClosureBinding {}
