/// Tells the identifiers of matched geometries apart from others' in the same words.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Names a namespace.
  public struct ID: Hashable, Sendable {
    let serial: Int
  }

  private final class Kept: ViewSlot {
    let id: ID

    init(_ id: ID) {
      self.id = id
    }
  }

  private var id: ID?

  public init() {}

  /// The view's own namespace; before the view is on a stage, one that matches nothing.
  public var wrappedValue: ID { id ?? ID(serial: -1) }
}

extension Namespace: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    id = slot.kept { Kept(ID(serial: slot.node.graph.nextSerial())) }.id
  }
}

extension Namespace: SelfComparing {
  static func isSame(_ left: Namespace, _ right: Namespace) -> Bool { true }
}
