import VirtualTime

extension Box {
  /// Has this box move on the screen from where it was to where it is, if the update that moves it
  /// is animated.
  func fly(from former: CGRect) {
    let animation = node.graph.presentation.animation(for: node)
    guard !node.environment.accessibilityReduceMotion else {
      frameFlight = nil
      // What only grows around others leaves it to them to show it.
      let isMoved = frame.origin != former.origin || children.isEmpty
      frameFade =
        isMoved
        ? animation.map { _ in
          Fade(from: former, in: node.graph.presentation.update.number, at: node.graph.now)
        } : nil
      return
    }
    frameFlight = animation.flatMap {
      Flight(
        from: former.animatableData, after: frameFlight, to: frame.animatableData, $0,
        at: node.graph.now)
    }
    if let frameFlight { node.graph.presentation.noteFlight(until: frameFlight.end) }
  }

  /// Has this box, if it came in this update, be at its place at once, even if what it stands in is
  /// on its way.
  ///
  /// What comes with what is around it, comes as one; and what draws a box in a transition moves
  /// with the box.
  func pinInsertion() {
    guard isNew, let parent, !parent.isNew, !drawsTransition else { return }
    counterflight = Counterflight.ofInsertion(of: self, at: node.graph.now)
    if counterflight != nil { invalidateDisplay() }
  }

  /// Where this box is drawn in its parent.
  func presentedFrame(in list: inout DisplayListBuilder) -> CGRect {
    // Nearly all boxes of nearly all frames: they lie still.
    guard frameFlight != nil || counterflight != nil else { return frame }
    var presented = frame
    if let frameFlight, let data = list.presented(frameFlight) {
      let target = frameFlight.target
      // In a tree for one frame, a box may stand elsewhere than the one that flies.
      presented.animatableData =
        target == frame.animatableData ? data : frame.animatableData + (data - target)
      // A spring may overshoot, and nothing is smaller than nothing.
      presented.size.width = max(presented.size.width, 0)
      presented.size.height = max(presented.size.height, 0)
    }
    // In a fade's former picture all boxes are where they were.
    if list.picture?.isFormer != true, let counterflight,
      counterflight.end.map({ list.isRunning(until: $0) }) ?? true
    {
      let shift = counterflight.shift(at: list.now)
      presented.origin.x += shift.width
      presented.origin.y += shift.height
    }
    return presented
  }
}

extension Box {
  /// Where this box is drawn in the viewport at `now`: the rectangle around it, when it is turned.
  final func presentedGlobalFrame(at now: Instant) -> CGRect {
    let own = presentedTransformForChildren(at: now) ?? ProjectionTransform()
    return CGRect(origin: .zero, size: presentedSize(at: now))
      .applying(own.concatenating(presentedGlobalTransform(at: now)))
  }

  /// From this box's own space to the viewport's, as it is drawn at `now`.
  final func presentedGlobalTransform(at now: Instant) -> ProjectionTransform {
    var projection = ProjectionTransform()
    var box = self
    while true {
      projection = projection.moved(by: box.presentedOrigin(at: now))
      guard let parent = box.parent else { return projection }
      let offset = parent.presentedOffsetForChildren(at: now)
      projection = projection.moved(by: CGPoint(x: offset.width, y: offset.height))
      if let transform = parent.presentedTransformForChildren(at: now) {
        projection = projection.concatenating(transform)
      }
      box = parent
    }
  }

  /// Where this box is drawn in its parent at `now`.
  final func presentedOrigin(at now: Instant) -> CGPoint {
    var origin = frame.origin
    if let data = frameFlight?.value(at: now).first {
      origin = CGPoint(x: data.first, y: data.second)
    }
    guard let shift = counterflight?.shift(at: now) else { return origin }
    return CGPoint(x: origin.x + shift.width, y: origin.y + shift.height)
  }

  private func presentedSize(at now: Instant) -> CGSize {
    guard let data = frameFlight?.value(at: now).second else { return frame.size }
    return CGSize(width: max(data.first, 0), height: max(data.second, 0))
  }
}
