import Interaction
import VirtualTime

/// A view with nothing inside: it has a size, draws, and can be hit.
protocol LeafView: PrimitiveView {
  /// Whether another value of the view can have another size.
  static var valueAffectsSize: Bool { get }
  /// Whether the view is a text, of which is kept what was found out by measuring it.
  static var isText: Bool { get }
  /// The size for a proposal.
  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize
  /// Whether the view is known, without measuring, to be as large as another one for each proposal,
  /// with its lines in the same places.
  func isAsLarge(as other: Self, in surroundings: Surroundings) -> Bool
  /// Draws the view in `rect`.
  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder)
  /// What of the view, in its surroundings, passes smoothly into another one's.
  associatedtype Look: VectorArithmetic = EmptyAnimatableData
  func look(in environment: EnvironmentValues) -> Look
  /// Whether there is something between two looks.
  static func canPass(from old: Look, into new: Look) -> Bool
  /// Draws the view on its way, with the look that it has just now.
  func draw(
    in rect: CGRect, looking look: Look, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder)
  /// Whether the view is drawn in its own size while its place passes into one of another size.
  static var keepsSizeInFlight: Bool { get }
  /// Whether `point` hits the view, whose own space begins at zero.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool
  /// Whether nothing of the view can be seen in its surroundings. Touches go through it to what is behind it, as
  /// in SwiftUI.
  func isClear(in environment: EnvironmentValues) -> Bool
  /// Whether the view is drawn, and hit, as in a mirror where layout has a direction.
  func isMirrored(in direction: LayoutDirection) -> Bool
  /// A rectangle of the view's own space in which all points lie that hit it; nil for any.
  func hitArea(in size: CGSize) -> CGRect?
  /// From the top to a baseline, if the view has text.
  func baseline(
    _ alignment: VerticalAlignment, in size: CGSize, _ surroundings: Surroundings
  ) -> CGFloat?
  /// What is wrong with the view in its surroundings, if something is.
  func issue(in environment: EnvironmentValues, path: @autoclosure () -> String) -> StageIssue?
  /// What the view says of itself.
  var accessibilityLabel: String? { get }
  /// What the view says of itself in its surroundings.
  func accessibilityLabel(in environment: EnvironmentValues) -> String?
  /// Whether a tap somewhere on the view may lead somewhere.
  var hasLinks: Bool { get }
  /// Where a tap at a point of the view leads.
  func address(at point: CGPoint, in size: CGSize, _ surroundings: Surroundings) -> URL?
  /// The first instant after `now` at which the view may look otherwise by itself; nil for never.
  func nextChange(after now: Instant, by dates: SessionDates) -> Instant?
  static var layoutPriority: Double { get }
  /// Whether a stack leaves no space beside it.
  static var isSpace: Bool { get }
  /// Whether it is as high as it is offered.
  static var growsDown: Bool { get }
}

/// What a leaf needs to know to measure and draw itself.
struct Surroundings {
  let environment: EnvironmentValues
  let textMeasurer: any TextMeasurer
  /// The axis of the stack that the leaf stands in.
  var stackAxis: Axis?
  /// What a text in these surroundings was found to be.
  var measuredText: MeasuredText?
}

extension LeafView {
  static var valueAffectsSize: Bool { true }
  static var isText: Bool { false }
  static var keepsSizeInFlight: Bool { false }

  static func canPass(from old: Look, into new: Look) -> Bool { true }

  func draw(
    in rect: CGRect, looking look: Look, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    draw(in: rect, surroundings, into: &list)
  }

  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func isAsLarge(as other: Self, in surroundings: Surroundings) -> Bool { false }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  func isClear(in environment: EnvironmentValues) -> Bool { false }

  func hitArea(in size: CGSize) -> CGRect? { CGRect(origin: .zero, size: size) }

  func isMirrored(in direction: LayoutDirection) -> Bool { false }

  func baseline(
    _ alignment: VerticalAlignment, in size: CGSize, _ surroundings: Surroundings
  ) -> CGFloat? { nil }

  func issue(in environment: EnvironmentValues, path: @autoclosure () -> String) -> StageIssue? {
    nil
  }

  var accessibilityLabel: String? { nil }

  func accessibilityLabel(in environment: EnvironmentValues) -> String? { accessibilityLabel }

  var hasLinks: Bool { false }

  func address(at point: CGPoint, in size: CGSize, _ surroundings: Surroundings) -> URL? { nil }

  func nextChange(after now: Instant, by dates: SessionDates) -> Instant? { nil }

  static var layoutPriority: Double { 0 }
  static var isSpace: Bool { false }
  static var growsDown: Bool { false }

  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    NodePlan(type: LeafNode<Self>.self)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

extension LeafView where Look == EmptyAnimatableData {
  func look(in environment: EnvironmentValues) -> EmptyAnimatableData { EmptyAnimatableData() }
}

private final class LeafNode<Leaf: LeafView>: ValueNode<Leaf>, PlannedNode {
  private let plan: PropertyPlan
  private var madeBox: LeafBox<Leaf>?
  private var box: LeafBox<Leaf> { madeBox ?? makeBox() }
  /// The environment that the view was last seen in.
  private var seenEnvironment: EnvironmentValues
  private(set) var lookFlight: Flight<Leaf.Look>?

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    self.plan = plan
    seenEnvironment = context.environment
    super.init(at: view.assumingMemoryBound(to: Leaf.self), in: context)
    if let live = counterpart as? LeafNode, plan.areEqualValues(at: live.address, and: address) {
      lookFlight = live.lookFlight
    }
    reportIssue()
    waitForChange()
  }

  /// Apart, as it names a type that the runtime is asked for.
  @inline(never)
  private func makeBox() -> LeafBox<Leaf> {
    let made = LeafBox(self)
    madeBox = made
    return made
  }

  override var ownBox: Box? { box }
  override var outlineName: String? { typeName(of: Leaf.self) }

  /// State that was read while the view was drawn has changed.
  override func evaluate() {
    beginEvaluation()
    box.invalidateDisplay()
  }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func update(at new: UnsafeRawPointer) {
    guard !plan.areEqualValues(at: address, and: new) else { return }
    let old = view
    view = new.assumingMemoryBound(to: Leaf.self).pointee
    box.measuredText = nil
    reportIssue()
    flyLook(from: old)
    waitForChange()
    // Most numbers are as wide as the one before: then nothing around has to be laid out anew.
    if Leaf.valueAffectsSize, !box.standsLike(old) {
      box.invalidateLayout()
    } else {
      box.invalidateDisplay()
    }
  }

  override func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {
    if Leaf.valueAffectsSize, !change.leavesSizes {
      box.measuredText = nil
      box.invalidateLayout()
    } else {
      box.measuredText?.text = nil
      box.invalidateDisplay()
    }
    reportIssue()
    flyLook(from: view)
    if !environment.isEnabled { box.disableLinks() }
  }

  override func willBeRemoved() {
    box.letGoOfLinks()
    cancelChange()
  }

  /// Has a timer show what the view will say by itself, where it will.
  ///
  /// The timer lies among the slots, which leaves have no other use for: few have one.
  private func waitForChange() {
    guard !graph.isPresentationTree else { return }
    cancelChange()
    let dates = graph.services.dates
    guard let instant = address.read({ $0.nextChange(after: graph.now, by: dates) }) else {
      return
    }
    let wait = PendingChange(
      said: view.accessibilityLabel(in: environment),
      timer: graph.services.scheduler.schedule(
        at: instant, owner: "\(typeName(of: Leaf.self)) in \(path)"
      ) { [weak self] in self?.changeByItself() })
    slots = [wait]
  }

  private func cancelChange() {
    guard !slots.isEmpty, !graph.isPresentationTree, let wait = slots.first as? PendingChange
    else { return }
    graph.services.scheduler.cancel(wait.timer)
    slots = []
  }

  /// Shows what the view says now, if that is another thing than before.
  private func changeByItself() {
    let said = (slots.first as? PendingChange)?.said
    slots = []
    if said != view.accessibilityLabel(in: environment) {
      box.measuredText = nil
      if box.standsLike(view) { box.invalidateDisplay() } else { box.invalidateLayout() }
    }
    waitForChange()
  }

  private func reportIssue() {
    if let issue = address.read({ $0.issue(in: environment, path: path) }) { graph.report(issue) }
  }

  /// Has the view's look pass from what it was in its former surroundings into what it is.
  private func flyLook(from former: Leaf) {
    let surroundings = seenEnvironment
    seenEnvironment = environment
    guard Leaf.Look.self != EmptyAnimatableData.self else { return }
    let animation = graph.presentation.animation(for: self)
    guard animation != nil || lookFlight != nil else { return }
    let old = former.look(in: surroundings)
    let new = view.look(in: environment)
    guard old != new else { return }
    guard let animation, Leaf.canPass(from: old, into: new) else {
      lookFlight = nil
      return
    }
    lookFlight = Flight(from: old, after: lookFlight, to: new, animation, at: graph.now)
  }
}

/// The timer of a leaf that will look otherwise by itself.
private final class PendingChange: ViewSlot {
  /// What the leaf says until then.
  let said: String?
  let timer: TimerToken

  init(said: String?, timer: TimerToken) {
    self.said = said
    self.timer = timer
  }
}

private final class LeafBox<Leaf: LeafView>: Box {
  private unowned let leaf: LeafNode<Leaf>
  /// What the view's text was found to be, for as long as neither it nor what is around changes.
  var measuredText: MeasuredText?
  /// Listens to taps on links, once a pointer was looked for on a view that has any.
  private var linkTap: LinkTap?

  init(_ node: LeafNode<Leaf>) {
    leaf = node
    super.init(node: node)
  }

  override var mayGrowDown: Bool { Leaf.growsDown }

  private var surroundings: Surroundings {
    Surroundings(environment: node.environment, textMeasurer: node.graph.textMeasurer)
  }

  /// Whether the view stands in the layout as `old` did.
  func standsLike(_ old: Leaf) -> Bool {
    let (new, surroundings, size) = (leaf.view, surroundings, frame.size)
    if hasKnownSizes, new.isAsLarge(as: old, in: surroundings) { return true }
    guard choosesSameSizes else { return false }
    // Where no layout ever asked for a line, nobody stands by one.
    guard !isAskedForSizesOnly else { return true }
    return [VerticalAlignment.firstTextBaseline, .lastTextBaseline].allSatisfy {
      new.baseline($0, in: size, surroundings) == old.baseline($0, in: size, surroundings)
    }
  }

  override var layoutPriority: Double { Leaf.layoutPriority }
  override var isSpace: Bool { Leaf.isSpace }

  override var accessibility: Accessibility? {
    leaf.view.accessibilityLabel(in: node.environment).map {
      Accessibility(identifier: nil, label: $0)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var surroundings = surroundings
    surroundings.stackAxis = parent?.stackingAxis
    if Leaf.isText {
      if measuredText == nil { measuredText = MeasuredText() }
      surroundings.measuredText = measuredText
    }
    return leaf.address.read { $0.size(for: proposal, in: surroundings) }
  }

  override func draw(into list: inout DisplayListBuilder) {
    var rect = CGRect(origin: list.origin, size: list.size)
    if Leaf.keepsSizeInFlight, list.size != frame.size {
      rect = CGRect(
        x: rect.midX - frame.width / 2, y: rect.midY - frame.height / 2, width: frame.width,
        height: frame.height)
    }
    if let look = list.presented(leaf.lookFlight) {
      leaf.view.draw(in: rect, looking: look, surroundings, into: &list)
    } else {
      leaf.view.draw(in: rect, surroundings, into: &list)
    }
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    var point = point
    if leaf.view.isMirrored(in: layoutDirection) { point.x = frame.width - point.x }
    guard leaf.view.contains(point, in: frame.size), !leaf.view.isClear(in: node.environment) else {
      return false
    }
    if leaf.view.hasLinks || linkTap != nil { lookForLink(at: point) }
    path.append(self)
    return true
  }

  private func lookForLink(at point: CGPoint) {
    let tap = linkTap ?? LinkTap(of: self) { [weak self] in self?.address(at: $0) }
    tap.isHit = address(at: point) != nil
    linkTap = tap
  }

  private func address(at point: CGPoint) -> URL? {
    leaf.view.address(at: point, in: frame.size, surroundings)
  }

  override var gesture: GestureAttachment? {
    node.environment.isEnabled ? linkTap?.gesture : nil
  }

  func disableLinks() {
    if let linkTap { node.graph.services.router.cancel(linkTap.recognizer) }
  }

  func letGoOfLinks() {
    guard let linkTap, let ending = node.graph.services.router.remove(linkTap.recognizer) else {
      return
    }
    node.graph.updates.add(action: ending)
  }

  override func findReach() -> HitCache.Reach {
    guard var area = leaf.view.hitArea(in: frame.size) else { return .anywhere }
    if leaf.view.isMirrored(in: layoutDirection) { area.origin.x = frame.width - area.maxX }
    return HitCache.Reach(around: area)
  }

  override func findGuide(_ key: AlignmentKey) -> CGFloat? {
    guard key.isBaseline else { return nil }
    return leaf.view.baseline(VerticalAlignment(key: key), in: frame.size, surroundings)
  }
}
