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

  func makeNode(in context: NodeContext) -> Node<Self> {
    ConditionalNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? {
    let first = count.boxes(of: First.self)
    return first == count.boxes(of: Second.self) ? first : nil
  }
}

private final class ConditionalNode<First: View, Second: View>:
  Node<_ConditionalContent<First, Second>>
{
  init(_ view: _ConditionalContent<First, Second>, in context: NodeContext) {
    super.init(in: context)
    children = NodeChildren(makeBranch(of: view))
  }

  override func take(_ new: _ConditionalContent<First, Second>) {
    switch new.branch {
    case .first(let view) where children[0].component == .branch(0):
      unsafeDowncast(children[0], to: Node<First>.self).update(view)
    case .second(let view) where children[0].component == .branch(1):
      unsafeDowncast(children[0], to: Node<Second>.self).update(view)
    case .first, .second:
      children[0].remove()
      children = NodeChildren(makeBranch(of: new))
      structureDidChange()
    }
  }

  private func makeBranch(of view: _ConditionalContent<First, Second>) -> ViewNode {
    switch view.branch {
    case .first(let view): makeChild(view, as: .branch(0))
    case .second(let view): makeChild(view, as: .branch(1))
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
