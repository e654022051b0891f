/// One of two kinds of views: what `if … else` and `switch` make in a view builder.
///
/// The two branches are different identities: state does not survive a change from one to the
/// other.
public struct _ConditionalContent<First: View, Second: View>: View {
  package enum Branch {
    case first(First)
    case second(Second)
  }

  package let branch: Branch
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
    children = [makeBranch(of: view)]
  }

  override func take(_ new: _ConditionalContent<First, Second>) {
    switch new.branch {
    case .first(let view) where children[0].component == .branch(0):
      unsafeDowncast(children[0], to: Node<First>.self).update(view)
    case .second(let view) where children[0].component == .branch(1):
      unsafeDowncast(children[0], to: Node<Second>.self).update(view)
    case .first, .second:
      children[0].remove()
      children = [makeBranch(of: new)]
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

  func makeNode(in context: NodeContext) -> Node<Wrapped?> {
    OptionalNode(self, in: context)
  }
}

private final class OptionalNode<Wrapped: View>: Node<Wrapped?> {
  private var child: Node<Wrapped>?

  init(_ view: Wrapped?, in context: NodeContext) {
    super.init(in: context)
    if let view { show(view) }
  }

  override func update(at view: UnsafeRawPointer) {
    let new = view.assumingMemoryBound(to: Wrapped?.self)
    guard let child else {
      guard let view = new.pointee else { return }
      show(view)
      structureDidChange()
      return
    }
    if case .none = new.pointee {
      child.remove()
      self.child = nil
      children = []
      structureDidChange()
    } else {
      // An optional with a value begins with that, as it is.
      child.update(at: view)
    }
  }

  private func show(_ view: Wrapped) {
    let child = makeChild(view, as: .branch(0))
    self.child = child
    children = [child]
  }
}
