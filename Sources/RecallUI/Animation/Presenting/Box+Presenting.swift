import VirtualTime

extension Box {
  /// Has this box move on the screen from where it was to where it is, if the update that moves it
  /// is animated.
  func fly(from former: CGRect) {
    let animation = node.graph.animation(for: node)
    guard !node.environment.accessibilityReduceMotion else {
      frameFlight = nil
      // What only grows around others leaves it to them to show it.
      let isMoved = frame.origin != former.origin || children.isEmpty
      frameFade =
        isMoved ? animation.map { _ in Fade(from: former, at: node.graph.now) } : nil
      return
    }
    frameFlight = animation.flatMap {
      Flight(
        from: former.animatableData, after: frameFlight, to: frame.animatableData, $0,
        at: node.graph.now)
    }
  }

  /// Where this box is drawn in its parent.
  func presentedFrame(in list: inout DisplayListBuilder) -> CGRect {
    // Nearly all boxes of nearly all frames: they lie still.
    guard frameFlight != nil || transitionHost != nil else { return frame }
    var presented = frame
    if let data = list.presented(frameFlight) {
      presented.animatableData = data
      // A spring may overshoot, and nothing is smaller than nothing.
      presented.size.width = max(presented.size.width, 0)
      presented.size.height = max(presented.size.height, 0)
    }
    if let shift = shiftOfDeparture(at: list.now) {
      presented.origin.x += shift.width
      presented.origin.y += shift.height
    }
    return presented
  }

  /// How far this box, which leaves a container, has to be drawn from its place in that one to stay
  /// where it was: a container that closes up around what remains must not draw it along. One that
  /// only moves takes it with it.
  private func shiftOfDeparture(at now: Instant) -> CGSize? {
    guard let former = transitionHost?.containerAtDeparture, let parent,
      former.size != parent.frame.size
    else { return nil }
    let origin = parent.presentedOrigin(at: now)
    return CGSize(width: former.minX - origin.x, height: former.minY - origin.y)
  }
}

extension Box {
  /// Where this box is drawn in the viewport at `now`: the rectangle around it, when it is turned.
  final func presentedGlobalFrame(at now: Instant) -> CGRect {
    var projection = presentedTransformForChildren(at: now) ?? ProjectionTransform()
    var box = self
    while true {
      projection = projection.moved(by: box.presentedOrigin(at: now))
      guard let parent = box.parent else { break }
      let offset = parent.presentedOffsetForChildren(at: now)
      projection = projection.moved(by: CGPoint(x: offset.width, y: offset.height))
      if let transform = parent.presentedTransformForChildren(at: now) {
        projection = projection.concatenating(transform)
      }
      box = parent
    }
    return CGRect(origin: .zero, size: presentedSize(at: now)).applying(projection)
  }

  private func presentedOrigin(at now: Instant) -> CGPoint {
    guard let data = frameFlight?.value(at: now).first else { return frame.origin }
    return CGPoint(x: data.first, y: data.second)
  }

  private func presentedSize(at now: Instant) -> CGSize {
    guard let data = frameFlight?.value(at: now).second else { return frame.size }
    return CGSize(width: max(data.first, 0), height: max(data.second, 0))
  }
}
