/// A view that lays out the boxes of its content in a box of its own.
protocol ContainerView: PrimitiveView {
  associatedtype Content: View

  associatedtype Arrangement

  var content: Content { get }
  /// How the container lays out its content.
  var arrangement: Arrangement { get }
  /// Whether the content's elements are made on demand.
  static var isLazy: Bool { get }
  /// Makes the box, which asks for the arrangement whenever it needs it.
  static func makeBox(for node: ViewNode, _ arrangement: @escaping () -> Arrangement) -> Box
}

extension ContainerView {
  static var isLazy: Bool { false }

  func makeNode(in context: NodeContext) -> Node<Self> {
    ContainerNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

final class ContainerNode<Container: ContainerView>: Node<Container> {
  private var child: Node<Container.Content>?
  private let plan: PropertyPlan
  private var arrangement: Container.Arrangement
  private lazy var box = Container.makeBox(for: self) { [unowned self] in arrangement }

  init(_ view: Container, in context: NodeContext) {
    plan = context.graph.plan(for: Container.Arrangement.self)
    arrangement = view.arrangement
    super.init(in: context)
    let child = NodeContext(
      graph: graph, parent: self, component: .transparent, environment: environment,
      isLazy: Container.isLazy
    ).makeNode(of: view.content)
    self.child = child
    children = [child]
    graph.needsBoxes(of: self)
  }

  override var ownBox: Box? { box }
  override var outlineName: String? { typeName(of: Container.self) }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func update(_ new: Container) {
    let newArrangement = new.arrangement
    if !plan.areEqual(arrangement, newArrangement) {
      arrangement = newArrangement
      box.invalidateLayout()
    }
    child?.update(new.content)
  }

  override func collectBoxes() {
    guard !Container.isLazy else {
      box.invalidateLayout()
      return
    }
    var boxes: [Box] = []
    child?.appendBoxes(to: &boxes)
    if box.takeContent(boxes) { box.invalidateLayout() }
  }
}
