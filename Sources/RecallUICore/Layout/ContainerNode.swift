/// A view that lays out the boxes of its content in a box of its own.
protocol ContainerView: PrimitiveView {
  associatedtype Content: View

  associatedtype Arrangement

  var content: Content { get }
  /// How the container lays out its content.
  var arrangement: Arrangement { get }
  /// Whether the content's elements are made on demand.
  static var isLazy: Bool { get }
  /// What the container adds to the paths of what is inside; nil for nothing.
  static var pathName: String? { get }
  /// What the content inherits of what the container does.
  static func environment(inside values: EnvironmentValues) -> EnvironmentValues
  /// Makes the box, which asks for the arrangement whenever it needs it.
  static func makeBox(for node: ViewNode, _ arrangement: @escaping () -> Arrangement) -> Box
}

extension ContainerView {
  static var isLazy: Bool { false }

  static var pathName: String? { nil }

  static func environment(inside values: EnvironmentValues) -> EnvironmentValues { values }

  /// The arrangement, and the content where it lies in the view: the views in it, if it is a list of
  /// them.
  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    var plan = NodePlan(
      type: ContainerNode<Self>.self,
      parts: [NodePlan.Part(offset: 0, plan: plans.plan(for: Arrangement.self))])
    if let offset = plans.plan(for: Self.self).offset(of: "content", as: Content.self) {
      let content = plans.plan(forNodesOf: Content.self)
      plan.holdsList = content.nodes?.isList == true && !isLazy
      plan.parts +=
        plan.holdsList
        ? content.parts.map { NodePlan.Part(offset: offset + $0.offset, plan: $0.plan) }
        : [NodePlan.Part(offset: offset, plan: content)]
    }
    return plan
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

final class ContainerNode<Container: ContainerView>: Node<Container>, PlannedNode {
  /// The arrangement, and what of the content lies in the view.
  private let parts: [NodePlan.Part]
  /// Whether there is a part for each of the children, and not one for all of them.
  private let isList: Bool
  private var arrangement: Container.Arrangement
  private lazy var box = Container.makeBox(for: self) { [unowned self] in arrangement }

  init(at address: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    let view = address.assumingMemoryBound(to: Container.self)
    parts = plan.parts
    isList = plan.nodes?.holdsList == true
    arrangement = view.read { $0.arrangement }
    super.init(in: context)
    let environment = Container.environment(inside: environment)
    children =
      if isList {
        NodeChildren(
          parts.indices.dropFirst().map {
            makeChild(at: address, parts[$0], as: .index($0 - 1), environment)
          })
      } else if parts.count > 1 {
        NodeChildren(makeChild(at: address, parts[1], as: .transparent, environment))
      } else {
        NodeChildren(
          self.context(for: .transparent, environment).makeNode(of: view.pointee.content))
      }
    graph.updates.add(container: self)
  }

  private func context(
    for component: Component, _ environment: EnvironmentValues
  ) -> NodeContext {
    NodeContext(
      graph: graph, parent: self, component: component, environment: environment,
      isLazy: Container.isLazy)
  }

  private func makeChild(
    at view: UnsafeRawPointer, _ part: NodePlan.Part, as component: Component,
    _ environment: EnvironmentValues
  ) -> ViewNode {
    part.plan.makeNode(at: view + part.offset, in: context(for: component, environment))
  }

  override var containsViews: Bool { true }
  override var ownBox: Box? { box }

  /// State that the arrangement read has changed.
  override func evaluate() {
    beginEvaluation()
    box.invalidateLayout()
  }
  override var outlineName: String? { typeName(of: Container.self) }
  override var pathName: String? { Container.pathName }

  override func environmentForChildren() -> EnvironmentValues {
    Container.environment(inside: environment)
  }

  override func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {
    box.environmentDidChange(from: old)
  }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func update(at view: UnsafeRawPointer) {
    let new = view.assumingMemoryBound(to: Container.self)
    let newArrangement = new.read { $0.arrangement }
    if !parts[0].plan.areEqual(arrangement, newArrangement) {
      arrangement = newArrangement
      box.invalidateLayout()
    }
    if isList {
      for index in 0..<children.count {
        children[index].update(at: view + parts[index + 1].offset)
      }
    } else if parts.count > 1 {
      children.first?.update(at: view + parts[1].offset)
    } else {
      withUnsafePointer(to: new.pointee.content) { children.first?.update(at: $0) }
    }
  }

  override func collectBoxes() {
    guard !Container.isLazy else {
      box.invalidateLayout()
      return
    }
    var boxes: [Box] = []
    boxes.reserveCapacity(children.count)
    children.visit { $0.appendBoxes(to: &boxes) }
    if box.takeContent(boxes) { box.invalidateLayout() }
  }
}
