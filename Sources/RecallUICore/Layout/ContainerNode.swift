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

  /// The arrangement, and the content where it lies in the view.
  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    var plan = NodePlan(
      type: ContainerNode<Self>.self,
      parts: [NodePlan.Part(offset: 0, plan: plans.plan(for: Arrangement.self))])
    if let offset = plans.plan(for: Self.self).offset(of: "content", as: Content.self) {
      plan.parts.append(
        NodePlan.Part(offset: offset, plan: plans.plan(forNodesOf: Content.self)))
    }
    return plan
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

final class ContainerNode<Container: ContainerView>: Node<Container>, PlannedNode {
  private let plan: PropertyPlan
  private var arrangement: Container.Arrangement
  /// Where the content lies in the view, if it does.
  private let contentOffset: Int?
  private lazy var box = Container.makeBox(for: self) { [unowned self] in arrangement }

  init(at address: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    let view = address.assumingMemoryBound(to: Container.self)
    let parts = plan.parts
    let content = parts.count > 1 ? parts[1] : nil
    self.plan = parts[0].plan
    arrangement = Self.arrangement(of: view.pointee)
    contentOffset = content?.offset
    super.init(in: context)
    let context = NodeContext(
      graph: graph, parent: self, component: .transparent,
      environment: Container.environment(inside: environment), isLazy: Container.isLazy)
    let child: ViewNode =
      if let content {
        content.plan.makeNode(at: address + content.offset, in: context)
      } else {
        context.makeNode(of: view.pointee.content)
      }
    children = NodeChildren(child)
    graph.updates.add(container: self)
  }

  /// A view is not copied for what it says of itself.
  private static func arrangement(of view: borrowing Container) -> Container.Arrangement {
    view.arrangement
  }

  override var containsViews: Bool { true }
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
    let newArrangement = Self.arrangement(of: new.pointee)
    if !plan.areEqual(arrangement, newArrangement) {
      arrangement = newArrangement
      box.invalidateLayout()
    }
    guard let child = children.first else { return }
    if let contentOffset {
      child.update(at: view + contentOffset)
    } else {
      withUnsafePointer(to: new.pointee.content) { child.update(at: $0) }
    }
  }

  override func collectBoxes() {
    guard !Container.isLazy else {
      box.invalidateLayout()
      return
    }
    var boxes: [Box] = []
    children.first?.appendBoxes(to: &boxes)
    if box.takeContent(boxes) { box.invalidateLayout() }
  }
}
