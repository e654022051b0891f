import Interaction

/// Which view the keyboard speaks to, and whether that is shown.
///
/// At most one view has the focus, and it is on the stage, enabled and not hidden. When it ceases
/// to be so, the focus goes to the view nearest to where it was, by the distance of the middles, of
/// equally near ones to the first in reading order, if the keyboard is in use; if a pointer is, to
/// none.
///
/// The focus is state: lines of the stage's snapshot tell it from its first use on.
final class Focus {
  /// What of the stage's snapshot tells of the focus.
  private struct Lines {
    let target: StateRegistry.SetLine
    let ring: StateRegistry.SetLine
    let heldKeys: StateRegistry.SetLine
  }

  private struct Follower {
    weak var object: (any FocusFollowing)?
  }

  private struct Reader {
    weak var object: (any FocusReading)?
  }

  /// Whose focus it is: the graph, which has this object from its beginning to its end.
  private unowned(unsafe) var graph: ViewGraph!
  /// Who wants the focus.
  let preferences = FocusPreferences()
  /// Which shortcuts there are.
  var shortcuts = ShortcutList()
  /// Gets a line for each move.
  var trace: ((String) -> Void)?
  private(set) var target: (any FocusTarget)?
  /// Whether the keyboard was used last, rather than a pointer: then a ring shows the focus.
  private(set) var showsRing = false
  /// Where the focused view stood when the stage was last settled, in the viewport.
  private var place = CGRect.zero
  /// The box that stands for the focused view.
  private var box: Box?
  /// Whether all of it was in sight then, as far as that has room.
  private var wasInSight = false
  /// Whether the focus is where it is because what had it has left, and nobody has said where it is to go.
  private(set) var isMakeshift = false
  /// How often somebody had scrolled by then.
  private var scrollsSeen = 0
  private var held = HeldKeys() {
    didSet {
      noteState()
      tellModifiers()
    }
  }
  /// Who reads which modifier keys are held, and what was told of them last.
  private var modifierReaders = ReaderList()
  private var toldModifiers: EventModifiers = []
  /// The view that takes what is typed, or will again when the focus comes back to it.
  private weak var typist: (any FocusTarget)?
  private var typistReaders = ReaderList()
  /// What follows the focus by the nodes that stand for its values.
  private var followers: [ObjectIdentifier: any FocusFollowing] = [:]
  /// What says that the focus is somewhere.
  private var sayingWhere: [Follower] = []
  private var readers: [Reader] = []
  /// Who tells values, in the order in which they were made.
  private var sourceLinks: [NodeLink] = []
  private var pendingTelling = PendingAction()
  private var lines: Lines?
  /// How many views there are that may want the focus.
  private var numberOfTargets: Int { targetsMade - targetsRemoved }
  /// How many there ever were.
  private(set) var targetsMade = 0
  private var targetsRemoved = 0
  /// Whether views have changed since it was last made sure that the focused one can have the focus.
  var needsCheck = false
  /// The view that had the focus until it was disabled: it gets it back from what has it meanwhile,
  /// when that goes.
  private weak var displaced: (any FocusTarget)?
  /// Whether what goes away is not to be replaced, because another view is being looked for.
  private var isSearching = false

  func stand(in graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether any view could have the focus, or has it.
  var isUsed: Bool { numberOfTargets > 0 || target != nil }

  func addTarget() { targetsMade += 1 }
  func removeTarget() { targetsRemoved += 1 }

  // MARK: Moving

  /// Gives the focus to a view that can have it, or to none.
  ///
  /// - Parameter reason: What moves it, as a trace tells it.
  func move(to new: (any FocusTarget)?, because reason: @autoclosure () -> String) {
    guard new !== target else { return }
    move(to: new, standingIn: new?.firstBox, because: reason())
  }

  /// Gives the focus to another view, for which a box stands, or to none.
  private func move(
    to new: (any FocusTarget)?, standingIn newBox: Box?, because reason: @autoclosure () -> String
  ) {
    trace?("\(box?.focusName ?? "nothing") -> \(newBox?.focusName ?? "nothing"): \(reason())")
    cancelPress()
    if displaced?.canBeFocused == true { displaced = nil }
    let old = target
    target = new
    box = newBox
    old?.scope.write(false)
    new?.scope.write(true)
    findTypist()
    place = box?.globalFrame ?? .zero
    (wasInSight, isMakeshift) = (false, false)
    graph.presentation.needsDisplay = true
    noteState()
    tellFollowers()
  }

  /// Gives the focus to a view, and scrolls to it.
  func move(revealing new: any FocusTarget, because reason: @autoclosure () -> String) {
    move(to: new, because: reason())
    reveal(new, attempt: 1)
  }

  /// Shows the ring, because a key was used, or hides it.
  func showRing(_ isShown: Bool) {
    guard isShown != showsRing else { return }
    showsRing = isShown
    graph.presentation.needsDisplay = true
    noteState()
  }

  /// Has a pointer that went down on something take the focus there, if that can have it. A button, and every other
  /// control that needs no keys, leaves it with a view that takes text: who sends a message goes on typing.
  func takePointer(over path: [Box]) {
    showRing(false)
    var node = path.first?.node
    while let current = node {
      if current.roles.contains(.focusTarget), let target = current as? any FocusTarget,
        let box = target.firstBox, target.canBeFocused(standingIn: box)
      {
        if target !== self.target, !(target.leavesTyping && isTyping) {
          move(to: target, standingIn: box, because: "a pointer went down")
        }
        return
      }
      node = current.parent
    }
  }

  /// Whether a view has the focus that takes text.
  private var isTyping: Bool { target?.textInput != nil }

  /// The view that takes what is typed, for a body that is to be evaluated again when that is another one.
  func readTypist() -> (any FocusTarget)? {
    if let node = graph.evaluation.node { typistReaders.add(node) }
    return typist.flatMap { $0.isRemoved ? nil : $0 }
  }

  /// Finds the view that takes what is typed. It stays the same while the focus is where that belongs to typing, or
  /// in a layer that was opened above it.
  private func findTypist() {
    let former = typist
    if isTyping {
      typist = target
    } else if let former, former.isRemoved || !staysTyping(former) {
      typist = nil
    }
    if typist !== former { typistReaders.take().invalidate(because: nil) }
  }

  private func staysTyping(_ typist: any FocusTarget) -> Bool {
    if target?.environment.belongsToTyping == true { return true }
    guard let modal = graph.layers.modal, !modal.contains(typist) else { return false }
    return target.map(modal.contains) ?? true
  }

  /// The places of lazy elements are estimates until they are seen.
  private func reveal(_ target: any FocusTarget, attempt: Int) {
    graph.updates.add { [weak self] in
      guard let self, target === self.target, target.firstBox?.scrollIntoView() == true,
        attempt < Focus.mostAttempts
      else { return }
      reveal(target, attempt: attempt + 1)
    }
  }

  private static let mostAttempts = 10

  private func noteState() {
    let lines =
      lines
      ?? Lines(
        target: graph.states.add(named: "stage.focus"),
        ring: graph.states.add(named: "stage.showsFocusRing"),
        heldKeys: graph.states.add(named: "stage.heldKeys"))
    self.lines = lines
    lines.target.set { [link = target?.link] in link?.node?.path as Any }
    lines.ring.set { [showsRing] in showsRing }
    lines.heldKeys.set { [held] in held.names }
  }

  // MARK: Staying true

  /// Makes sure that the focused view can have the focus; for when all is in its place.
  func checkIfNeeded() {
    guard needsCheck else { return }
    needsCheck = false
    check()
  }

  /// Replaces a focused view that can't have the focus any more, and goes after one that content has pushed
  /// out of sight.
  private func check() {
    guard let target, !isSearching else { return }
    // What somebody has scrolled stays where that left it.
    let isScrolled = scrollsSeen != graph.scrolls
    scrollsSeen = graph.scrolls
    // Whether a box is shown is asked of all that stands around it: once, where that will do.
    var isShown = box?.isShown == true
    if !isShown {
      box = target.firstBox
      isShown = box?.isShown == true
    }
    if let box, isShown, target.canBeFocusedWhereShown {
      place = box.globalFrame
      keepInSight(box, of: target, isScrolled: isScrolled)
    } else {
      let isDisabled = !target.isRemoved && !target.environment.isEnabled
      let back = displaced.flatMap { $0.canBeFocused ? $0 : nil }
      displaced = isDisabled ? displaced ?? target : nil
      // Whoever uses a pointer is not led to another view, so none is looked for.
      let next = showsRing ? back ?? nearest(to: place.middle) : nil
      let wasInSight = wasInSight
      move(to: next, because: target.lossOfFocus)
      // Who scrolls it away hasn't been led anywhere.
      isMakeshift = !isScrolled
      if let next, wasInSight, !isScrolled { reveal(next, attempt: 1) }
    }
  }

  /// Scrolls to the focused view where content has moved it out of sight: rows that came above it, or a bar
  /// that stands before it now. Whoever uses a pointer looks elsewhere.
  private func keepInSight(_ box: Box, of target: any FocusTarget, isScrolled: Bool) {
    guard showsRing else {
      wasInSight = false
      return
    }
    let isInSight = box.isScrolledIntoView
    if !isInSight, wasInSight, !isScrolled { reveal(target, attempt: 1) }
    wasInSight = isInSight
  }

  private func nearest(to point: CGPoint) -> (any FocusTarget)? {
    var best: (target: any FocusTarget, distance: CGFloat)?
    for target in targets {
      guard let middle = target.firstBox?.globalFrame.middle else { continue }
      let (x, y) = (middle.x - point.x, middle.y - point.y)
      let distance = x * x + y * y
      if distance < best?.distance ?? .infinity { best = (target, distance) }
    }
    return best?.target
  }

  /// Looks for another view, in the course of which the focused one may be scrolled away.
  func search<Result>(_ body: (_ place: CGRect) -> Result) -> Result {
    isSearching = true
    defer {
      isSearching = false
      // What had the focus, and still has, may have gone meanwhile.
      needsCheck = isUsed
    }
    // What the ring goes around takes some steps to find, and only arrows need it.
    return body(target?.focusBox?.globalFrame ?? place)
  }

  /// The views that can have the focus, in reading order: as their values stand in the program.
  ///
  /// - Complexity: O(n) for n nodes.
  var targets: [any FocusTarget] {
    (graph.layers.modal ?? graph.root)?.descendants(.focusTarget)
      .compactMap { $0 as? any FocusTarget }
      .filter(\.canBeFocused) ?? []
  }

  // MARK: Keys that are held

  /// Notes that a key goes down.
  func keyGoesDown(_ key: String) {
    held.add(key)?.cancel()
  }

  /// Presses the focused view until a key goes up that is down.
  func press(until key: String) {
    guard !held.hasActivation, let target, let activation = target.activation else { return }
    held.set(.activation(target), for: key)
    activation.setPressed(true)
  }

  /// Has somebody who handled a key hear of it when it goes up.
  func keyWentDown(_ key: String, _ press: KeyPress, for listener: any KeyListener) {
    held.set(.listener(listener, press), for: key)
  }

  /// Has nobody hear of a key when it goes up.
  func keyIsTaken(_ key: String) {
    held.set(.nobody, for: key)
  }

  /// Has nobody wait for the keys that a listener holds which leaves.
  ///
  /// - Returns: The keys.
  func letGo(of listener: any KeyListener) -> [KeyPress] {
    held.isEmpty ? [] : held.remove(listener)
  }

  /// What keys have begun and not ended.
  var holds: [Hold] { held.holds }

  /// Whether a key presses the focused view.
  var isPressing: Bool { held.hasActivation }

  /// The modifier keys that are held.
  var heldModifiers: EventModifiers { held.modifiers }

  /// The same, for a body that is to be evaluated again when they change.
  func readModifiers() -> EventModifiers {
    if let node = graph.evaluation.node { modifierReaders.add(node) }
    return held.modifiers
  }

  private func tellModifiers() {
    guard toldModifiers != held.modifiers else { return }
    toldModifiers = held.modifiers
    modifierReaders.take().invalidate(because: nil)
  }

  func isDown(_ key: String) -> Bool { held.contains(key) }

  /// Ends what a key began that goes up: a pressed view acts.
  ///
  /// - Returns: Who waited for it.
  func keyGoesUp(_ key: String) -> HeldKeys.Holder? {
    let holder = held.remove(key)
    guard case .activation(let pressed) = holder else { return holder }
    pressed.activation?.setPressed(false)
    if pressed === target, pressed.canBeFocused { pressed.activation?.action() }
    return holder
  }

  /// Ends the press of the focused view with nothing done.
  func cancelPress() {
    guard held.hasActivation else { return }
    for holder in held.removeActivations() {
      holder.cancel()
    }
  }

  /// Ends what all keys began: nobody will hear when they go up.
  func cancelHeldKeys() {
    guard !held.isEmpty else { return }
    for holder in held.removeAll() {
      holder.cancel()
    }
  }

  // MARK: Who tells

  /// The nodes that tell values, in the order in which they were made.
  var sources: [ViewNode] { sourceLinks.compactMap(\.node) }

  func add(source: ViewNode) {
    // One that stands inside of another is made after it, and comes here before it.
    let earlier = sourceLinks.lastIndex { ($0.node?.serial ?? 0) < source.serial }
    sourceLinks.insert(source.link, at: earlier.map { $0 + 1 } ?? 0)
    valuesDidChange()
  }

  func remove(source: ViewNode) {
    sourceLinks.removeAll { $0 == source.link }
    valuesDidChange()
  }

  /// Has those that read values look again, once views are up to date.
  func valuesDidChange() {
    guard pendingTelling.begin() else { return }
    graph.updates.add { [weak self] in
      guard let self else { return }
      pendingTelling.end()
      tellReaders()
    }
  }

  // MARK: Who follows

  /// Has a node stand for a value of state that follows the focus.
  ///
  /// - Complexity: O(1).
  func add(_ follower: any FocusFollowing, standingFor node: ViewNode) {
    followers[ObjectIdentifier(node)] = follower
    node.isFollowedByFocus = true
  }

  func removeFollower(standingFor node: ViewNode) {
    followers[ObjectIdentifier(node)] = nil
  }

  /// Notes whether state says that the focus is at one of its views.
  ///
  /// - Complexity: O(*n*) for *n* that say so.
  func note(_ follower: any FocusFollowing, saysWhere: Bool) {
    guard saysWhere || !sayingWhere.isEmpty else { return }
    sayingWhere.removeAll { $0.object == nil || $0.object === follower }
    if saysWhere { sayingWhere.append(Follower(object: follower)) }
  }

  /// Tells those of the focus that have said where it is, and those whose views stand around it.
  ///
  /// - Complexity: O(*d*) for a view that *d* nodes stand around.
  private func tellFollowers() {
    for follower in sayingWhere {
      follower.object?.follow(target)
    }
    var node: ViewNode? = followers.isEmpty ? nil : target
    while let current = node {
      if current.isFollowedByFocus { followers[ObjectIdentifier(current)]?.follow(target) }
      node = current.parent
    }
    tellReaders()
  }

  /// Has something learn of what is told of the focus.
  func add(_ reader: any FocusReading) {
    readers.removeAll { $0.object == nil }
    readers.append(Reader(object: reader))
  }

  private func tellReaders() {
    for reader in readers {
      reader.object?.valuesDidChange()
    }
  }
}

/// State that says where the focus is.
protocol FocusFollowing: AnyObject {
  func follow(_ target: (any FocusTarget)?)
}

/// What reads a value that is told of the focus.
protocol FocusReading: AnyObject {
  /// Learns that what is told of the focus is another thing, wherever that is.
  func valuesDidChange()
}

extension ViewNode {
  /// The nodes of a kind below this one that are shown, each before those below it.
  ///
  /// - Complexity: O(*d* + *n*) for *n* nodes around such a node, or ever so, and the *d* children that these have.
  func descendants(_ role: NodeRoles) -> [ViewNode] {
    var nodes: [ViewNode] = []
    func visit(_ node: ViewNode) {
      guard node.rolesInside.contains(role) else { return }
      for child in node.children where !child.coversContent {
        if child.roles.contains(role) { nodes.append(child) }
        visit(child)
      }
    }
    visit(self)
    return nodes
  }

  /// Whether `other` is this node or stands below it.
  func contains(_ other: ViewNode?) -> Bool {
    var node = other
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
