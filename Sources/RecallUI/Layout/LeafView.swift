/// A view with nothing inside: it has a size, draws, and can be hit.
protocol LeafView: PrimitiveView {
  /// Whether another value of the view can have another size.
  static var valueAffectsSize: Bool { get }
  /// The size for a proposal.
  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize
  /// Draws the view in `rect`.
  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder)
  /// Whether `point` hits the view, whose own space begins at zero.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool
  /// From the top to a baseline, if the view has text.
  func baseline(
    _ alignment: VerticalAlignment, in size: CGSize, _ surroundings: Surroundings
  ) -> CGFloat?
  /// What the view says of itself.
  var accessibilityLabel: String? { get }
  var isSpacer: Bool { get }
}

/// What a leaf needs to know to measure and draw itself.
struct Surroundings {
  let environment: EnvironmentValues
  let textMeasurer: any TextMeasurer
}

extension LeafView {
  static var valueAffectsSize: Bool { true }

  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  func baseline(
    _ alignment: VerticalAlignment, in size: CGSize, _ surroundings: Surroundings
  ) -> CGFloat? { nil }

  var accessibilityLabel: String? { nil }

  var isSpacer: Bool { false }

  func makeNode(in context: NodeContext) -> Node<Self> {
    LeafNode(self, in: context)
  }
}

private final class LeafNode<Leaf: LeafView>: Node<Leaf> {
  private let plan: PropertyPlan
  private lazy var box = LeafBox(self)

  override init(_ view: Leaf, in context: NodeContext) {
    plan = context.graph.plan(for: Leaf.self)
    super.init(view, in: context)
  }

  override var ownBox: Box? { box }
  override var outlineName: String? { typeName(of: Leaf.self) }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func update(_ new: Leaf) {
    guard !plan.areEqual(view, new) else { return }
    view = new
    if Leaf.valueAffectsSize { box.invalidateLayout() } else { box.invalidateDisplay() }
  }

  override func environmentDidChange() {
    if Leaf.valueAffectsSize { box.invalidateLayout() } else { box.invalidateDisplay() }
  }
}

private final class LeafBox<Leaf: LeafView>: Box {
  private unowned let leaf: LeafNode<Leaf>

  init(_ node: LeafNode<Leaf>) {
    leaf = node
    super.init(node: node)
  }

  private var surroundings: Surroundings {
    Surroundings(environment: node.environment, textMeasurer: node.graph.textMeasurer)
  }

  override var isSpacer: Bool { leaf.view.isSpacer }

  override var accessibility: Accessibility? {
    leaf.view.accessibilityLabel.map { Accessibility(identifier: nil, label: $0) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    leaf.view.size(for: proposal, in: surroundings)
  }

  override func draw(into list: inout DisplayListBuilder) {
    leaf.view.draw(in: CGRect(origin: list.origin, size: frame.size), surroundings, into: &list)
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard leaf.view.contains(point, in: frame.size) else { return false }
    path.append(self)
    return true
  }

  override func baseline(_ alignment: VerticalAlignment) -> CGFloat? {
    leaf.view.baseline(alignment, in: frame.size, surroundings)
  }
}
