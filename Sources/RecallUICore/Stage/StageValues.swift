/// Names a value that belongs to a stage as a whole, and that views read and write.
package protocol StageValueKey {
  associatedtype Value

  /// What it is at first.
  static var initialValue: Value { get }
  /// What the stage's state calls it.
  static var name: String { get }
}

/// Values that belong to a stage as a whole. Each is made when somebody asks for it, and is part of the
/// stage's state from then on.
final class StageValues {
  private unowned let root: ViewNode
  private var locations: [ObjectIdentifier: AnyObject] = [:]

  init(of root: ViewNode) {
    self.root = root
  }

  /// The boxes at a point of the viewport, from the deepest to the viewport's own.
  func boxes(at point: CGPoint) -> [Box] {
    guard point.x.isFinite, point.y.isFinite, let top = root.ownBox else { return [] }
    return root.graph.pointers.path(at: point, in: top)
  }

  func binding<Key: StageValueKey>(for key: Key.Type) -> Binding<Key.Value> {
    if let location = locations[ObjectIdentifier(key)] as? StateLocation<Key.Value> {
      return Binding(location: location)
    }
    let facts = PropertyFacts(name: "stage.\(Key.name)")
    let location = withExtendedLifetime(facts) {
      StateLocation(Key.initialValue, for: PropertySlot(node: root, index: 0, facts: facts))
    }
    locations[ObjectIdentifier(key)] = location
    return Binding(location: location)
  }
}

private struct StageValuesKey: EnvironmentKey {
  static var defaultValue: StageValues? { nil }
}

extension EnvironmentValues {
  var stageValues: StageValues? {
    get { self[StageValuesKey.self] }
    set { self[StageValuesKey.self] = newValue }
  }

  /// A binding to a value that belongs to the stage; nil for views that are on none.
  package func stageValue<Key: StageValueKey>(_ key: Key.Type) -> Binding<Key.Value>? {
    stageValues?.binding(for: key)
  }
}
