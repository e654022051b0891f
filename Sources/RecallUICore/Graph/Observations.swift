import Observation

/// How much the nodes of one graph have registered with Observation.
///
/// Observation keeps what `withObservationTracking` registered until one of the properties changes that were read. A
/// view that is evaluated with each frame and reads a property that never changes would leave a registration behind with
/// each of them. So where some were left behind, later ones are made such that their node can end them.
final class Observations {
  /// How many registrations there are.
  private(set) var count = 0
  /// How many of them are of nodes that have left the tree.
  private(set) var leftBehind = 0

  /// The types of the nodes that have registered something.
  private var types: Set<ObjectIdentifier> = []

  /// How many of a node's registrations may wait for a change before it ends the next ones itself: most are of
  /// properties that do change.
  static let mostOfNode = 8
  /// How many may be left behind by nodes that have left, before all nodes of types that register something end theirs.
  static let mostLeftBehind = 1000

  /// Whether the next registrations of a node have to be such that it can end them.
  ///
  /// - Parameters:
  ///   - type: The node's type.
  ///   - count: How many it has.
  func mustEnd(of type: AnyObject.Type, with count: Int) -> Bool {
    count >= Observations.mostOfNode
      || leftBehind >= Observations.mostLeftBehind && types.contains(ObjectIdentifier(type))
  }

  /// Notes that a node of a type registers something.
  func begin(of type: AnyObject.Type) {
    count += 1
    types.insert(ObjectIdentifier(type))
  }

  /// Notes that a registration is over.
  ///
  /// - Parameter isLeftBehind: Whether its node has left.
  func end(isLeftBehind: Bool) {
    count -= 1
    if isLeftBehind { leftBehind -= 1 }
  }

  /// Notes that a node leaves that has so many.
  func leave(_ count: Int) { leftBehind += count }
}

/// What one node observes, where it has to end it itself, or to know of it.
final class ObservationRecord: Observable {
  private struct Property: Hashable {
    let object: ObjectIdentifier
    let path: AnyKeyPath?
  }

  private struct Reading {
    weak var object: AnyObject?
  }

  private let registrar = ObservationRegistrar()
  /// What stands for all that is registered: its change ends it.
  private var mark: Void { () }
  /// What was read while the node was drawn, since its last evaluation.
  private var readings: [Property: Reading] = [:]
  private var evaluation = 0

  /// Has what is being registered end with `end()`.
  func note() {
    registrar.access(self, keyPath: \.mark)
  }

  /// Ends what was registered with `note()`.
  func end() {
    registrar.withMutation(of: self, keyPath: \.mark) {}
  }

  /// Whether a property is read for the first time since the evaluation of this number.
  ///
  /// - Complexity: O(1).
  func isFirstReading(of path: AnyKeyPath?, in object: AnyObject, after evaluation: Int) -> Bool {
    if self.evaluation != evaluation {
      self.evaluation = evaluation
      readings = [:]
    }
    let property = Property(object: ObjectIdentifier(object), path: path)
    // Another object may have come to where one was that is gone.
    guard readings[property]?.object !== object else { return false }
    readings[property] = Reading(object: object)
    return true
  }
}
