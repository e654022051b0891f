import Observation

/// What an object that a view with the focus tells of is found by: its type.
private struct FocusedObjectKey<Object>: FocusedValueKey { typealias Value = Object }

/// Names a type in a path.
struct FocusedObjectType<Object>: Hashable {}

extension FocusedValues {
  /// The object of a type; nil where nobody tells one.
  subscript<Object>(type: FocusedObjectType<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

/// The object that the view with the focus tells of, observed; nil where none does.
///
/// ```swift
/// struct DeleteButton: View {
///   @FocusedObject private var document: Document?
///
///   var body: some View {
///     Button("Delete") { document?.delete() }.disabled(document?.selection == nil)
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  @FocusedValue private var told: ObjectType?
  private var watch = ObjectWatch()

  /// Reads the object of this type.
  public init() {
    _told = FocusedValue(\FocusedValues[FocusedObjectType<ObjectType>()])
  }

  public var wrappedValue: ObjectType? {
    let object = told
    if let object { watch.observation?.observe(object) }
    return object
  }

  /// Gives bindings to the object's properties; nil where there is none.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
}

/// Observes the object that was read last.
private struct ObjectWatch: DynamicProperty {
  private(set) var observation: ObjectObservation?
}

extension ObjectWatch: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    observation = slot.kept { ObjectObservation(by: slot.node) }
  }
}

extension ObjectWatch: SelfComparing {
  static func isSame(_ left: ObjectWatch, _ right: ObjectWatch) -> Bool { true }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Reads the object of a type that `focusedValue(_:)` tells of.
  public init(_ objectType: Value.Type) {
    self.init(\FocusedValues[FocusedObjectType<Value>()])
  }
}

extension View {
  /// Tells of an object while this view, or one inside, has the focus: `@FocusedObject` reads and observes it.
  public consuming func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\FocusedValues[FocusedObjectType<T>()], object)
  }

  /// Tells of an object, if there is one, while this view, or one inside, has the focus.
  public consuming func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\FocusedValues[FocusedObjectType<T>()], object)
  }

  /// Tells of an object as long as this view is there, wherever the focus is.
  public consuming func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\FocusedValues[FocusedObjectType<T>()], object)
  }

  /// Tells of an object, if there is one, as long as this view is there, wherever the focus is.
  public consuming func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\FocusedValues[FocusedObjectType<T>()], object)
  }

  /// Tells of an observable object, if there is one, while this view, or one inside, has the focus:
  /// `@FocusedValue(Document.self)` reads it.
  public consuming func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(\FocusedValues[FocusedObjectType<T>()], object)
  }

  /// Tells of an observable object, if there is one, as long as this view is there, wherever the focus is.
  public consuming func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\FocusedValues[FocusedObjectType<T>()], object)
  }
}
