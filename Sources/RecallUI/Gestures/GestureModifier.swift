import Interaction

/// Which gestures of a view and of what is inside of it are recognized.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture at all.
  public static let none: GestureMask = []
  /// The gesture that is being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of what is inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

private struct GestureModifier<Added: Gesture>: BoxModifier {
  static var effect: ModifierEffect { .nothing }

  let gesture: Added
  let priority: GestureAttachment.Priority
  let mask: GestureMask

  func makeGesture() -> GestureAttachment? {
    GestureAttachment(gesture._makeRecognizer(), priority: priority)
  }

  func update(_ recognizer: GestureRecognizer, in box: Box) {
    guard let recognizer = recognizer as? ValueRecognizer<Added._Recognized> else { return }
    let context = _GestureContext<Added.Value>(
      point: { [link = box.link] in link.box?.point($0, in: $1) ?? $0 },
      contains: { [link = box.link] point in
        guard let box = link.box else { return false }
        return CGRect(origin: .zero, size: box.frame.size).contains(point)
      })
    gesture._configure(recognizer, context)
    box.gestureMask = mask
  }
}

extension View {
  /// Adds a gesture that stands behind those of what is inside of this view.
  public func gesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that stands before those of what is inside of this view.
  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that stands beside all others.
  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Runs `action` when this view is tapped `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs `action` when this view is tapped `count` times, with the place of the last tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
