import Observation
import VirtualTime

/// The tree of a stage's views, what in it is out of date, and how to bring it up to date.
final class ViewGraph {
  let textMeasurer: any TextMeasurer
  /// The top of the tree, if this graph is a stage's.
  weak var root: ViewNode?
  /// The evaluation that goes on.
  let evaluation = Evaluation()

  private var serial = 0
  private let plans: PropertyPlans
  /// Whether the tree is one frame's, for what is drawn otherwise than it is: nothing depends on
  /// what is read in it.
  private let isPresenting: Bool
  private var dirtyNodes: [ViewNode] = []
  private var nodesWithoutBoxes: [ViewNode] = []
  private var actionsAfterLayout: [() -> Void] = []
  /// What was found to be wrong with the views.
  private(set) var issues: [StageIssue] = []
  /// Called for each evaluation of a custom view's body.
  var onEvaluation: ((String) -> Void)?
  /// Whether any view ever said where a line lies that others stand by; without one, only sizes and
  /// texts say it.
  var usesAlignmentGuides = false
  /// Whether any layout ever asked for the line of a text.
  var usesBaselines = false
  /// Whether any view ever carried a value for the layout around it.
  var usesLayoutValues = false
  /// Whether any view ever wanted to know of hovering; without one, nobody need be looked for.
  var usesHover = false
  /// Whether any view could ever have the focus of the keyboard.
  var usesFocus = false
  /// Whether sizes or places are out of date.
  var needsLayout = true
  /// The boxes in which something has changed, and which may choose other sizes now.
  var boxesInDoubt: [Box] = []
  /// Whether sizes may be doubted for now: between layouts, in a tree that is laid out again.
  var settlesSizes: Bool
  /// Whether what is drawn may be out of date.
  var needsDisplay = true
  /// Which display list is made next, counted from 1.
  var nextFrame = 1
  /// The boxes that have identifiers.
  var elements = ElementIndex()
  /// The values that views keep between evaluations.
  let states = StateRegistry()
  /// What views prefer, by the serial numbers of the nodes that say so.
  var preferredColorSchemes: [Int: ColorScheme] = [:]
  /// How many nodes hear what views tell those around them.
  var numberOfPreferenceReaders = 0
  /// The places that views read.
  let placeReads: PlaceReads
  /// Which view the keyboard speaks to.
  private(set) lazy var focus = Focus(in: self)
  /// How what changes gets to the screen.
  var update = UpdateTransaction()
  /// The boxes that others have left, and that still draw them.
  var boxesWithDepartures: [BoxReference] = []
  /// The boxes that got their first places in this update.
  var arrivals: [Box] = []
  /// The boxes that are to come by their transitions, once they have got their content.
  var boxesComing: [Box] = []
  /// Until when boxes move on the screen to their places, at the longest.
  var flightsEnd = Instant.zero
  /// Whether any view was ever to come or leave by a transition with an animation of its own.
  var usesAnimatedTransitions = false
  /// The views whose geometries are matched.
  let matches = MatchedGeometries()
  /// Counts the touches that looked for updates that were put off.
  var lastTouch = 0
  /// The updates that are not put off for now, as a pointer has come.
  var touched: [DeferredUpdate] = []
  /// What runs the views' timers and gestures.
  let services: StageServices

  init(textMeasurer: any TextMeasurer, services: StageServices) {
    self.textMeasurer = textMeasurer
    self.services = services
    plans = PropertyPlans()
    placeReads = PlaceReads(in: evaluation)
    isPresenting = false
    settlesSizes = true
  }

  /// A graph for what is drawn in one frame.
  init(presenting graph: ViewGraph) {
    textMeasurer = graph.textMeasurer
    services = StageServices(now: graph.now)
    plans = graph.plans
    placeReads = PlaceReads(in: evaluation)
    isPresenting = true
    settlesSizes = false
  }

  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  func plan(for type: Any.Type) -> PropertyPlan {
    plans.plan(for: type)
  }

  func report(_ issue: StageIssue) {
    guard issues.count < ViewGraph.mostIssues, !issues.contains(issue) else { return }
    issues.append(issue)
  }

  /// A program that is wrong often is wrong in few ways, and a stage may run for days.
  private static let mostIssues = 100

  func countEvaluation(of node: ViewNode) {
    onEvaluation?(node.path)
  }

  /// The preference that has been there for the longest time.
  var preferredColorScheme: ColorScheme? {
    preferredColorSchemes.min { $0.key < $1.key }?.value
  }

  // MARK: What is out of date

  var isSettled: Bool {
    isLaidOut && actionsAfterLayout.isEmpty && !hasUncheckedFocus
  }

  /// Whether views have changed since it was last made sure that the focused one can have the focus.
  var hasUncheckedFocus = false

  /// Makes sure that the focused view can have the focus.
  func checkFocus() {
    guard hasUncheckedFocus else { return }
    hasUncheckedFocus = false
    focus.check()
  }

  /// Whether every view and every place is up to date.
  var isLaidOut: Bool {
    dirtyNodes.isEmpty && nodesWithoutBoxes.isEmpty && !needsLayout
  }

  /// Whether containers wait for their content.
  var hasNodesWithoutBoxes: Bool { !nodesWithoutBoxes.isEmpty }

  /// The views that wait for an evaluation.
  var pathsOfDirtyNodes: [String] {
    dirtyNodes.map(\.path).sorted()
  }

  func needsEvaluation(of node: ViewNode) {
    update.note(ChangeContext.transaction)
    dirtyNodes.append(node)
  }

  func needsBoxes(of node: ViewNode) {
    guard !node.waitsForBoxes else { return }
    node.waitsForBoxes = true
    nodesWithoutBoxes.append(node)
  }

  /// Evaluates what depends on a change, parents before children.
  ///
  /// What becomes dirty on the way is left for the next round, so that two views that change each
  /// other's state can't keep this from ending.
  func evaluateDirtyNodes() {
    let nodes = dirtyNodes.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
    dirtyNodes = []
    for node in nodes where node.isDirty && !node.isRemoved {
      node.isDirty = false
      node.evaluate()
    }
  }

  /// Gives containers whose content's structure has changed their new children.
  func collectBoxes() {
    while let node = nodesWithoutBoxes.popLast() {
      node.waitsForBoxes = false
      if !node.isRemoved { node.collectBoxes() }
    }
    let coming = boxesComing
    guard !coming.isEmpty else { return }
    boxesComing = []
    for box in coming {
      box.arrive()
    }
  }

  /// Has an action of a program run when everything is in its place.
  func afterLayout(_ action: @escaping () -> Void) {
    actionsAfterLayout.append(action)
  }

  /// Runs the actions that wait for the layout; those that they lead to wait for the next one.
  func runActionsAfterLayout() {
    let actions = actionsAfterLayout
    actionsAfterLayout = []
    for action in actions {
      action()
    }
  }

  /// Forgets what is out of date, after settling was given up.
  func abandon() {
    for node in dirtyNodes {
      node.isDirty = false
    }
    for node in nodesWithoutBoxes {
      node.waitsForBoxes = false
    }
    dirtyNodes = []
    nodesWithoutBoxes = []
    actionsAfterLayout = []
    needsLayout = false
    hasUncheckedFocus = false
  }

  // MARK: What can be seen

  private struct WeakLazyBox {
    weak var box: (any LazyBox)?
  }

  private var lazyBoxes: [WeakLazyBox] = []

  func add(_ box: any LazyBox) {
    lazyBoxes.removeAll { $0.box == nil }
    lazyBoxes.append(WeakLazyBox(box: box))
  }

  /// Has those lazy containers laid out again of which another part can be seen than before:
  /// something scrolled, moved or changed its size around them.
  func updateVisibility() {
    for entry in lazyBoxes {
      if let box = entry.box, box.noteVisiblePart() { box.invalidatePlaces() }
    }
  }

  // MARK: Dependencies

  /// Runs `body` as part of the evaluation of `node`.
  func tracking<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    guard !isPresenting else { return body() }
    let outer = evaluation.node
    evaluation.node = node
    defer { evaluation.node = outer }
    return withObservationTracking(
      body, onChange: DirtyMark(link: node.link, evaluation: node.evaluation).set)
  }
}

/// Marks a node dirty from inside Observation, whose callback has to be sendable.
///
/// A stage and what its views observe are confined to one thread, so the callback comes on it.
private struct DirtyMark: @unchecked Sendable {
  let link: NodeLink
  /// Observation can't be told that a later evaluation reads something else.
  let evaluation: Int

  @Sendable func set() {
    guard let node = link.node, node.evaluation == evaluation else { return }
    node.invalidate()
  }
}
