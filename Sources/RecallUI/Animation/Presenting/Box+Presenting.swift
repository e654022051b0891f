extension Box {
  /// Has this box move on the screen from where it was to where it is, if the update that moves it
  /// is animated.
  func fly(from former: CGRect) {
    frameFlight = node.graph.animation(for: node).flatMap {
      Flight(
        from: former.animatableData, after: frameFlight, to: frame.animatableData, $0,
        at: node.graph.now)
    }
  }

  /// Where this box is drawn in its parent.
  func presentedFrame(in list: inout DisplayListBuilder) -> CGRect {
    guard let data = list.presented(frameFlight) else { return frame }
    var presented = frame
    presented.animatableData = data
    // A spring may overshoot, and nothing is smaller than nothing.
    presented.size.width = max(presented.size.width, 0)
    presented.size.height = max(presented.size.height, 0)
    return presented
  }
}
