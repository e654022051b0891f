/// An object that a view around hands down with `environmentObject(_:)`.
///
/// Without one, the view that asks for it is left out and the stage reports it (`Stage.issues`);
/// SwiftUI ends the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object. Only a view on a stage has one.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "an environment object of type \(ObjectType.self) was read outside of a view's body")
    }
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    let node = slot.node
    object = node.environment[ObjectKey<ObjectType>.self]
    let reading = slot.kept { EnvironmentObjectReading<ObjectType>(by: node) }
    if let object {
      reading.observation.observe(object)
    } else {
      node.graph.report(
        .missingEnvironmentObject(type: "\(ObjectType.self)", in: node.path))
    }
  }

  mutating func find(_ slot: PropertySlot) -> Bool {
    connect(slot)
    return object != nil
  }
}

extension EnvironmentObject: SelfComparing {
  static func isSame(_ left: EnvironmentObject, _ right: EnvironmentObject) -> Bool { true }
}

/// A node's observation of an object that its environment hands down.
private final class EnvironmentObjectReading<ObjectType: ObservableObject>:
  ViewSlot, Sourced
{
  let observation: ObjectObservation

  var source: AnyObject? { observation }

  init(by node: ViewNode) {
    observation = ObjectObservation(by: node)
  }

  override func isSame(in left: EnvironmentValues, as right: EnvironmentValues) -> Bool {
    left[ObjectKey<ObjectType>.self] === right[ObjectKey<ObjectType>.self]
  }
}
