/// A property of an observable object that announces its changes; of another class, one with a publisher.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage: PublishedStorage {
    var value: Value
    var publisher: ObservableObjectPublisher?
    /// Who listens to the values, in the order in which they began.
    var listeners: [(number: Int, receive: (Value) -> Void)] = []
    private var lastNumber = 0
    /// What sets the value.
    var kept: [AnyObject] = []

    init(_ value: Value) {
      self.value = value
    }

    func listen(_ receive: @escaping (Value) -> Void) -> () -> Void {
      lastNumber += 1
      let number = lastNumber
      listeners.append((number, receive))
      return { [weak self] in self?.listeners.removeAll { $0.number == number } }
    }

    func announce() {
      for listener in listeners {
        listener.receive(value)
      }
    }
  }

  /// Hands out a property's value, and then each that it is set to.
  ///
  /// `onReceive` hears of them once the views that show them are in their places, and so the value
  /// can be read from the property as well.
  public struct Publisher: StagePublisher {
    fileprivate let box: Storage

    public static var _isImmediate: Bool { true }

    /// Sets the property as an assignment to it does, for as long as its object lives.
    package var _setter: (Value) -> Void {
      { [weak box] value in
        StageContext.services?.evaluation.versions.catchUpIfWaiting()
        box?.publisher?.send()
        box?.value = value
        box?.announce()
      }
    }

    /// Keeps something for as long as the property's object lives.
    package func _keep(_ object: AnyObject) {
      box.kept.append(object)
    }

    public func _subscribe(
      owner: String, _ receive: @escaping (Value) -> Void
    ) -> () -> Void {
      receive(box.value)
      return box.listen(receive)
    }
  }

  private let box: Storage

  /// The property's values, as `onReceive` hears them.
  ///
  /// It can be handed to `assign(to:)`, and is the property's own whatever is set.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set {}
  }

  public init(wrappedValue: Value) {
    box = Storage(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// The property as its object's code reads and writes it: announced before it changes, and
  /// changed in place. A property of any other class has its publisher, and no object that announces.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].box.value }
    _modify {
      let box = object[keyPath: path].box
      // Views that come with what was put off see the value as it was then.
      let services = StageContext.services
      if let evaluation = services?.evaluation, evaluation.isDrawing {
        // What draws sets nothing.
        var copy = box.value
        yield &copy
        return evaluation.refuse()
      }
      services?.evaluation.versions.catchUpIfWaiting()
      (box.publisher ?? (object as? any ObservableObject)?.objectWillChange)?.send()
      // Nobody may read the value while it is being changed in place.
      services?.deferrals += 1
      defer {
        services?.deferrals -= 1
        if !box.listeners.isEmpty { box.announce() }
      }
      yield &box.value
    }
  }
}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}

extension Published.Publisher: SelfComparing {
  static func isSame(_ left: Published.Publisher, _ right: Published.Publisher) -> Bool {
    left.box === right.box
  }
}
