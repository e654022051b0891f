import AccessibilityTree
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
  final unowned(unsafe) let graph: ViewGraph
  /// Where boxes are found by those who do not keep them.
  private final let links: LinkTable<Box>
  private final let place: LinkTable<Box>.Place
  private final var parentPlace = LinkTable<Box>.Place.none
  /// The boxes inside of this one, back to front.
  final var children: BoxChildren = [] {
    didSet {
      oldValue.visit { child in
        if child.parentPlace == place { child.isInParent = false }
      }
      let standAmongOthers = children.count > 1
      children.visit { child in
        assert(child.links === links, "a box stands in a box of another tree")
        child.parentPlace = place
        child.isInParent = true
        child.standsAmongOthers = standAmongOthers
      }
      invalidateDisplay()
      invalidateOrder()
      guidesDidChange()
      beginTransitions(since: oldValue)
    }
  }

  /// What layout knows of this box.
  final var layoutCache = LayoutCache()
  /// What this box does on the screen that its place and its content don't tell; nil while it does
  /// nothing.
  final var presentation: BoxPresentation?
  /// What this box drew, if it stands among others.
  final var drawCache: DrawCache?
  /// At which look at the graph something here, or inside, was first otherwise: `PresentationState.nextFrame`.
  final var changedAt = 0
  /// Whether the parent has this box among its children. A view that fits shows one of its candidates, a
  /// lazy container what can be seen, and what leaves is none any more.
  private(set) final var isInParent = false
  /// Whether this is a row that is scrolled out of sight, and that its lazy container keeps all the same, or a view that
  /// was not chosen.
  final var isKeptUnseen = false
  /// Whether there are other boxes in the parent.
  private(set) final var standsAmongOthers = false
  /// Whether something here, or inside, says where a line lies that is none of a text.
  private(set) final var hasGuides = false
  /// What hit testing has found out.
  final var hitCache = HitCache()

  /// The node, for who draws: counting references takes as long as most drawings.
  final let uncountedNode: Unmanaged<ViewNode>
  /// What notes which state is read while this box is drawn; nil in a tree for one frame.
  final let notesReadings: Unmanaged<Evaluation>?

  init(node: ViewNode) {
    self.node = node
    graph = node.graph
    uncountedNode = .passUnretained(node)
    notesReadings = graph.isPresentationTree ? nil : .passUnretained(graph.evaluation)
    links = graph.boxLinks
    place = links.takePlace()
    links.put(self, at: place)
  }

  deinit {
    links.leave(place)
  }

  /// The box that this one stands in.
  final var parent: Box? { links.object(at: parentPlace) }
  /// Whether this box never stood in another one.
  final var isOutermost: Bool { parentPlace == .none }

  /// Runs `body` for each of the boxes around this one, from the inside to the outside, until it answers false. Nothing
  /// may leave the tree meanwhile.
  @inline(__always)
  final func forEachAround(_ body: (Box) -> Bool) {
    var place = parentPlace
    while let box = links.uncountedObject(at: place) {
      let goesOn = box._withUnsafeGuaranteedRef { box in
        place = box.parentPlace
        return body(box)
      }
      guard goesOn else { return }
    }
  }

  /// What others know this box by.
  final var link: BoxLink { links.link(to: place) }

  /// The place in the parent, in points; valid when the stage is settled.
  final var frame: CGRect { layoutCache.frame }

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

  /// Learns that a node of the content is about to be removed.
  func contentWillBeRemoved(_ node: ViewNode) {}

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
  func findGuide(_ key: AlignmentKey) -> CGFloat? {
    guideOfChildren(key)
  }

  /// Whether the edges and the middle of the one view inside are this box's own.
  var standsForOneView: Bool { false }

  /// Whether this box itself says where a line lies that is none of a text.
  var definesGuides: Bool { false }

  /// Whether this box hands on to what is around it what those inside say of lines that are none of a text.
  var tellsGuides: Bool { true }

  /// What competes for a pointer that went down in this box.
  var gesture: GestureAttachment? { nil }
  /// What is hit in this box besides the boxes inside: a strip at its edge.
  var strips: [Box] { [] }

  /// Which gestures are recognized here and inside.
  final var gestureMask = GestureMask.all

  /// How tests and people find this box.
  var accessibility: Accessibility? { nil }

  /// What else is said of this box.
  var accessibilityDetails: AccessibilityDetails? { nil }

  /// Tells what this box is to who can't see it, when somebody asks.
  var accessibleDescription: (() -> AccessibleDescription)? { nil }

  /// What replays find this box by; asked for without the label, which may take making.
  var accessibilityIdentifier: String? { nil }

  /// What a stack serves first when space is short.
  var layoutPriority: Double { 0 }
  /// Whether a stack leaves no space beside it, where its program asks for none: it is space itself.
  var isSpace: Bool { false }

  /// How far this box wants to be from others.
  var viewSpacing: ViewSpacing { ViewSpacing() }

  /// Which of the boxes in one container is in front; equal ones as they are listed.
  var zIndex: Double { 0 }

  /// The name that the views inside know this box's space by.
  var spaceName: AnyHashable? { nil }

  /// How this box comes and leaves.
  var ownTransition: AnyTransition? { nil }

  /// How what stands in this box comes and leaves in its place, if this box is drawn around it
  /// alone and it says nothing itself.
  var transitionOfContent: AnyTransition? { nil }

  /// Finds out whether the view may be higher where it is offered more height, as far as that is told without
  /// measuring. Who lays it out asks `growsDown`.
  var mayGrowDown: Bool { children.contains { $0.growsDown } }

  /// The axis of the stack that arranges this box's children, if one does.
  var stackingAxis: Axis? { nil }

  /// The boxes inside that may say where a line lies.
  var mayTellGuides: BoxChildren { children }

  /// Whether nobody can see what is inside, nor use it.
  var hidesContent: Bool { false }

  /// What the view inside carries for the layout around it.
  func findLayoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? { nil }

  /// Learns that the environment of this container is another one.
  func environmentDidChange(from old: EnvironmentValues) {}

  /// How far what scrolls in this box is to stay away from its edges when it has come to an end.
  var insetsForScrolledContent: EdgeInsets? { nil }

  /// The title of the screen whose bar, or content, stands in this box.
  var screenTitle: ScreenTitle? { nil }

  /// Learns that the view is no longer there, though it may still be seen: what this box keeps isn't state any more.
  func nodeWillBeRemoved() {}

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
    children = BoxChildren(boxes)
    return true
  }

  /// The children in the order in which they are drawn; they are hit in the opposite one.
  var childrenBackToFront: BoxChildren {
    guard children.count > 1 else { return children }
    if let order = hitCache.order { return order }
    let order = findOrder()
    hitCache.order = order
    return order
  }

  /// Whether the last child is drawn behind the others.
  var drawsLastChildFirst: Bool { false }

  /// How far children are drawn and hit from where they were placed.
  var offsetForChildren: CGSize { .zero }

  /// How children are drawn and hit otherwise than they were placed, about this box's origin.
  var transformForChildren: ProjectionTransform? { nil }

  /// The same as drawn at `now`.
  func presentedOffsetForChildren(at now: Instant) -> CGSize { offsetForChildren }
  func presentedTransformForChildren(at now: Instant) -> ProjectionTransform? {
    transformForChildren
  }

  /// Finds out whether something here, or inside, says where a line lies. Around it, all that was
  /// placed by sizes alone is then to be placed anew.
  final func guidesDidChange() {
    let found = definesGuides || tellsGuides && mayTellGuides.contains { $0.hasGuides }
    guard found != hasGuides else { return }
    hasGuides = found
    isAskedForMoreThanSizes()
    invalidateLayout()
    parent?.guidesDidChange()
  }

  /// Makes `box` the parent of this one before it is among its children, so that what is out of
  /// date here is known there.
  final func adopt(into box: Box) {
    assert(box.links === links, "a box stands in a box of another tree")
    if parentPlace != box.place { isInParent = false }
    parentPlace = box.place
  }
}

extension Box {
  /// Announces that something else is told of this box, or of something inside, to who can't see it, though it may
  /// look the same. It costs nothing while nobody reads the stage.
  final func invalidateDescription() {
    if graph.isRead { noteChange() }
  }

  /// Notes that something here, or inside, is otherwise from the next look at the graph on.
  final func noteChange() {
    let next = graph.presentation.nextFrame
    guard changedAt != next else { return }
    changedAt = next
    // Around a box that has noted it for the next look, all have.
    forEachAround { box in
      guard box.changedAt != next else { return false }
      box.changedAt = next
      return true
    }
  }

  private func findOrder() -> BoxChildren {
    let indices = children.map(\.zIndex)
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return BoxChildren(
      children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] })
  }
}

/// The boxes in a box: nearly all have one.
typealias BoxChildren = SmallArray<Box>

/// A box that is not kept alive: what a gesture's closures know their view by.
typealias BoxLink = Link<Box>

extension Link<Box> {
  /// The box, for as long as it lives.
  var box: Box? { object }
}

extension Box {
  /// Runs what draws this box, or finds where it can be hit, noting which state it reads: shapes, styles and effects of
  /// programs may hold bindings, and nobody evaluates a view when what these lead to changes.
  @inline(__always)
  final func noteReadings<Result>(_ body: () -> Result) -> Result {
    guard let evaluation = notesReadings else { return body() }
    return evaluation._withUnsafeGuaranteedRef { evaluation in
      let outer = evaluation.drawn
      evaluation.drawn = uncountedNode
      defer { evaluation.drawn = outer }
      return body()
    }
  }
}
