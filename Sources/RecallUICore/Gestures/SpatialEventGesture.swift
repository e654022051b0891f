import Interaction

/// All pointers that are down on a view, each by itself: fingers that draw, or play on keys.
///
/// ```swift
/// Canvas { … }
///   .gesture(
///     SpatialEventGesture()
///       .onChanged { events in
///         for event in events { … event.id … event.location … event.phase … }
///       }
///       .onEnded { events in … })
/// ```
public struct SpatialEventGesture: Gesture, Equatable {
  public typealias Value = SpatialEventCollection
  public typealias Body = Never

  /// The space in which locations are told.
  public let coordinateSpace: CoordinateSpace

  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _makeRecognizer() -> ValueRecognizer<[SpatialEventRecognizer.Event]> {
    SpatialEventRecognizer()
  }

  public func _value(of recognized: [SpatialEventRecognizer.Event]) -> Value {
    SpatialEventCollection(recognized.map(SpatialEventCollection.Event.init))
  }

  public func _configure(
    _ recognizer: ValueRecognizer<[SpatialEventRecognizer.Event]>,
    _ context: _GestureContext<Value>
  ) {
    connect(recognizer, context.inSpace(coordinateSpace))
  }
}

/// What pointers do at an instant: those that are down, and one that has just gone up or was lost.
public struct SpatialEventCollection: Collection, Equatable, Sendable {
  /// What one pointer does.
  public struct Event: Identifiable, Hashable, Sendable {
    /// Tells a pointer from others, from when it comes down until it goes up.
    public struct ID: Hashable, Sendable {
      let number: Int
    }

    /// What points.
    public enum Kind: Hashable, Sendable {
      case touch, directPinch, indirectPinch, pointer, pencil
    }

    /// Whether it is down.
    public enum Phase: Hashable, Sendable {
      case active, ended, cancelled
    }

    public let id: ID
    /// The seconds from the beginning of the stage's session to when the pointer did something last.
    public let timestamp: TimeInterval
    /// A touch, or the mouse.
    public let kind: Kind
    /// Where it is, in the gesture's space.
    public let location: CGPoint
    public let phase: Phase

    init(_ event: SpatialEventRecognizer.Event) {
      id = ID(number: event.number)
      timestamp = event.time.seconds
      kind = event.isMouse ? .pointer : .touch
      location = event.location
      phase =
        switch event.phase {
        case .active: .active
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
  }

  private let events: [Event]

  init(_ events: [Event]) {
    self.events = events
  }

  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
  public func index(after index: Int) -> Int { events.index(after: index) }
  public subscript(position: Int) -> Event { events[position] }

  /// What the pointer of an identifier does; nil where it does nothing.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}
