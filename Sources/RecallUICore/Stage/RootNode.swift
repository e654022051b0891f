/// The node above a stage's content: it owns the viewport.
final class RootNode: ViewNode {
  private lazy var box = RootBox(node: self)
  private lazy var values = StageValues(of: self)
  private var content: ViewNode?
  /// Where several views stand as one.
  private var column: StackBox?

  /// Makes the tree of `content`.
  init<Content: View>(_ content: Content, graph: ViewGraph, environment: EnvironmentValues) {
    super.init(
      in: NodeContext(
        graph: graph, parent: nil, component: .transparent, environment: environment,
        isLazy: false))
    graph.root = self
    willHandOn(environment)
    let content = makeChild(content, as: .transparent)
    self.content = content
    children = NodeChildren(content)
    graph.updates.add(container: self)
  }

  override var ownBox: Box? { box }

  override func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {
    didHandOn(environment, insteadOf: old)
  }

  override func environmentForChildren() -> EnvironmentValues {
    var environment = environment
    environment.stageValues = values
    return environment
  }

  override func collectBoxes() {
    var boxes: [Box] = []
    content?.appendBoxes(to: &boxes)
    if boxes.count > 1 { boxes = [column(of: boxes)] } else { column?.children = [] }
    for node in graph.layers.nodes {
      node.appendBoxes(to: &boxes)
    }
    guard !boxes.elementsEqual(box.children, by: ===) else { return }
    box.children = BoxChildren(boxes)
    box.invalidateLayout()
  }

  private func column(of boxes: [Box]) -> Box {
    let column =
      column
      ?? StackBox(node: self, axis: .vertical) {
        StackBox.Arrangement(spacing: defaultSpacing, alignment: .center)
      }
    self.column = column
    if column.takeContent(boxes) { column.invalidateLayout() }
    return column
  }

  /// Lays everything out in a viewport.
  func layOut(in size: CGSize) {
    graph.layout.pass { box.place(at: .zero, ProposedViewSize(size)) }
  }
}

/// The viewport: content, and each layer above it, stands in its middle. Several views stand one below the other, as in
/// a stack.
private final class RootBox: Box {
  override var isLayoutBoundary: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    for child in children {
      child.placeAligned(.center, in: frame.size, proposal)
    }
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    _ = hitTestChildren(point, path: &path)
    path.append(self)
    return true
  }
}
