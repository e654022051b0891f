/// A stored property of a view that finds its value outside of the view.
public protocol DynamicProperty: _FieldTrait {
  /// Called before each evaluation of the view's body, after properties inside of this one.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of the engine's own, which is connected with what persists in the tree.
protocol ConnectedProperty: DynamicProperty {
  mutating func connect(_ slot: PropertySlot)
  /// Whether the property found what it stands for; a view whose property didn't has no body.
  var isConnected: Bool { get }
}

extension ConnectedProperty {
  var isConnected: Bool { true }
}

/// Where a node keeps something for one of its view's properties.
struct PropertySlot {
  let node: ViewNode
  let index: Int
  /// The property's name.
  let name: String

  /// What is kept; made by `make` when there is none of this type.
  func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = node.slots[index] as? Object { return object }
    let object = make()
    node.slots[index] = object
    return object
  }
}
