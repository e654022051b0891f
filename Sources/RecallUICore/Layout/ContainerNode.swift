/// A view that lays out the boxes of its content in a box of its own.
protocol ContainerView: PrimitiveView {
  associatedtype Content: View

  associatedtype Arrangement

  var content: Content { get }
  /// How the container lays out its content.
  var arrangement: Arrangement { get }
  /// Whether the content's elements are made on demand.
  static var isLazy: Bool { get }
  /// What the content inherits of what the container does.
  static func environment(inside values: EnvironmentValues) -> EnvironmentValues
  /// Makes the box, which asks for the arrangement whenever it needs it.
  static func makeBox(for node: ViewNode, _ arrangement: @escaping () -> Arrangement) -> Box
}

extension ContainerView {
  static var isLazy: Bool { false }

  static func environment(inside values: EnvironmentValues) -> EnvironmentValues { values }

  func makeNode(in context: NodeContext) -> Node<Self> {
    withUnsafePointer(to: self) { Self.makeNode(at: $0, in: context) }
  }

  static func makeNode(at view: UnsafePointer<Self>, in context: NodeContext) -> Node<Self> {
    ContainerNode(view, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

final class ContainerNode<Container: ContainerView>: Node<Container>, ContainingNode {
  private var child: Node<Container.Content>?
  private let plan: PropertyPlan
  private var arrangement: Container.Arrangement
  /// Where the content lies in the view.
  private let contentOffset: Int?
  private lazy var box = Container.makeBox(for: self) { [unowned self] in arrangement }

  init(_ view: UnsafePointer<Container>, in context: NodeContext) {
    plan = context.graph.plan(for: Container.Arrangement.self)
    arrangement = view.pointee.arrangement
    contentOffset = context.graph.plan(for: Container.self)
      .offset(of: "content", as: Container.Content.self)
    super.init(in: context)
    let context = NodeContext(
      graph: graph, parent: self, component: .transparent,
      environment: Container.environment(inside: environment), isLazy: Container.isLazy)
    let child =
      if let contentOffset {
        context.makeNode(
          at: (UnsafeRawPointer(view) + contentOffset)
            .assumingMemoryBound(to: Container.Content.self))
      } else {
        context.makeNode(of: view.pointee.content)
      }
    self.child = child
    children = [child]
    graph.updates.add(container: self)
  }

  override var ownBox: Box? { box }
  override var outlineName: String? { typeName(of: Container.self) }

  override func environmentForChildren() -> EnvironmentValues {
    Container.environment(inside: environment)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    box.environmentDidChange(from: old)
  }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func update(at view: UnsafeRawPointer) {
    let new = view.assumingMemoryBound(to: Container.self)
    let newArrangement = new.pointee.arrangement
    if !plan.areEqual(arrangement, newArrangement) {
      arrangement = newArrangement
      box.invalidateLayout()
    }
    if let contentOffset {
      child?.update(at: view + contentOffset)
    } else {
      child?.update(new.pointee.content)
    }
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
