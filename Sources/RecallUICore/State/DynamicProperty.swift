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
  /// Connects the property, and tells whether it found what it stands for; a view whose property didn't has
  /// no body.
  mutating func find(_ slot: PropertySlot) -> Bool
}

extension ConnectedProperty {
  mutating func find(_ slot: PropertySlot) -> Bool {
    connect(slot)
    return true
  }
}

/// A dynamic property that notes something before the body of its view is read, which the view doesn't depend on.
protocol RefreshedProperty: DynamicProperty {
  mutating func refresh()
}

/// What there is to know of one of the properties of a type of view.
final class PropertyFacts {
  /// The property's name.
  let name: String
  /// What the nodes of all views of this type may have in common.
  var shared: ViewSlot?

  init(name: String) {
    self.name = name
  }
}

/// Where a node keeps something for one of its view's properties.
///
/// It is there for as long as the property is being connected, and keeps nothing: each evaluation connects each
/// property of its view.
struct PropertySlot {
  unowned(unsafe) let node: ViewNode
  let index: Int
  unowned(unsafe) let facts: PropertyFacts

  /// What is kept, if something is. A property's slot has what that property put there.
  var object: ViewSlot? {
    get { node.slots[index] }
    nonmutating set { node.slots[index] = newValue }
  }

  /// What is kept; made by `make` when there is nothing.
  func kept<Object: ViewSlot>(_ make: () -> Object) -> Object {
    if let object { return unsafeDowncast(object, to: Object.self) }
    let made = make()
    object = made
    return made
  }
}
