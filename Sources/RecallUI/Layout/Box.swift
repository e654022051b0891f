import Interaction
import VirtualTime

/// A rectangle on the stage: what layout measures and places, what draws, and what is hit.
///
/// The parent proposes, the child chooses its size, the parent places it (SwiftUI's layout, as
/// "Building custom views with SwiftUI", WWDC 2019, explains it). Sizes are kept per proposal until
/// something in the box changes. Frames are where a view is going: animation is drawn, never
/// laid out, so that hit testing does not depend on when somebody looked.
class Box {
  unowned let node: ViewNode
  /// The node's graph. Hit testing asks it once for each box, and a counted reference to an object
  /// that has weak ones takes the runtime's slow path; like the node, it outlives the box.
  private final unowned(unsafe) let graph: ViewGraph
  /// What others know this box by.
  final let link = BoxLink()
  private final var parentLink: BoxLink?
  /// The boxes inside of this one, back to front.
  final var children: [Box] = [] {
    didSet {
      for child in children {
        child.parentLink = link
        child.standsAmongOthers = children.count > 1
      }
      invalidateDisplay()
      invalidateOrder()
      beginTransitions(since: oldValue)
    }
  }

  /// The place in the parent, in points; valid when the stage is settled.
  private(set) final var frame = CGRect.zero
  /// How it gets there on the screen.
  final var frameFlight: Flight<CGRect.AnimatableData>?
  /// How it gets there where motion is reduced.
  final var frameFade: Fade<CGRect>?
  /// What keeps it in its place on the screen while the boxes around it move.
  final var counterflight: Counterflight?
  /// The boxes that have left this one, and are still drawn.
  final var departures: [Departure] = []
  /// Whether this box draws the one around it, in a transition.
  final var drawsTransition = false
  /// Draws this box while it comes or leaves.
  final var transitionHost: TransitionHost?
  /// What this box drew, if it stands among others.
  final var recording: Recording?
  /// Whether there are other boxes in the parent.
  private(set) final var standsAmongOthers = false
  /// Of which of the graph's display lists something here, or inside, first looked otherwise.
  private(set) final var changedAt = 0
  private final var proposal: ProposedViewSize?
  /// The update in which this box got its first place.
  final var arrival = -1
  /// Whether the places of the children are out of date.
  private final var needsLayout = true
  /// Whether places further inside are, while those of the children stay what they are.
  private final var hasStaleInside = false
  private final var sizes = SizeCache()
  /// What hit testing has found out.
  final var hitCache = HitCache()
  /// Whether something in this box has changed since the sizes were chosen.
  private final var doubtsSizes = false
  /// The layout priority when the first of the sizes was chosen.
  private final var measuredPriority = 0.0

  init(node: ViewNode) {
    self.node = node
    graph = node.graph
    link.refer(to: self)
  }

  deinit {
    link.refer(to: nil)
  }

  /// The box that this one stands in.
  final var parent: Box? { parentLink?.box }

  // MARK: What subclasses decide

  /// Whether this box's size does not depend on what is inside.
  var isLayoutBoundary: Bool { false }

  /// Whether this box is about to place its children anyway, so that what is announced inside
  /// needs no further announcement.
  var isAboutToPlace: Bool { false }

  /// The size that this box chooses. Must be a function of the proposal and of what
  /// `invalidateLayout()` announces.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    .zero
  }

  /// Places the children; `frame` and the proposal that led to it are known.
  func layoutChildren(_ proposal: ProposedViewSize) {}

  /// Draws this box and what is inside, the box's origin being the builder's.
  func draw(into list: inout DisplayListBuilder) {
    drawChildren(into: &list)
  }

  /// Finds what is hit at `point`, in this box's space: adds this box to `path` after the ones
  /// inside that are hit too, and says whether it was.
  func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard hitTestChildren(point, path: &path) else { return false }
    path.append(self)
    return true
  }

  /// Where something in this box can be hit, in its own space: at least all of it.
  func findReach() -> HitCache.Reach { reachOfChildren }

  /// Where a line lies that something in this box says the place of. What is inside must have been
  /// placed.
  func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    guideOfChildren(key)
  }

  /// What competes for a pointer that went down in this box.
  var gesture: GestureAttachment? { nil }

  /// Which gestures are recognized here and inside.
  final var gestureMask = GestureMask.all

  /// How tests and people find this box.
  var accessibility: Accessibility? { nil }

  /// What replays find this box by; asked for without the label, which may take making.
  var accessibilityIdentifier: String? { nil }

  /// What a stack serves first when space is short.
  var layoutPriority: Double { 0 }

  /// Which of the boxes in one container is in front; equal ones as they are listed.
  var zIndex: Double { 0 }

  /// The name that the views inside know this box's space by.
  var spaceName: AnyHashable? { nil }

  /// How this box comes and leaves.
  var ownTransition: AnyTransition? { nil }

  /// How what stands in this box comes and leaves in its place, if this box is drawn around it
  /// alone and it says nothing itself.
  var transitionOfContent: AnyTransition? { nil }

  /// The axis of the stack that arranges this box's children, if one does.
  var stackingAxis: Axis? { nil }

  /// Whether nobody can see what is inside, nor use it.
  var hidesContent: Bool { false }

  /// What the view inside carries for the layout around it.
  func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? { nil }

  /// Takes over, in a tree for one frame, what the box is doing on the screen that this one stands
  /// for.
  func takeOver(_ live: Box) {
    frameFlight = live.frameFlight
    frameFade = live.frameFade
    counterflight = live.counterflight
  }

  /// Takes over the boxes of what stands in this one.
  ///
  /// - Returns: Whether they are others than before.
  func takeContent(_ boxes: [Box]) -> Bool {
    guard !boxes.elementsEqual(children, by: ===) else { return false }
    children = boxes
    return true
  }

  // MARK: Layout

  /// The size that this box chooses for `proposal`.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if doubtsSizes { graph.settleSizes() }
    if let size = sizes[proposal] { return size }
    if sizes.isEmpty { measuredPriority = layoutPriority }
    let size = measure(proposal).sanitized
    sizes[proposal] = size
    return size
  }

  /// Whether this box still chooses what it chose for each proposal that it was asked for.
  final var choosesSameSizes: Bool {
    hasKnownSizes
      && sizes.allSatisfy { proposal, size in measure(proposal).sanitized == size }
  }

  /// Whether nothing in this box is to be measured or placed again.
  final var hasKnownSizes: Bool { !needsLayout && hasSizes }

  /// Whether a size is known; none is right after something in this box has changed.
  final var hasSizes: Bool { !sizes.isEmpty }

  /// Puts this box at `origin` of its parent, in the size that it chooses for `proposal`.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(for: proposal)
    let origin = origin.finite
    let former = frame
    let isUnchanged = !needsLayout && frame.size == size && self.proposal == proposal
    frame = CGRect(origin: origin, size: size)
    if frame != former { invalidateDisplay() }
    if self.proposal == nil {
      arrival = graph.update.number
      graph.noteArrival(of: self)
    } else if frame != former, !isNew || graph.update.forced != nil {
      fly(from: former)
    }
    guard !isUnchanged else {
      placeStaleInside()
      return
    }
    self.proposal = proposal
    needsLayout = false
    hasStaleInside = false
    layoutChildren(proposal)
    transitionHost?.layOut(self)
  }

  /// Has those children place what is inside of them that stay where they are.
  private func placeStaleInside() {
    guard hasStaleInside else { return }
    hasStaleInside = false
    for child in children where child.needsLayout || child.hasStaleInside {
      if let proposal = child.proposal { child.place(at: child.frame.origin, proposal) }
    }
    transitionHost?.layOut(self)
  }

  /// Puts what is inside in its place for a proposal, before this box itself has one: to find the
  /// lines that it is to be aligned by.
  final func layOutInside(_ proposal: ProposedViewSize) {
    guard self.proposal == nil else {
      place(at: frame.origin, proposal)
      return
    }
    frame.size = size(for: proposal)
    layoutChildren(proposal)
  }

  /// Whether this box has been placed.
  final var hasPlace: Bool { proposal != nil }

  /// Whether this box has had no place before this update. However often it is placed in it, it
  /// was nowhere to come from.
  final var isNew: Bool { arrival == graph.update.number }

  /// Announces that sizes or places in this box are out of date.
  final func invalidateLayout() {
    invalidate(andSizes: true)
  }

  /// Announces that places in this box are out of date, while its size stays what it is.
  final func invalidatePlaces() {
    invalidate(andSizes: false)
  }

  private func invalidate(andSizes isMeasuredAgain: Bool) {
    graph.needsLayout = true
    // Nobody has asked for a size, and so nothing around depends on it: a candidate of a view that
    // fits, or what has been announced already. Or what is inside is placed anyway.
    guard hasSizes || !needsLayout, !isAboutToPlace else {
      invalidateDisplay()
      return
    }
    invalidateDisplay()
    needsLayout = true
    var isMeasuredAgain = isMeasuredAgain
    if isMeasuredAgain, mayKeepSizes {
      doubtSizes()
      isMeasuredAgain = false
    }
    // A box that may choose another size is measured and placed anew; around one that chooses the
    // same, nothing moves, and there is only a way to be found to what is out of date.
    var box: Box? = self
    while let current = box, !current.isAboutToPlace {
      if isMeasuredAgain {
        current.needsLayout = true
        if current.mayKeepSizes {
          current.doubtSizes()
          isMeasuredAgain = false
        } else {
          current.sizes.removeAll()
        }
      } else {
        current.hasStaleInside = true
      }
      if current.isLayoutBoundary { isMeasuredAgain = false }
      box = current.parent
    }
  }

  // MARK: Doubtful sizes

  /// Whether it is worth finding out if this box chooses other sizes, before all around it is
  /// measured again. What else the layout around may look for can't be compared.
  private var mayKeepSizes: Bool {
    graph.settlesSizes && hasSizes && !sizes.isIncomplete
      && !graph.looksForMoreThanSizes
  }

  private func doubtSizes() {
    guard !doubtsSizes else { return }
    doubtsSizes = true
    graph.boxesInDoubt.append(self)
  }

  /// How many boxes stand around this one.
  final var depth: Int {
    var depth = 0
    var box = parent
    while let current = box {
      depth += 1
      box = current.parent
    }
    return depth
  }

  /// Chooses doubtful sizes again; what stands inside has done so.
  ///
  /// - Returns: The box around, if that has to choose again too.
  final func settleSizes() -> Box? {
    doubtsSizes = false
    guard !isLayoutBoundary, !choosesSameSizesAgain(), let parent, !parent.isAboutToPlace else {
      return nil
    }
    parent.needsLayout = true
    guard !parent.doubtsSizes, !parent.isLayoutBoundary else { return nil }
    parent.doubtsSizes = true
    return parent
  }

  private func choosesSameSizesAgain() -> Bool {
    let former = sizes
    sizes.removeAll()
    guard !former.isEmpty, !former.isIncomplete,
      !graph.looksForMoreThanSizes, layoutPriority == measuredPriority
    else { return false }
    return former.allSatisfy { size(for: $0) == $1 }
  }

  /// Announces that this box, or something inside, looks different.
  final func invalidateDisplay() {
    invalidateReach()
    graph.needsDisplay = true
    let next = graph.nextFrame
    var box: Box? = self
    // Around a box that has announced it for the next frame, all have.
    while let current = box, current.changedAt != next {
      current.changedAt = next
      box = current.parent
    }
  }

  /// Makes `box` the parent of this one before it is among its children, so that what is out of
  /// date here is known there.
  final func adopt(into box: Box) {
    parentLink = box.link
  }

  // MARK: Defaults that subclasses build on

  final func drawChildren(into list: inout DisplayListBuilder) {
    for child in departures.isEmpty ? childrenBackToFront : drawnChildren(in: &list) {
      list.draw(child)
    }
  }

  final func hitTestChildren(_ point: CGPoint, path: inout [Box]) -> Bool {
    // Most boxes are a modifier's, and have one child.
    if children.count == 1 { return hitTest(children[0], point, path: &path) }
    for child in childrenBackToFront.reversed()
    where child.reachInParent.contains(point) && hitTest(child, point, path: &path) {
      return true
    }
    return false
  }

  private final func hitTest(_ child: Box, _ point: CGPoint, path: inout [Box]) -> Bool {
    let origin = child.frame.origin
    return child.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), path: &path)
  }

  /// The children in the order in which they are drawn; they are hit in the opposite one.
  var childrenBackToFront: [Box] {
    guard children.count > 1 else { return children }
    if let order = hitCache.order { return order }
    let order = findOrder()
    hitCache.order = order
    return order
  }

  private func findOrder() -> [Box] {
    let indices = children.map(\.zIndex)
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
  }

  /// From this box's own space to the viewport's.
  private final var globalTransform: ProjectionTransform {
    var origin = frame.origin
    var projection: ProjectionTransform?
    var box = parent
    while let current = box {
      origin.x += current.offsetForChildren.width
      origin.y += current.offsetForChildren.height
      if let transform = current.transformForChildren {
        projection = (projection ?? ProjectionTransform()).moved(by: origin)
          .concatenating(transform)
        origin = .zero
      }
      origin.x += current.frame.minX
      origin.y += current.frame.minY
      box = current.parent
    }
    return (projection ?? ProjectionTransform()).moved(by: origin)
  }

  /// Whether the last child is drawn behind the others.
  var drawsLastChildFirst: Bool { false }

  /// Where this box's origin is in the viewport.
  final var globalOrigin: CGPoint { CGPoint.zero.applying(globalTransform) }

  /// A point of the viewport in this box's own space.
  final func localPoint(_ point: CGPoint) -> CGPoint {
    globalTransform.inverse.map(point.applying) ?? point
  }

  /// A rectangle of the viewport in this box's own space.
  final func localRect(_ rect: CGRect) -> CGRect {
    globalTransform.inverse.map(rect.applying) ?? rect
  }

  /// How far children are drawn and hit from where they were placed.
  var offsetForChildren: CGSize { .zero }

  /// How children are drawn and hit otherwise than they were placed, about this box's origin.
  var transformForChildren: ProjectionTransform? { nil }

  /// The same as drawn at `now`.
  func presentedOffsetForChildren(at now: Instant) -> CGSize { offsetForChildren }
  func presentedTransformForChildren(at now: Instant) -> ProjectionTransform? {
    transformForChildren
  }

  /// This box's place in the viewport: the rectangle around it, when it is turned.
  final var globalFrame: CGRect {
    CGRect(origin: .zero, size: frame.size).applying(globalTransform)
  }
}
