/// One of two kinds of views: what `if … else` and `switch` make in a view builder.
///
/// The two branches are different identities: state does not survive a change from one to the
/// other.
public struct _ConditionalContent<First: View, Second: View>: View {
  @usableFromInline
  package enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline package let branch: Branch

  @inlinable
  package init(branch: Branch) {
    self.branch = branch
  }
}

extension _ConditionalContent: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    let sizeOfView = max(MemoryLayout<First>.size, MemoryLayout<Second>.size)
    var plan = NodePlan(type: ConditionalNode<First, Second>.self)
    // What holds one of two values of any type has a byte behind the larger one that says which it is (Swift's
    // ABI, "Multi-Payload Enums").
    if MemoryLayout<Self>.size == sizeOfView + 1 { plan.branchOffset = sizeOfView }
    return plan
  }

  static func boxCount(with count: BoxCount) -> Int? {
    guard let first = count.boxes(of: First.self) else { return nil }
    return first == count.boxes(of: Second.self) ? first : nil
  }
}

/// Shows one of two views.
private final class ConditionalNode<First: View, Second: View>:
  Node<_ConditionalContent<First, Second>>, PlannedNode
{
  /// Where a byte in a value tells which branch it has; -1 for nowhere.
  private let branchOffset: Int

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    branchOffset = plan.nodes?.branchOffset ?? -1
    super.init(in: context)
    children = NodeChildren(read(view) { makeChild(of: $0, at: $1) })
  }

  override var isChoice: Bool { true }

  override func update(at view: UnsafeRawPointer) {
    read(view) { branch, content in
      let child = children[0]
      if child.component == .branch(branch) {
        child.update(at: content)
      } else {
        child.remove()
        children = NodeChildren(makeChild(of: branch, at: content))
        structureDidChange()
      }
    }
  }

  private func makeChild(of branch: Int, at view: UnsafeRawPointer) -> ViewNode {
    let plan =
      branch == 0
      ? graph.plans.plan(forNodesOf: First.self) : graph.plans.plan(forNodesOf: Second.self)
    return makeChild(at: view, plan, as: .branch(branch))
  }

  /// Hands on which branch a value has, 0 or 1, and where the view in it lies: in the value itself, as views
  /// are large and most updates need little of them.
  private func read<Result>(
    _ view: UnsafeRawPointer, _ body: (Int, UnsafeRawPointer) -> Result
  ) -> Result {
    guard branchOffset < 0 else {
      return body(Int((view + branchOffset).load(as: UInt8.self)), view)
    }
    return readCopy(view, body)
  }

  private func readCopy<Result>(
    _ view: UnsafeRawPointer, _ body: (Int, UnsafeRawPointer) -> Result
  ) -> Result {
    switch view.assumingMemoryBound(to: _ConditionalContent<First, Second>.self).pointee.branch {
    case .first(let view): return withUnsafePointer(to: view) { body(0, $0) }
    case .second(let view): return withUnsafePointer(to: view) { body(1, $0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    NodePlan(type: OptionalNode<Wrapped>.self)
  }
}

private final class OptionalNode<Wrapped: View>: Node<Wrapped?>, PlannedNode {
  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(in: context)
    if hasValue(view) { show(view) }
  }

  override var isChoice: Bool { true }

  override func update(at view: UnsafeRawPointer) {
    switch (children.first, hasValue(view)) {
    case (let child?, true):
      child.update(at: view)
    case (let child?, false):
      child.remove()
      children = []
      structureDidChange()
    case (nil, true):
      show(view)
      structureDidChange()
    case (nil, false):
      break
    }
  }

  private func hasValue(_ view: UnsafeRawPointer) -> Bool {
    RecallUICore.hasValue(view.assumingMemoryBound(to: Wrapped?.self).pointee)
  }

  private func show(_ view: UnsafeRawPointer) {
    // An optional with a value begins with that, as it is.
    children = NodeChildren(
      makeChild(at: view, graph.plans.plan(forNodesOf: Wrapped.self), as: .branch(0)))
  }
}

/// Whether there is a value, which isn't copied to find out.
func hasValue<Wrapped: ~Copyable>(_ value: borrowing Wrapped?) -> Bool {
  switch value {
  case .none: false
  case .some: true
  }
}
