/// An object that a view owns and observes, made once for the view's identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Kept: ViewSlot, Sourced {
    let object: ObjectType
    let observation: ObjectObservation

    var source: AnyObject? { observation }
    override var isWorthKeeping: Bool { true }

    init(_ object: ObjectType, by node: ViewNode) {
      self.object = object
      observation = ObjectObservation(by: node)
      observation.observe(object)
    }
  }

  private let make: @MainActor () -> ObjectType
  private var kept: Kept?

  /// Creates a property whose object is made by `thunk` when the view is first on a stage; on the main
  /// actor, as all code of a stage.
  public init(wrappedValue thunk: @autoclosure @escaping @MainActor () -> ObjectType) {
    make = thunk
  }

  /// The object; before the view is on a stage a new one each time.
  public var wrappedValue: ObjectType { kept?.object ?? MainActor.assumeIsolated(make) }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    kept = slot.kept { Kept(MainActor.assumeIsolated(make), by: slot.node) }
  }
}

extension StateObject: SelfComparing {
  static func isSame(_ left: StateObject, _ right: StateObject) -> Bool { true }
}
