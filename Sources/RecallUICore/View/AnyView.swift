/// A view whose type is hidden.
///
/// When the hidden type changes, so does the identity.
public struct AnyView: View {
  package let storage: any View

  public init<Content: View>(_ view: Content) {
    storage = (view as? AnyView)?.storage ?? view
  }

  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func makeNode(in context: NodeContext) -> Node<AnyView> {
    AnyViewNode(self, in: context)
  }
}

private final class AnyViewNode: Node<AnyView> {
  init(_ view: AnyView, in context: NodeContext) {
    super.init(in: context)
    children = NodeChildren(make(view.storage))
  }

  override var isChoice: Bool { true }

  override func take(_ new: AnyView) {
    update(with: new.storage)
  }

  private func make<Content: View>(_ view: Content) -> ViewNode {
    makeChild(view, as: .branch(0))
  }

  private func update<Content: View>(with new: Content) {
    if let child = children[0] as? Node<Content> {
      child.update(new)
    } else {
      children[0].remove()
      children = NodeChildren(make(new))
      structureDidChange()
    }
  }
}
