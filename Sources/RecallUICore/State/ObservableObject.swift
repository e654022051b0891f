/// A model whose changes views can observe.
///
/// A property that is marked `@Published` announces its changes. A class that announces by itself
/// calls `objectWillChange.send()` before it changes.
public protocol ObservableObject: AnyObject {
  /// Announces that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

/// Tells the views that observe an object that it is about to change.
public final class ObservableObjectPublisher {
  private struct Observer {
    weak var observation: ObjectObservation?
  }

  private var observers: [Observer] = []
  /// Who listens besides views, in the order in which they began.
  private var listeners: [(number: Int, receive: () -> Void)] = []
  private var lastNumber = 0

  public init() {}

  /// Marks everything that observes the object as out of date.
  public func send() {
    for observer in observers {
      observer.observation?.node?.invalidate(because: observer.observation)
    }
    guard !listeners.isEmpty else { return }
    for listener in listeners { listener.receive() }
  }

  /// - Complexity: O(1), amortized.
  func add(_ observation: ObjectObservation) {
    if observers.count == observers.capacity { observers.removeAll { $0.observation == nil } }
    observers.append(Observer(observation: observation))
  }

  func remove(_ observation: ObjectObservation) {
    observers.removeAll { $0.observation == nil || $0.observation === observation }
  }
}

extension ObservableObjectPublisher: StagePublisher {
  public static var _isImmediate: Bool { true }

  public func _subscribe(owner: String, _ receive: @escaping (()) -> Void) -> () -> Void {
    lastNumber += 1
    let number = lastNumber
    listeners.append((number, { receive(()) }))
    return { [weak self] in self?.listeners.removeAll { $0.number == number } }
  }
}

extension ObservableObject {
  /// The object's publisher, always the same, which its `@Published` properties share.
  ///
  /// - Complexity: O(n) for n stored properties.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    guard !properties.isEmpty else { return ObjectPublishers.shared.publisher(of: self) }
    let publisher = properties.lazy.compactMap(\.publisher).first ?? .init()
    for property in properties {
      property.publisher = publisher
    }
    return publisher
  }

  private var publishedProperties: [any PublishedStorage] {
    var properties: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      properties += current.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
      mirror = current.superclassMirror
    }
    return properties
  }
}

/// Where a published property keeps its value and its object's publisher.
protocol PublishedStorage: AnyObject {
  var publisher: ObservableObjectPublisher? { get set }
}

/// A `@Published` property of whichever type.
protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}
