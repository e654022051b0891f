import Interaction

/// A gesture on a view.
public struct _GestureModifier<Added: Gesture>: RecognizerModifier {
  public typealias Body = Never

  @usableFromInline let gesture: Added
  @usableFromInline let priority: GestureAttachment.Priority
  @usableFromInline let mask: GestureMask

  @inlinable
  init(gesture: Added, priority: GestureAttachment.Priority, mask: GestureMask) {
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
  }

  func makeGesture() -> GestureAttachment? {
    GestureAttachment(gesture._makeRecognizer(), priority: priority)
  }

  func update(_ recognizer: GestureRecognizer, in box: Box) {
    guard let recognizer = recognizer as? ValueRecognizer<Added._Recognized> else { return }
    let link = box.link
    let context = _GestureContext<Added.Value>(
      point: { link.box?.point($0, in: $1) ?? $0 },
      contains: { point in
        guard let box = link.box else { return false }
        return CGRect(origin: .zero, size: box.frame.size).contains(point)
      },
      link: link,
      tapInterval: {
        link.box?.node.environment.doubleClickInterval ?? GestureDefaults.tapInterval
      })
    gesture._configure(recognizer, context)
    box.gestureMask = mask
  }
}

extension View {
  /// Adds a gesture that stands behind those of what is inside of this view.
  @inlinable
  public consuming func gesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureModifier<Added>> {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that stands before those of what is inside of this view.
  @inlinable
  public consuming func highPriorityGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureModifier<Added>> {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that stands beside all others.
  @inlinable
  public consuming func simultaneousGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureModifier<Added>> {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Runs `action` when this view is tapped `count` times.
  @inlinable
  public consuming func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _GestureModifier<_EndedGesture<TapGesture>>> {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs `action` when this view is tapped `count` times, with the place of the last tap.
  public consuming func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
