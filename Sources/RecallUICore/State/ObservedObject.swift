/// An object that a view observes and somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives bindings to an observed object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Member>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      Binding(object, path)
    }
  }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    slot.kept { ObjectObservation(by: slot.node) }.observe(wrappedValue)
  }
}

extension ObservedObject: SelfComparing {
  static func isSame(_ left: ObservedObject, _ right: ObservedObject) -> Bool {
    left.wrappedValue === right.wrappedValue
  }
}

/// A node's subscription to an object, for as long as the node's property is about that object.
final class ObjectObservation: ViewSlot {
  private let link: NodeLink
  /// The object, kept as the view that observes it keeps it.
  private var object: AnyObject?
  private var publisher: ObservableObjectPublisher?

  init(by node: ViewNode) {
    link = node.link
  }

  var node: ViewNode? { link.node }

  func observe(_ new: some ObservableObject) {
    guard object !== new else { return }
    publisher?.remove(self)
    object = new
    let publisher = new.objectWillChange
    publisher.add(self)
    self.publisher = publisher
  }
}
