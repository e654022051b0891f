import VirtualTime

/// Stands around a box whose geometry is matched.
final class MatchedGeometryBox: WrapperBox {
  var modifier: _MatchedGeometryModifier {
    didSet {
      guard modifier.key != oldValue.key || modifier.isSource != oldValue.isSource else { return }
      node.graph.presentation.matches.replace(self, oldValue.key)
      if modifier.isSource { place = nil }
    }
  }

  /// In this box's own space, where its source is; nil for a source and for who has none.
  var place: CGRect? {
    didSet {
      if place != oldValue { invalidateLayout() }
    }
  }

  /// How the content gets from another's place to its own, or to another's when it leaves, in this
  /// box's own space.
  private var flight: Flight<CGRect.AnimatableData>?
  /// How the content comes where motion is reduced.
  private var fade: Fade<Void>?

  init(_ modifier: _MatchedGeometryModifier, around content: Box, node: ViewNode) {
    self.modifier = modifier
    super.init(around: content, node: node)
    node.graph.presentation.matches.add(self)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    guard let place else {
      super.layoutChildren(proposal)
      return
    }
    let inside = modifier.properties.contains(.size) ? ProposedViewSize(place.size) : proposal
    let size = content.size(for: inside)
    let meeting = modifier.anchor.point(
      in: modifier.properties.contains(.position) ? place : CGRect(origin: .zero, size: frame.size))
    let own = modifier.anchor.point(in: CGRect(origin: .zero, size: size))
    let origin = CGPoint(x: meeting.x - own.x, y: meeting.y - own.y)
    content.place(at: turned(CGRect(origin: origin, size: size)).origin, inside)
  }

  // MARK: Flying

  private var ownRect: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Where a box was drawn in the viewport when it left, and a moment later if it had not.
  struct FormerPlace {
    let frame: CGRect
    let next: CGRect
    /// In seconds.
    static let moment = 0.001
  }

  var formerPlace: FormerPlace {
    let now = node.graph.now
    return FormerPlace(
      frame: presentedGlobalFrame(at: now),
      next: presentedGlobalFrame(at: now.advanced(by: .saturating(seconds: FormerPlace.moment))))
  }

  /// Has the content come from where another was drawn, as fast as that one was.
  ///
  /// What else moves this box now is part of how it is drawn when it begins, and over when it ends.
  func fly(from former: FormerPlace, _ animation: Animation) {
    guard !node.environment.accessibilityReduceMotion else {
      fade = Fade(from: (), in: node.graph.presentation.update.number, at: node.graph.now)
      invalidateDisplay()
      return
    }
    let now = node.graph.now
    guard let inverse = presentedGlobalTransform(at: now).inverse else { return }
    let origin = former.frame.applying(inverse).animatableData
    let next = former.next.applying(inverse).animatableData
    flight = Flight(
      from: origin, velocity: (next - origin).scaled(by: 1 / FormerPlace.moment),
      to: ownRect.animatableData, animation, at: now)
    if flight != nil { invalidateDisplay() }
  }

  /// Has the content, which is leaving, go to a rectangle of the viewport.
  func fly(to rect: CGRect, _ animation: Animation) {
    guard !node.environment.accessibilityReduceMotion else { return }
    // It is going to be where it would be when all that moves it is over.
    guard let inverse = presentedGlobalTransform(at: .distantFuture).inverse else { return }
    flight = Flight(
      from: ownRect.animatableData, after: flight, to: rect.applying(inverse).animatableData,
      animation, at: node.graph.now)
    invalidateDisplay()
  }

  override func takeOver(_ live: Box) {
    super.takeOver(live)
    guard let live = live as? MatchedGeometryBox else { return }
    flight = live.flight
    fade = live.fade
    place = live.place
  }

  override func draw(into list: inout DisplayListBuilder) {
    if list.picture == nil, let fade, list.isRunning(until: fade.end) {
      list.withOpacity(fade.progress(at: list.now)) { drawChildren(into: &$0) }
      return
    }
    guard let data = list.presented(flight) else {
      drawChildren(into: &list)
      return
    }
    let size = list.size
    list.withTransform(transform(to: data, size)) { list in
      drawChildren(into: &list)
      list.carryRing()
    }
  }

  override func presentedTransformForChildren(at now: Instant) -> ProjectionTransform? {
    guard let flight, flight.end > now else { return nil }
    return transform(to: flight.value(at: now), frame.size)
  }

  /// Maps what is drawn in `size` to a rectangle, as far as the properties say.
  private func transform(
    to data: CGRect.AnimatableData, _ size: CGSize
  ) -> ProjectionTransform {
    var rect = CGRect.zero
    rect.animatableData = data
    var scale = CGSize(width: 1, height: 1)
    if modifier.properties.contains(.size) {
      if size.width > 0 { scale.width = max(rect.size.width, 0) / size.width }
      if size.height > 0 { scale.height = max(rect.size.height, 0) / size.height }
    }
    let own = modifier.anchor.point(in: CGRect(origin: .zero, size: size))
    var meeting = own
    if modifier.properties.contains(.position) {
      meeting = CGPoint(
        x: rect.origin.x + rect.size.width * modifier.anchor.x,
        y: rect.origin.y + rect.size.height * modifier.anchor.y)
    }
    return ProjectionTransform(
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: meeting.x - own.x * scale.width,
        ty: meeting.y - own.y * scale.height))
  }
}
