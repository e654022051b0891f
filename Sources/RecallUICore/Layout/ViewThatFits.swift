/// Shows the first of several views that fits into the space that is offered, and else the last.
///
/// Views behind the first that fits are not made before there is less space: they cost nothing, and
/// have no state yet. What was made once stays, so that its state is there when it is shown again.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that looks whether others fit on `axes`, in their ideal sizes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never
}

extension ViewThatFits: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func makeNode(in context: NodeContext) -> Node<ViewThatFits> {
    FittingNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

/// Makes the candidates of a `ViewThatFits` one by one, as its box asks for them.
private final class FittingNode<Content: View>: ValueNode<ViewThatFits<Content>> {
  private lazy var box = FittingBox(node: self, axes: view.axes) { [unowned self] in
    makeNextCandidate()
  }
  /// Where the candidates lie in the content, if it is a list of views.
  private lazy var list: [NodePlan.Part]? = {
    let plan = graph.plans.plan(forNodesOf: Content.self)
    return plan.nodes?.isList == true ? plan.parts : nil
  }()

  override var ownBox: Box? { box }
  override var outlineName: String? { "ViewThatFits" }
  override var outlinedChildren: NodeChildren {
    NodeChildren(children.filter { boxes(of: NodeChildren($0)).contains { $0.isInParent } })
  }
  override var hasLazyChildren: Bool { false }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func take(_ new: ViewThatFits<Content>) {
    view = new
    box.axes = new.axes
    withUnsafePointer(to: new.content) { content in
      for (index, child) in children.enumerated() {
        child.update(at: UnsafeRawPointer(content) + (list?[index].offset ?? 0))
      }
    }
  }

  override func collectBoxes() {
    box.replaceCandidates(with: boxes(of: children), isAll: children.count >= count)
  }

  private var count: Int { list?.count ?? 1 }

  private func makeCandidate(_ index: Int) -> ViewNode? {
    guard let list else { return makeChild(view.content, as: .transparent) }
    guard index < list.count else { return nil }
    return withUnsafePointer(to: view.content) {
      makeChild(
        at: UnsafeRawPointer($0) + list[index].offset, list[index].plan, as: .index(index))
    }
  }

  /// Makes the next view, and adds the boxes that stand for it.
  private func makeNextCandidate() {
    let child = makeCandidate(children.count)
    if let child { children.change { $0.append(child) } }
    box.addCandidates(boxes(of: child.map(NodeChildren.init) ?? []), isAll: children.count >= count)
    // Containers in what was made just now have not got their own boxes yet.
    graph.collectBoxes()
  }

  private func boxes(of nodes: NodeChildren) -> [Box] {
    var boxes: [Box] = []
    for node in nodes {
      node.appendBoxes(to: &boxes)
    }
    return boxes
  }
}

/// Lays out one of its candidates; only that one is drawn, hit and found.
private final class FittingBox: ChoosingBox {
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  /// Those that were made so far, in order.
  private var candidates: [Box] = []
  /// Whether there are no more to be made.
  private var hasAll = false
  private var isMaking = false
  private let makeNext: () -> Void

  /// - Parameter makeNext: Has the next candidates added, which may be none, one or many.
  init(node: ViewNode, axes: Axis.Set, makeNext: @escaping () -> Void) {
    self.axes = axes
    self.makeNext = makeNext
    super.init(node: node)
  }

  /// What is made while this box is measured is measured right afterwards.
  override var isAboutToPlace: Bool { isMaking }
  override var standsForOneView: Bool { true }
  // Whatever is chosen for a size has been made by then. What is shown depends on the last size that was asked for.
  override var mayTellGuides: BoxChildren { BoxChildren(candidates) }
  // Which one is shown is known only after measuring.
  override var mayGrowDown: Bool { candidate(at: 0)?.growsDown ?? false }

  func addCandidates(_ boxes: [Box], isAll: Bool) {
    candidates += boxes
    hasAll = isAll
    for box in boxes {
      box.adopt(into: self)
    }
    noteSight(of: children)
    guidesDidChange()
  }

  func replaceCandidates(with boxes: [Box], isAll: Bool) {
    guard !boxes.elementsEqual(candidates, by: ===) else { return }
    candidates = []
    addCandidates(boxes, isAll: isAll)
    invalidateLayout()
  }

  /// Has the candidates know which of them is seen: nothing appears in the others.
  private func noteSight(of chosen: BoxChildren) {
    for candidate in candidates {
      node.noteSight(of: candidate, isOutOfSight: !chosen.contains { $0 === candidate })
    }
  }

  private func choice(for proposal: ProposedViewSize) -> Box? {
    var asked = proposal
    if axes.contains(.horizontal) { asked.width = nil }
    if axes.contains(.vertical) { asked.height = nil }
    var index = 0
    while let candidate = candidate(at: index) {
      if hasAll, index == candidates.count - 1 { return candidate }
      let ideal = candidate.size(for: asked)
      let isTooWide = axes.contains(.horizontal) && ideal.width > proposal.width ?? .infinity
      let isTooHigh = axes.contains(.vertical) && ideal.height > proposal.height ?? .infinity
      if !isTooWide && !isTooHigh { return candidate }
      index += 1
    }
    return candidates.last
  }

  /// The candidate at an index, made if need be.
  private func candidate(at index: Int) -> Box? {
    while index >= candidates.count, !hasAll {
      isMaking = true
      makeNext()
      isMaking = false
    }
    return index < candidates.count ? candidates[index] : nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    show(choice(for: proposal).map { [$0] } ?? [])
    for child in children {
      child.place(at: .zero, proposal)
    }
  }

  /// Shows a candidate. What is held on another one before ends, once all is in its place.
  private func show(_ chosen: [Box]) {
    let former = children
    guard choose(chosen) else { return }
    noteSight(of: children)
    guard !former.isEmpty, !graph.isPresentationTree, !graph.services.router.isIdle else { return }
    graph.updates.add { [weak self] in
      for box in former where self?.children.contains(where: { $0 === box }) == false {
        box.endGestures()
      }
    }
  }
}
