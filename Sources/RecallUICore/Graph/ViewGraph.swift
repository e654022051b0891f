import Observation
import VirtualTime

/// The tree of a stage's views, and what all its nodes share.
///
/// What is out of date, what is laid out, what moves on the screen, what pointers reach and what is
/// focused are each the matter of one object here.
final class ViewGraph {
  let textMeasurer: any TextMeasurer
  /// The top of the tree, if this graph is a stage's.
  weak var root: ViewNode?
  /// What refers to the graph without keeping it.
  private(set) lazy var reference = GraphReference(self)
  /// Where the tree's nodes are found by those who do not keep them.
  let nodeLinks = LinkTable<ViewNode>()
  /// Where its boxes are.
  let boxLinks = LinkTable<Box>()
  /// The evaluation that goes on.
  let evaluation: Evaluation
  /// What its nodes have registered with Observation.
  let observations = Observations()
  /// What is out of date.
  let updates = UpdateQueue()
  /// What is laid out.
  let layout: LayoutState
  /// What moves on the screen.
  let presentation: PresentationState
  /// How often a scroll view was moved: by a finger, a wheel, a key, the program, or an anchor.
  var scrolls = 0
  /// What pointers reach.
  let pointers = PointerTargets()
  /// The views whose content follows the frames.
  let frameFollowers = FrameFollowers()
  /// What is shown above the content.
  let layers = LayerStack()
  /// Which view the keyboard speaks to.
  let focus = Focus()
  /// Who hears what views tell those around them.
  let preferences = PreferenceRegistry()
  /// The boxes that have identifiers.
  var elements = ElementIndex()
  /// The values that views keep between evaluations.
  let states = StateRegistry()
  /// The places that views read.
  let geometryDependencies: GeometryDependencies
  /// What runs the views' timers and gestures.
  let services: StageServices
  /// What was found to be wrong with the views.
  private(set) var issues: [StageIssue] = []
  /// Called for each evaluation of a custom view's body.
  var onEvaluation: ((String) -> Void)?

  /// Whether anybody reads what is told of the views to who can't see them.
  var isRead = false

  private var serial = 0
  let plans: PropertyPlans
  /// Whether this is a presentation tree, made for one frame: nothing depends on what is read in it.
  let isPresentationTree: Bool

  init(textMeasurer: any TextMeasurer, services: StageServices) {
    self.textMeasurer = textMeasurer
    self.services = services
    evaluation = services.evaluation
    plans = FreePlans.all.take()
    geometryDependencies = GeometryDependencies(in: evaluation)
    presentation = PresentationState(scheduler: services.scheduler)
    layout = LayoutState(revalidates: true)
    isPresentationTree = false
    focus.stand(in: self)
  }

  /// The presentation tree of one frame: what of `graph` is drawn otherwise than it is.
  init(presentationTreeOf graph: ViewGraph) {
    textMeasurer = graph.textMeasurer
    services = StageServices(presenting: graph.services)
    evaluation = services.evaluation
    plans = graph.plans
    geometryDependencies = GeometryDependencies(in: evaluation)
    presentation = PresentationState(scheduler: services.scheduler)
    layout = LayoutState(revalidates: false)
    layout.knowsDirections = graph.layout.knowsDirections
    isPresentationTree = true
    focus.stand(in: self)
  }

  deinit {
    reference.leave()
    nodeLinks.loseAll()
    boxLinks.loseAll()
    if !isPresentationTree { FreePlans.all.leave(plans) }
  }

  var now: Instant { services.scheduler.now }

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

  /// Has a view evaluated, and what that changes get to the screen as the running code says.
  func needsEvaluation(of node: ViewNode) {
    presentation.update.note(ChangeContext.transaction)
    updates.add(view: node)
  }

  /// Gives containers whose content's structure has changed their new children.
  func collectBoxes() {
    updates.fill()
    presentation.beginPendingInsertions()
  }

  /// Whether every view and every place is up to date.
  var isLaidOut: Bool { areViewsLaidOut && evaluation.versions.count == 0 }

  /// The same, but for what was put off.
  var areViewsLaidOut: Bool { updates.isEmpty && !layout.isOutOfDate }

  // MARK: Dependencies

  /// Notes that something has changed that a node depends on, while somebody wants to know.
  func noteChange(of source: AnyObject, in node: ViewNode) {
    evaluation.changes.noteSource(source, of: node)
  }

  func countEvaluation(of node: ViewNode) {
    onEvaluation?(node.path)
    if evaluation.changes.areKept { evaluation.changes.take(for: node) }
  }

  /// Runs `body` as part of the evaluation of `node`.
  func tracking<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    guard !isPresentationTree else { return evaluation.unseen(body) }
    if evaluation.versions.isInterrupted { evaluation.versions.noteEvaluation(of: node) }
    let outer = evaluation.node
    evaluation.node = node
    defer { evaluation.node = outer }
    // What is read inside of another evaluation, that one depends on, too, and its registration may not end.
    guard outer == nil, observations.mustEnd(of: type(of: node), with: node.liveObservations) else {
      return withObservationTracking(body, onChange: ObservationMark(of: node).set)
    }
    let record = node.keepObservations()
    return withObservationTracking(
      {
        record.note()
        return body()
      }, onChange: ObservationMark(of: node).set)
  }
}

/// A registration with Observation, which marks a node dirty. The callback has to be sendable.
///
/// A stage and what its views observe are confined to one thread, so the callback comes on it. The registration is over
/// with the object: when it was told of a change, or when nothing is left that could change.
private final class ObservationMark: @unchecked Sendable {
  private let link: NodeLink
  /// Observation can't be told that a later evaluation reads something else.
  private let evaluation: Int
  private let observations: Observations

  /// Stands for what `node` read just now.
  init(of node: ViewNode) {
    link = node.link
    evaluation = node.evaluation
    observations = node.graph.observations
    observations.begin(of: type(of: node))
    node.liveObservations += 1
  }

  deinit {
    let node = link.node
    let isLeftBehind = node?.isRemoved ?? true
    observations.end(isLeftBehind: isLeftBehind)
    if !isLeftBehind { node?.liveObservations -= 1 }
  }

  @Sendable func set() {
    guard let node = link.node, node.evaluation == evaluation else { return }
    node.invalidate(because: nil)
  }
}
