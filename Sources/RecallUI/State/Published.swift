/// A property of an observable object that announces its changes.
@propertyWrapper
public struct Published<Value> {
  private final class Storage: PublishedStorage {
    var value: Value
    var publisher: ObservableObjectPublisher?

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box: Storage

  public init(wrappedValue: Value) {
    box = Storage(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  @available(*, unavailable, message: "@Published is for properties of observable objects")
  public var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// The property as its object's code reads and writes it: announced before it changes, and
  /// changed in place.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].box.value }
    _modify {
      let box = object[keyPath: path].box
      (box.publisher ?? object.objectWillChange).send()
      // Nobody may read the value while it is being changed in place.
      let services = StageContext.services
      services?.holds += 1
      defer { services?.holds -= 1 }
      yield &box.value
    }
  }
}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}
