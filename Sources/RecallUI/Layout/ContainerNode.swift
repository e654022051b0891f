/// A view that lays out the boxes of its content in a box of its own.
protocol ContainerView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
  /// Whether the content's elements are made on demand.
  static var isLazy: Bool { get }
  /// Whether another value of the container, its content aside, lays out differently.
  func isLaidOut(like other: Self) -> Bool
  func makeBox(for node: ContainerNode<Self>) -> Box
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
  private lazy var box = view.makeBox(for: self)

  override init(_ view: Container, in context: NodeContext) {
    super.init(view, in: context)
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
    let isUnchanged = view.isLaidOut(like: new)
    view = new
    if !isUnchanged { box.invalidateLayout() }
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
