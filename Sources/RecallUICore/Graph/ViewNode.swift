/// One view's place in the tree: what persists while the values that describe it come and go.
///
/// Nodes mirror the structure of views, and so carry identity: state lives as long as its node.
/// What is laid out and drawn are boxes; a node adds none, one or many of them to the container
/// that it stands in (`appendBoxes(to:)`).
class ViewNode {
  /// How a node is told from its siblings.
  enum Component: Equatable {
    /// The only child, which adds nothing to the path.
    case transparent
    /// A place in a list of views.
    case index(Int)
    /// A branch of a condition.
    case branch(Int)
    /// An explicit identifier.
    case identifier(AnyHashable)
  }

  /// The graph, which outlives its nodes.
  final unowned(unsafe) let graph: ViewGraph
  /// Where nodes are found by those who do not keep them.
  private final let links: LinkTable<ViewNode>
  private final let place: LinkTable<ViewNode>.Place
  private final let parentPlace: LinkTable<ViewNode>.Place
  /// The nearest node around this one that says how changes below it get to the screen.
  private final let transactionPlace: LinkTable<ViewNode>.Place
  let component: Component
  /// What an explicit identifier looks like, if that isn't what it says itself.
  private let identifierName: String?
  /// How many ancestors this node has; parents are evaluated before children.
  let depth: Int
  /// Which of the graph's nodes this is, in order of creation.
  let serial: Int
  let isInLazyContainer: Bool

  final var children = NodeChildren([])
  private(set) final var environment: EnvironmentValues
  /// Whether something that this node's content depends on has changed.
  final var isDirty = false
  /// Whether something else than a version of state has changed since versions are brought to the screen.
  final var isChangedOtherwise = false
  /// Whether the graph's list of nodes without boxes has this one.
  final var waitsForBoxes = false
  /// Whether it is among those that are told in order that they appear.
  final var isAppearing = false
  private(set) final var isRemoved = false
  /// How many of its registrations with Observation wait for a change.
  final var liveObservations = 0
  /// What it observes, where it has to end that itself.
  final var observationRecord: ObservationRecord?
  /// Counts evaluations, so that what was read in an earlier one can be told from the last one's.
  private(set) final var evaluation = 0
  /// In a tree for one frame, the node that this one stands for.
  private(set) final var counterpart: ViewNode?
  /// What of an update was put off, where updates of this node may be.
  final var deferredUpdate: DeferredUpdate?
  /// What nodes below this one are, or have been.
  private(set) final var rolesInside: NodeRoles = []
  /// Whether this node stands for a value of state that follows the focus.
  final var isFollowedByFocus = false
  /// Which touch came last to this node or one below it.
  final var lastTouch = 0
  /// What the view's properties keep, one for each that needs something.
  final var slots: [ViewSlot?] = []

  init(in context: __shared NodeContext) {
    graph = context.graph
    links = context.graph.nodeLinks
    place = links.takePlace()
    if let parent = context.uncountedParent {
      (parentPlace, transactionPlace, depth) = parent._withUnsafeGuaranteedRef {
        ($0.place, $0.transactionNode == nil ? $0.transactionPlace : $0.place, $0.depth + 1)
      }
    } else {
      (parentPlace, transactionPlace, depth) = (.none, .none, 0)
    }
    component = context.component
    identifierName = context.identifierName
    isInLazyContainer = context.isLazy
    environment = context.environment
    serial = context.graph.nextSerial()
    links.put(self, at: place)
    noteRoles()
    if graph.isPresentationTree {
      find(context.counterpart ?? context.parent?.counterpart?.child(component))
    }
  }

  deinit {
    links.leave(place)
  }

  /// The component as a path shows it.
  final var componentName: String {
    switch component {
    case .transparent, .branch: ""
    case .index(let index): "#" + String(index)
    case .identifier(let identifier): "[\(identifierName ?? "\(identifier.base)")]"
    }
  }

  /// The node that this one stands in, for as long as that lives.
  final var parent: ViewNode? { links.object(at: parentPlace) }

  /// Runs `body` for each of the nodes around this one, from the inside to the outside, until it answers false.
  /// Nothing may leave the tree meanwhile.
  @inline(__always)
  final func forEachAround(_ body: (ViewNode) -> Bool) {
    var place = parentPlace
    while let node = links.uncountedObject(at: place) {
      let goesOn = node._withUnsafeGuaranteedRef { node in
        place = node.parentPlace
        return body(node)
      }
      guard goesOn else { return }
    }
  }

  /// What others know this node by.
  final var link: NodeLink { links.link(to: place) }

  /// The nearest node around this one that says how changes below it get to the screen.
  final var outerTransactionNode: (any TransactionNode)? {
    links.object(at: transactionPlace)?.transactionNode
  }

  /// Has the nodes around this one know what stands below them.
  private func noteRoles() {
    let roles = roles
    guard !roles.isEmpty else { return }
    forEachAround { node in
      guard !node.rolesInside.isSuperset(of: roles) else { return false }
      let isFirst = roles.contains(.changeListener) && !node.rolesInside.contains(.changeListener)
      node.rolesInside.formUnion(roles)
      if isFirst { node.changeListenerDidCome() }
      return true
    }
  }

  /// Takes over what the node keeps that this one stands for, if it is of the same kind.
  private func find(_ counterpart: ViewNode?) {
    guard let counterpart, type(of: counterpart) == type(of: self) else { return }
    self.counterpart = counterpart
    slots = counterpart.slots
  }

  private func child(_ component: Component) -> ViewNode? {
    children.first { $0.component == component }
  }

  // MARK: What subclasses decide

  /// The view's type, as an outline shows it; nil for what only structures others.
  var outlineName: String? { nil }

  /// The view's type, as a path shows it; nil for what is not a custom view.
  var pathName: String? { nil }

  /// What an outline adds for this node: its explicit identifier, or what it says of itself.
  final var ownAnnotation: String? {
    if case .identifier = component { return componentName }
    guard let said = accessibilityOfModifier ?? ownBox?.accessibility else { return nil }
    return said.identifier ?? said.label.map { "\"\($0)\"" } ?? said.value.map { "= \"\($0)\"" }
  }

  /// What this node is to those who look for some kind of node.
  var roles: NodeRoles { [] }

  /// What a modifier says of its content.
  var accessibilityOfModifier: Accessibility? { nil }

  /// The box that this node lays its content out in, when it is a container or a leaf.
  var ownBox: Box? { nil }

  /// The node in whose box this node's boxes stand, if that isn't the next one around it.
  var containerOfBoxes: ViewNode? { nil }

  /// The place that an outline shows; nil for what has none.
  var outlineFrame: CGRect? { ownBox?.globalFrame }

  /// Whether this node's view may have several views in it, also while there is one only: what is said
  /// of the one around isn't said of each of them.
  var containsViews: Bool { false }

  /// Whether this node shows one of several views, or none: it is a condition, or a view of an erased type.
  var isChoice: Bool { false }

  /// Whether nothing is drawn of what stands in this node, for what its own modifier says.
  var makesInvisible: Bool { false }

  /// Whether this node puts boxes around those of its content.
  var wrapsBoxes: Bool { false }

  /// Whether what stands below is kept without being shown: no pointer, no key and no outline finds
  /// it.
  var coversContent: Bool { false }

  /// Learns that what is around this node is covered or out of sight, or no longer.
  func coverDidChange() {}

  /// Has this node, and those inside that nothing else covers, learn that what is around them is covered or
  /// out of sight, or no longer.
  final func tellOfCover() {
    coverDidChange()
    for child in children where !child.coversContent {
      child.tellOfCover()
    }
  }

  /// This node, if it says how changes below it get to the screen.
  var transactionNode: (any TransactionNode)? { nil }

  /// Whether children may leave it to a lazy container to ask for their elements.
  var hasLazyChildren: Bool { isInLazyContainer }

  /// Whether this node can show one version of state after the other, having read nothing else that changes.
  var isListOfVersions: Bool { false }

  /// Takes over a new value of this node's view, which lies at an address.
  ///
  /// A value is never copied on its way to the node that is about it: what a view contains lies
  /// inside of the view.
  func update(at view: UnsafeRawPointer) {}

  /// Evaluates again what this node's content depends on.
  func evaluate() {}

  /// Something has come, below this node, that hears of changes.
  func changeListenerDidCome() {}

  /// Whether the content of this node is out of date until the layout reads it.
  var hasUnreadContent: Bool { false }

  /// Adds the boxes that stand for this node in its container.
  func appendBoxes(to boxes: inout [Box]) {
    children.visit { $0.appendBoxes(to: &boxes) }
  }

  /// The environment that this node's children inherit.
  func environmentForChildren() -> EnvironmentValues { environment }

  /// Reacts to an environment that has changed.
  func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {}

  /// What has changed for this node's children, where `change` has in its own environment.
  func changeForChildren(_ change: EnvironmentChange) -> EnvironmentChange { change }

  /// Collects the boxes of the content anew; for nodes that own a box.
  func collectBoxes() {}

  /// Tells what this node and those below it prefer for a key, in order.
  func collectPreference<Key: PreferenceKey>(_: Key.Type, _ body: (Key.Value) -> Void) {
    for child in children {
      child.collectPreference(Key.self, body)
    }
  }

  /// What each of the views that stand for this node prefers for a key, in order.
  func preferences<Key: PreferenceKey>(_: Key.Type) -> [PreferencesOfView<Key>] {
    guard let ownBox else { return children.flatMap { $0.preferences(Key.self) } }
    var own = PreferencesOfView<Key>(view: ObjectIdentifier(ownBox), values: [])
    collectPreference(Key.self) { own.values.append($0) }
    return [own]
  }

  /// Learns that what is told below for a key, or for any key when it is nil, may have changed.
  func preferenceInsideDidChange(_ key: ObjectIdentifier?) {}

  /// The node that hears what siblings of this node tell, but not what is told below this one.
  var readerOfSiblings: ViewNode? { nil }

  /// Lets go of what ends with this node.
  func willBeRemoved() {}

  /// The children that an outline may show.
  var outlinedChildren: NodeChildren { children }

  // MARK: Identity

  /// Where this node stands, by custom views, places and identifiers: `GameView/#1/[3]/CardView`.
  final var path: String {
    var path = ""
    appendPath(to: &path)
    return path
  }

  /// Adds this node's path to an empty text.
  func appendPath(to path: inout String) {
    parent?.appendPath(to: &path)
    append(componentName, to: &path)
    if let pathName { append(pathName, to: &path) }
  }

  private final func append(_ part: String, to path: inout String) {
    guard !part.isEmpty else { return }
    if !path.isEmpty { path += "/" }
    path += part
  }

  // MARK: Children

  /// Takes over an inherited environment, in which `change` is what differs, and hands it on.
  final func inherit(_ new: EnvironmentValues, _ change: EnvironmentChange) {
    guard !new.isIdentical(to: environment) else { return }
    let old = environment
    environment = new
    if readsDifference(between: old, and: new) {
      noteDifferences(between: old, and: new)
      invalidate()
    }
    environmentDidChange(from: old, change)
    if graph.isRead { ownBox?.invalidateDescription() }
    let (inherited, changed) = (environmentForChildren(), changeForChildren(change))
    children.visit { $0.inherit(inherited, changed) }
  }

  private func noteDifferences(between old: EnvironmentValues, and new: EnvironmentValues) {
    guard graph.evaluation.changes.areKept else { return }
    for slot in slots {
      if let slot, !slot.isSame(in: old, as: new) { graph.noteChange(of: slot, in: self) }
    }
  }

  private func readsDifference(
    between old: EnvironmentValues, and new: EnvironmentValues
  ) -> Bool {
    for slot in slots {
      if let slot, !slot.isSame(in: old, as: new) { return true }
    }
    return false
  }

  /// Hands on what `environmentForChildren()` now is.
  final func environmentForChildrenDidChange(_ change: EnvironmentChange) {
    let inherited = environmentForChildren()
    children.visit { $0.inherit(inherited, change) }
  }

  /// Tells the container that this node stands in that its list of boxes may have changed.
  final func structureDidChange() {
    preferenceDidChange(nil)
    if let container { graph.updates.add(container: container) }
  }

  /// The container that this node's boxes stand in.
  private final var container: ViewNode? {
    var node = parent
    while let current = node {
      if let container = current.ownBox == nil ? current.containerOfBoxes : current {
        return container
      }
      node = current.parent
    }
    return nil
  }

  /// Takes this node and all below it out of the tree.
  final func remove() {
    container?.ownBox?.contentWillBeRemoved(self)
    // It keeps all below it.
    graph.presentation.update.keep(self)
    let router = graph.services.router
    leave(router.isIdle ? nil : router)
  }

  /// - Parameter router: What leads the pointers, if one is under way.
  private func leave(_ router: PointerRouter?) {
    guard !isRemoved else { return }
    isRemoved = true
    children.visit { $0.leave(router) }
    willBeRemoved()
    if counterpart == nil {
      leaveObservations()
      if let router { endGestures(in: router) }
      // What a node in a tree for one frame has is the real one's.
      ownBox?.nodeWillBeRemoved()
      for slot in slots { slot?.willBeRemoved() }
    }
    if !slots.isEmpty { slots = [] }
  }

  /// Takes the gestures of this node's own box, such as a drag that scrolls it, out of what is under
  /// way. Who hears of them is gone with the box.
  private func endGestures(in router: PointerRouter) {
    guard let ownBox else { return }
    for box in [ownBox] + ownBox.strips {
      if let gesture = box.gesture { router.remove(gesture.recognizer) }
    }
  }

  // MARK: Dependencies

  /// Marks this node as depending on something that has changed.
  final func invalidate() {
    let mayWait = graph.evaluation.versions.mayPutOff(self)
    if !mayWait { graph.updates.canWait = false }
    guard !isRemoved, !isDirty else { return }
    isDirty = true
    graph.needsEvaluation(of: self)
  }

  /// Forgets what earlier evaluations read.
  final func beginEvaluation() {
    evaluation += 1
    isDirty = false
    observationRecord?.end()
  }

  /// What this node observes, from now on.
  final func keepObservations() -> ObservationRecord {
    if let observationRecord { return observationRecord }
    let record = ObservationRecord()
    observationRecord = record
    return record
  }

  /// Ends what can be ended of what this node observes, as it leaves.
  private func leaveObservations() {
    guard liveObservations > 0 else { return }
    observationRecord?.end()
    graph.observations.leave(liveObservations)
  }

  /// Runs a part of an evaluation, noting what it reads: a change of that marks this node dirty.
  final func track<Result>(_ body: () -> Result) -> Result {
    graph.tracking(self, body)
  }

  /// Runs a whole evaluation, noting what it reads.
  final func tracked<Result>(_ body: () -> Result) -> Result {
    beginEvaluation()
    return track(body)
  }
}

/// A node that is not kept alive: what a value knows its readers by.
typealias NodeLink = Link<ViewNode>

extension Link<ViewNode> {
  /// The node, for as long as it lives.
  var node: ViewNode? { object }
}

/// The children of a node: nearly all have one.
typealias NodeChildren = SmallArray<ViewNode>

/// A node of a known type of view.
///
/// It keeps of the view's value what it needs, which is not what stands inside: that has nodes of
/// its own, and a view with ten modifiers would be copied ten times with each update.
class Node<Content: View>: ViewNode {
  /// Takes over a new value of the view.
  final func update(_ new: Content) {
    withUnsafePointer(to: new) { update(at: $0) }
  }

  override func update(at view: UnsafeRawPointer) {
    take(view.assumingMemoryBound(to: Content.self).pointee)
  }

  /// Takes over a new value of the view, for nodes that need the whole of it.
  func take(_ new: Content) {}
}

/// A node that keeps the whole value of its view.
///
/// The value has memory of its own, so that it can be compared with a new one where both lie.
class ValueNode<Content: View>: Node<Content> {
  private final let storage: UnsafeMutablePointer<Content>

  final var view: Content {
    _read { yield storage.pointee }
    _modify { yield &storage.pointee }
  }

  /// Where the value lies.
  final var address: UnsafeMutablePointer<Content> { storage }

  init(_ view: Content, in context: __shared NodeContext) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: view)
    super.init(in: context)
  }

  /// - Parameter view: Where the value lies that is kept.
  init(at view: UnsafePointer<Content>, in context: __shared NodeContext) {
    storage = .allocate(capacity: 1)
    // Initialized from an address, it would be read with the padding behind it, which isn't the view's.
    storage.initialize(to: view.pointee)
    super.init(in: context)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  override func take(_ new: Content) {
    view = new
  }
}

/// Where a node is about to be made.
///
/// Whoever makes a node has the tree and the parent for that long, so nothing is counted here.
struct NodeContext {
  unowned(unsafe) let graph: ViewGraph
  fileprivate let uncountedParent: Unmanaged<ViewNode>?
  let component: ViewNode.Component
  /// What an explicit identifier looks like.
  var identifierName: String?
  let environment: EnvironmentValues
  /// Whether only structure stands between the node and a container that makes elements on
  /// demand.
  let isLazy: Bool
  /// In a tree for one frame, the node that the new one stands for, if its parent can't tell.
  unowned(unsafe) let counterpart: ViewNode?

  init(
    graph: ViewGraph, parent: ViewNode?, component: ViewNode.Component,
    identifierName: String? = nil, environment: EnvironmentValues, isLazy: Bool,
    counterpart: ViewNode? = nil
  ) {
    self.graph = graph
    uncountedParent = parent.map(Unmanaged.passUnretained)
    self.component = component
    self.identifierName = identifierName
    self.environment = environment
    self.isLazy = isLazy
    self.counterpart = counterpart
  }

  var parent: ViewNode? { uncountedParent?.takeUnretainedValue() }
}
